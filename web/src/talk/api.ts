// Everything the client asks the server for, in one place; what goes there and back is typed by the server's routes.
import type {
  Advised,
  AdviceWanted,
  Course,
  Draft,
  LettersWanted,
  LinkWanted,
  Me,
  Message,
  MovesSent,
  NewTable,
  News,
  Past,
  PushWanted,
  Refusals,
  RefusalsWanted,
  Routes,
  Sight,
  Taken,
  UndoWanted,
  VoteCast,
} from "../generated/wire";

/** An answer that changed nothing, with its code, and the rule where a rule is the reason. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly rule: Message | null;
  /** The table as it is, where the answer came too late. */
  readonly sight: Sight | null;
  /** Seconds to wait before asking again. */
  readonly wait: number;
  /** The field of a figure set that is wrong. */
  readonly place: string;

  constructor(status: number, body: Record<string, unknown>) {
    super(String(body.detail ?? status));
    this.status = status;
    this.code = String(body.code ?? "fault");
    this.rule = (body.message as Message | null) ?? null;
    this.sight = (body.sight as Sight | null) ?? null;
    this.wait = Number(body.wait) || 1;
    this.place = String(body.place ?? "");
  }
}

type Route = keyof Routes;
type Named<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never;
type Values = Record<string, number | string | null | undefined>;
/** What a route is given: the names in its path, its query, its body. */
type Given<R extends Route> = Record<Named<R>, number | string> & Omit<Routes[R], "answer">;

let csrf: string | null = null;

async function ask<R extends Route>(route: R, given: Given<R>): Promise<Routes[R]["answer"]> {
  const [method = "", path = ""] = route.split(" ");
  const { query = {}, body, ...names } = given as { query?: Values; body?: unknown } & Values;
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (method !== "GET" && csrf) headers["x-csrf-token"] = csrf;
  const address = path.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(String(names[name])));
  const answer = await fetch(address + asked(query), {
    method,
    headers,
    credentials: "same-origin",
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (answer.status === 204) return null;
  const text = await answer.text();
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    data = { code: "fault", detail: text.slice(0, 200) };
  }
  if (!answer.ok) throw new Refused(answer.status, data as Record<string, unknown>);
  return data as Routes[R]["answer"];
}

// Of what was told, the server gives so many rows at once.
const NEWS_PIECE = 500;

/** Asks again as soon as the server lets it: a long game is looked back at in more pieces than it gives at once. */
async function askPatiently<R extends Route>(route: R, given: Given<R>): Promise<Routes[R]["answer"]> {
  for (;;) {
    try {
      return await ask(route, given);
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 429) throw error;
      const { wait } = error;
      await new Promise((goOn) => setTimeout(goOn, 1000 * wait));
    }
  }
}

function asked(query: Values): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
}

function known(me: Me): Me {
  csrf = me.csrf;
  return me;
}

export const api = {
  me: async () => known(await ask("GET /api/me", {})),
  guest: async (name: string) => known(await ask("POST /api/guest", { body: { name } })),
  signUp: async (name: string, password: string) => known(await ask("POST /api/account", { body: { name, password } })),
  signIn: async (name: string, password: string) => known(await ask("POST /api/login", { body: { name, password } })),
  signOut: async (): Promise<void> => {
    await ask("POST /api/logout", {});
    csrf = null;
  },
  devices: () => ask("GET /api/sessions", {}),
  signOutElsewhere: () => ask("DELETE /api/sessions", {}),
  changePassword: (password: string, fresh: string) => ask("POST /api/password", { body: { password, fresh } }),
  forgetMe: async (password: string | null): Promise<void> => {
    await ask("DELETE /api/me", { body: { password } });
    csrf = null;
  },
  pushKey: () => ask("GET /api/push", {}),
  wantPush: (body: PushWanted) => ask("POST /api/me/push", { body }),
  endPush: (endpoint: string) => ask("DELETE /api/me/push", { body: { endpoint } }),
  letters: () => ask("GET /api/me/letters", {}),
  wantLetters: (body: LettersWanted) => ask("PUT /api/me/letters", { body }),
  endLetters: () => ask("DELETE /api/me/letters", {}),
  confirmLetters: (token: string) => ask("POST /api/letters/{token}/confirm", { token }),
  stopLetters: (token: string) => ask("POST /api/letters/{token}/stop", { token }),
  games: () => ask("GET /api/games", {}),
  game: (game_id: string) => ask("GET /api/games/{game_id}", { game_id }),
  figuresAsked: (game_id: string) => ask("GET /api/games/{game_id}/figures", { game_id }),
  sets: () => ask("GET /api/figures", {}),
  set: (set_id: string) => ask("GET /api/figures/{set_id}", { set_id }),
  keepSet: (game: string, figures: Record<string, unknown>) => ask("POST /api/figures", { body: { game, figures } }),
  changeSet: (set_id: string, figures: Record<string, unknown>) => ask("PUT /api/figures/{set_id}", { set_id, body: { figures } }),
  removeSet: (set_id: string) => ask("DELETE /api/figures/{set_id}", { set_id }),
  create: (body: NewTable) => ask("POST /api/tables", { body }),
  mine: () => ask("GET /api/tables/mine", {}),
  history: (query: Routes["GET /api/tables/history"]["query"]) => ask("GET /api/tables/history", { query }),
  historyWith: (table_id: string, seat: number, query: Routes["GET /api/tables/{table_id}/seats/{seat}/history"]["query"]) => ask("GET /api/tables/{table_id}/seats/{seat}/history", { table_id, seat, query }),
  open: () => ask("GET /api/tables", {}),
  table: (table_id: string) => ask("GET /api/tables/{table_id}", { table_id }),
  tableFigures: (table_id: string) => ask("GET /api/tables/{table_id}/figures", { table_id }),
  abouts: (table_id: string) => ask("GET /api/tables/{table_id}/abouts", { table_id }),
  sight: (table_id: string, viewer: number | null) => ask("GET /api/tables/{table_id}/sight", { table_id, query: { viewer } }),
  news: async (table_id: string, viewer: number | null): Promise<News[]> => {
    const all: News[] = [];
    for (;;) {
      const piece = await askPatiently("GET /api/tables/{table_id}/news", { table_id, query: { viewer, since: all.length, count: NEWS_PIECE } });
      all.push(...piece);
      if (piece.length < NEWS_PIECE) return all;
    }
  },
  move: (table_id: string, body: MovesSent): Promise<Taken | Draft> => ask("POST /api/tables/{table_id}/moves", { table_id, body }),
  undo: (table_id: string, body: UndoWanted) => ask("POST /api/tables/{table_id}/undo", { table_id, body }),
  refusals: (table_id: string, body: RefusalsWanted): Promise<Refusals> => ask("POST /api/tables/{table_id}/refusals", { table_id, body }),
  vote: (table_id: string, kind: VoteCast["kind"], seat: number, agree: boolean) => ask("POST /api/tables/{table_id}/votes", { table_id, body: { seat, kind, agree } }),
  handOver: (table_id: string, seat: number, bot: string) => ask("POST /api/tables/{table_id}/seats/{seat}/bot", { table_id, seat, body: { bot } }),
  takeBack: (table_id: string, seat: number) => ask("DELETE /api/tables/{table_id}/seats/{seat}/bot", { table_id, seat }),
  mute: (table_id: string, seat: number, muted: boolean) => ask("POST /api/tables/{table_id}/seats/{seat}/mute", { table_id, seat, body: { muted } }),
  letOutsiders: (table_id: string, talk: boolean) => ask("POST /api/tables/{table_id}/outsiders", { table_id, body: { talk } }),
  complain: (table_id: string, text: string) => ask("POST /api/tables/{table_id}/reports", { table_id, body: { text } }),
  leave: (table_id: string, seat: number) => ask("POST /api/tables/{table_id}/leave", { table_id, body: { seat } }),
  advice: (table_id: string, body: AdviceWanted): Promise<Advised> => ask("POST /api/tables/{table_id}/advice", { table_id, body }),
  join: (table_id: string, pledge: string) => ask("POST /api/tables/{table_id}/join", { table_id, body: { pledge } }),
  pledge: (table_id: string, seat: number, pledge: string) => ask("POST /api/tables/{table_id}/pledge", { table_id, body: { seat, pledge } }),
  showNonce: (table_id: string, seat: number, nonce: string) => ask("POST /api/tables/{table_id}/nonce", { table_id, body: { seat, nonce } }),
  fill: (table_id: string, bot: string) => ask("POST /api/tables/{table_id}/fill", { table_id, body: { bot } }),
  rematch: (table_id: string, pledges: Record<string, string>) => ask("POST /api/tables/{table_id}/rematch", { table_id, body: { pledges } }),
  past: (table_id: string, viewer: number | null, start: number, count: number): Promise<Past> =>
    askPatiently("GET /api/tables/{table_id}/past", { table_id, query: { viewer, start, count } }),
  course: (table_id: string): Promise<Course> => askPatiently("GET /api/tables/{table_id}/course", { table_id }),
  journal: (table_id: string) => ask("GET /api/tables/{table_id}/journal", { table_id }),
  draws: (table_id: string) => askPatiently("GET /api/tables/{table_id}/draws", { table_id }),
  record: (table_id: string, viewer: number | null) => ask("GET /api/tables/{table_id}/record", { table_id, query: { viewer } }),
  waitingLink: () => ask("GET /api/links/waiting", {}),
  useLink: (pledge: string) => ask("POST /api/links/use", { body: { pledge } }),
  code: (token: string) => ask("POST /api/links/code", { body: { token } }),
  newLink: async (table_id: string, role: LinkWanted["role"], seat: number): Promise<string> =>
    (await ask("POST /api/tables/{table_id}/links", { table_id, body: seat < 0 ? { role } : { role, seat } })).token,
};

export function socketUrl(table: string, viewer: number | null, number: number): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const path = `/api/tables/${encodeURIComponent(table)}/live`;
  return `${scheme}://${location.host}${path}${asked({ viewer, after: number < 0 ? null : number })}`;
}

/** A key by which the server knows an answer that it is sent twice. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
