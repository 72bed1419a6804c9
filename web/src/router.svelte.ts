// The one page reads its own path. Links inside it change the path without loading the page again.
class Router {
  path = $state(typeof location === "undefined" ? "/" : location.pathname);

  constructor() {
    if (typeof window !== "undefined") window.addEventListener("popstate", () => (this.path = location.pathname));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For links: follow them inside the page, unless the person wants them elsewhere. */
export function inside(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  router.go(link.pathname + link.hash);
}
