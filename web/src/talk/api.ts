// Everything the client asks the server for, in one place.
import type { Plain } from "../boards/board";
import type {
  Advised,
  Choice,
  Code,
  Draft,
  GameListed,
  GameShown,
  LinkMade,
  LinkShown,
  Listed,
  Made,
  Me,
  Message,
  News,
  NewTable,
  Past,
  Refusals,
  Rematch,
  Seated,
  TableInfo,
  Taken,
} from "../generated/wire";

/** An answer that changed nothing, with its code, and the rule where a rule is the reason. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly message_: Message | null;
  readonly facts: Record<string, unknown>;

  constructor(status: number, body: Record<string, unknown>) {
    super(String(body.detail ?? status));
    this.status = status;
    this.code = String(body.code ?? "fault");
    this.message_ = (body.message as Message | null) ?? null;
    this.facts = body;
  }
}

let csrf: string | null = null;

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (method !== "GET" && csrf) headers["x-csrf-token"] = csrf;
  const answer = await fetch(path, {
    method,
    headers,
    credentials: "same-origin",
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (answer.status === 204) return undefined as T;
  const text = await answer.text();
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    data = { code: "fault", detail: text.slice(0, 200) };
  }
  if (!answer.ok) throw new Refused(answer.status, data as Record<string, unknown>);
  return data as T;
}

/** Asks again as soon as the server lets it: a long game is looked back at in more pieces than it gives at once. */
async function askPatiently<T>(path: string): Promise<T> {
  for (;;) {
    try {
      return await ask<T>("GET", path);
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 429) throw error;
      const wait = Number(error.facts.wait) || 1;
      await new Promise((goOn) => setTimeout(goOn, 1000 * wait));
    }
  }
}

function at(table: string, rest = ""): string {
  return `/api/tables/${encodeURIComponent(table)}${rest}`;
}

function query(values: Record<string, number | string | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
}

function known(me: Me): Me {
  csrf = me.csrf;
  return me;
}

export const api = {
  me: async (): Promise<Me> => known(await ask<Me>("GET", "/api/me")),
  guest: async (name: string): Promise<Me> => known(await ask<Me>("POST", "/api/guest", { name })),
  signUp: async (name: string, password: string): Promise<Me> =>
    known(await ask<Me>("POST", "/api/account", { name, password })),
  signIn: async (name: string, password: string): Promise<Me> =>
    known(await ask<Me>("POST", "/api/login", { name, password })),
  signOut: async (): Promise<void> => {
    await ask("POST", "/api/logout");
    csrf = null;
  },
  forgetMe: async (password: string | null): Promise<void> => {
    await ask("DELETE", "/api/me", password === null ? {} : { password });
    csrf = null;
  },
  games: (): Promise<GameListed[]> => ask("GET", "/api/games"),
  game: (game: string): Promise<GameShown> => ask("GET", `/api/games/${encodeURIComponent(game)}`),
  create: (table: NewTable): Promise<Made> => ask("POST", "/api/tables", table),
  mine: (): Promise<Listed[]> => ask("GET", "/api/tables/mine"),
  open: (): Promise<Listed[]> => ask("GET", "/api/tables"),
  table: (table: string): Promise<TableInfo> => ask("GET", at(table)),
  news: (table: string, viewer: number | null): Promise<News[]> => ask("GET", at(table, `/news${query({ viewer })}`)),
  move: (table: string, seat: number, question: number, actions: Plain[], key: string): Promise<Taken | Draft> =>
    ask("POST", at(table, "/moves"), { seat, question, key, actions }),
  undo: (table: string, seat: number, row: number, key: string): Promise<Taken> =>
    ask("POST", at(table, "/undo"), { seat, row, key }),
  refusals: (table: string, seat: number, question: number, actions: Plain[]): Promise<Refusals> =>
    ask("POST", at(table, "/refusals"), { seat, question, actions }),
  vote: (table: string, kind: string, seat: number, agree: boolean): Promise<void> =>
    ask("POST", at(table, "/votes"), { seat, kind, agree }),
  handOver: (table: string, seat: number, bot: string): Promise<void> =>
    ask("POST", at(table, `/seats/${seat}/bot`), { bot }),
  takeBack: (table: string, seat: number): Promise<void> => ask("DELETE", at(table, `/seats/${seat}/bot`)),
  mute: (table: string, seat: number, muted: boolean): Promise<void> =>
    ask("POST", at(table, `/seats/${seat}/mute`), { muted }),
  leave: (table: string, seat: number): Promise<void> => ask("POST", at(table, "/leave"), { seat }),
  advice: async (table: string, seat: number, question: number): Promise<Choice[]> =>
    (await ask<Advised>("POST", at(table, "/advice"), { seat, question })).actions,
  join: (table: string): Promise<Seated> => ask("POST", at(table, "/join"), {}),
  rematch: (table: string): Promise<Rematch> => ask("POST", at(table, "/rematch"), {}),
  past: (table: string, viewer: number | null, start: number, count: number): Promise<Past> =>
    askPatiently(at(table, `/past${query({ viewer, start, count })}`)),
  record: (table: string, viewer: number | null): Promise<Record<string, unknown>> =>
    ask("GET", at(table, `/record${query({ viewer })}`)),
  waitingLink: (): Promise<LinkShown> => ask("GET", "/api/links/waiting"),
  useLink: (token: string | null): Promise<Seated> => ask("POST", "/api/links/use", token ? { token } : {}),
  code: (token: string): Promise<Code> => ask("POST", "/api/links/code", { token }),
  newLink: async (table: string, role: string, seat: number): Promise<string> =>
    (await ask<LinkMade>("POST", at(table, "/links"), seat < 0 ? { role } : { role, seat })).token,
};

export function socketUrl(table: string, viewer: number | null, number: number): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}${at(table, "/live")}${query({ viewer, after: number < 0 ? null : number })}`;
}
