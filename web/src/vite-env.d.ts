/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:icons" {
  const bodies: Record<import("./look/icons").IconName, string>;
  export default bodies;
}
