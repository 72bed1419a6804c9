// The browser's offer to put the app on the home screen, kept until somebody asks for it in the settings.
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  private offer = $state.raw<Offer | null>(null);

  constructor() {
    if (typeof window === "undefined") return;
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.offer = event as Offer;
    });
    addEventListener("appinstalled", () => (this.offer = null));
  }

  /** Browsers offer it over https or on the same machine, and not twice. */
  get isPossible(): boolean {
    return this.offer !== null;
  }

  async ask(): Promise<void> {
    const offer = this.offer;
    // It can be used once.
    this.offer = null;
    await offer?.prompt();
  }
}

export const install = new Install();
