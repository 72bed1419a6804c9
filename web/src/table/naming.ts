// Which name a thing on the page carries, and what that name means.

/** The name that a piece stands for, if it stands for one: `card:storm` does, `ship:1:0` does not. */
export function nameOf(part: string): string {
  return part.split(":")[1] ?? part;
}

/** The thing around this element whose name means something, and what. */
export function aboutOf(element: Element, about: (name: string) => string): { at: Element; text: string } | null {
  const at = element.closest<HTMLElement>("[data-about], [data-part]");
  if (!at) return null;
  const text = about(at.dataset.about ?? nameOf(at.dataset.part ?? ""));
  return text ? { at, text } : null;
}
