// Calling whoever is asked: in the page's title, with a bell, and with a notice where the page is out of sight.
import { play } from "../sound/play";
import { notify } from "../talk/notify";
import { t } from "../talk/ui.svelte";
import type { Moment } from "./moment.svelte";
import type { TableSession } from "./session.svelte";

/** Call at every new question; `called` is told of it too. To be used while a component is made. */
export function calling(session: TableSession, moment: Moment, called: () => void): void {
  const { title } = moment.game.game;
  let last = -1;
  $effect(() => {
    const question = session.sight?.question ?? -1;
    document.title = moment.isMine ? `● ${t("your-turn")} – ${title}` : `${title} – Freebooter`;
    if (!moment.isMine || question === last) return;
    last = question;
    play("turn");
    notify(t("your-turn"), title, session.id);
    called();
  });
}
