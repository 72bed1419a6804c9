// Made by `freebooter web types` from the server's schemas. Do not edit.

export interface Clock {
  kind?: "correspondence" | "live" | "off";
  per_move?: number | null;
  bank?: number | null;
}

export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  bot: string | null;
  stand_in: string | null;
  muted: boolean;
  pledge: string;
  shown: boolean;
  devices: number;
}

export interface Vote {
  kind: string;
  asked_by: number;
  agreed: number[];
  needed: number[];
}

export interface You {
  seats: number[];
  hosts: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  state: string;
  public: boolean;
  host: number | null;
  options: Record<string, unknown>;
  figures: string | null;
  clock: Clock;
  bot_delay: number;
  advice: boolean;
  outsiders_talk: boolean;
  seats: SeatInfo[];
  number: number;
  asks: number[];
  version: number;
  commitment: string;
  starts: number | null;
  rematch: string | null;
  retention_days: number | null;
  created: number;
  changed: number;
  votes: Vote[];
  you: You;
}

export interface Message {
  key: string;
  rule: string;
  seats: Record<string, number | number[]>;
  terms: Record<string, string | string[]>;
  args: Record<string, number | string>;
}

export interface Outlook {
  says: Message | null;
  odds: Record<string, number>;
  facts: Record<string, number>;
  warning: Message | null;
}

export interface Choice {
  action: Record<string, unknown>;
  message: Message;
  outlook: Outlook | null;
}

export interface WayShown {
  actions: Record<string, unknown>[];
  message: Message;
}

export interface Undo {
  row: number;
  refusal: Message | null;
}

export interface SeatClock {
  bank: number;
  deadline: number | null;
}

export interface Result {
  ending: string;
  scores: number[];
  places: number[];
  points: Record<string, number[]>;
}

export interface Sight {
  number: number;
  viewer: number;
  asks: number[];
  question: number;
  prompt: Message | null;
  legal: Choice[];
  ways: WayShown[];
  sealed: number;
  undo: Undo | null;
  clocks: SeatClock[] | null;
  result: Result | null;
  view: Record<string, unknown>;
}

export interface Happening {
  event: Record<string, unknown>;
  message: Message;
  patch: ([(number | string)[], unknown])[];
}

export interface News {
  number: number;
  seat: number;
  events: Happening[];
  undone: number[];
  time: number;
}

export interface Line {
  number: number;
  seat: number;
  name: string;
  team: number;
  text: string;
  time: number;
}

export interface Present {
  seats: number[];
  spectators: number;
}

export interface Hello {
  type: "hello";
  protocol: number;
  build: string;
  table: TableInfo;
  sight: Sight | null;
  news: News[];
  chat: Line[];
  present: Present;
}

export interface NewsMessage {
  type: "news";
  news: News[];
  sight: Sight;
}

export interface TableMessage {
  type: "table";
  table: TableInfo;
}

export interface ChatMessage {
  type: "chat";
  lines: Line[];
}

export interface PresentMessage {
  type: "present";
  present: Present;
}

export interface Pong {
  type: "pong";
  number: number;
}

export interface Taken {
  type: "taken";
  number: number;
}

export interface Draft {
  type: "draft";
  events: Happening[];
  prompt: Message | null;
  legal: Choice[];
  view: Record<string, unknown>;
}

export interface AnswerMessage {
  type: "answer";
  key: string;
  answer: Draft | Taken;
}

export interface ErrorMessage {
  type: "error";
  code: string;
  detail: string;
  message: Message | null;
  key: string | null;
  sight: Sight | null;
  wait: number | null;
}

export type ServerMessage =
  | Hello
  | NewsMessage
  | TableMessage
  | ChatMessage
  | PresentMessage
  | Pong
  | AnswerMessage
  | ErrorMessage;

export interface Ping {
  type: "ping";
  number?: number | null;
}

export interface Say {
  type: "say";
  text: string;
  team?: boolean;
}

export interface MovesSent {
  seat: number;
  question: number;
  key: string;
  actions: unknown[];
  replaces?: number | null;
}

export interface PlayMoves {
  type: "play";
  moves: MovesSent;
}

export interface Seen {
  type: "seen";
  number: number;
}

export type ClientMessage =
  | Ping
  | Say
  | PlayMoves
  | Seen;

export interface GameListed {
  id: string;
  title: string;
  designers: string[];
  publisher: string;
  least_seats: number;
  most_seats: number;
  edition: number;
  stage: string;
  bots: string[];
  levels: string[];
}

export interface FigureShown {
  place: string;
  value: unknown;
  mark: "rulebook" | "source" | "inferred" | "assumed" | "printed";
}

export interface GameShown {
  game: GameListed;
  rules: string;
  endings: string[];
  options: Record<string, unknown>;
  options_beside_bots: Record<string, unknown>;
  options_schema: Record<string, unknown>;
  locale: Record<string, string[]>;
  help: Record<string, string>;
  abouts: Record<string, Message>;
  figures_name: string;
  figures: FigureShown[];
  figure_set: Record<string, unknown>;
}

export interface FiguresAsked {
  schema: Record<string, unknown>;
}

export interface SetListed {
  id: string;
  game: string;
  name: string;
  changed: number;
}

export interface NewSet {
  game: string;
  figures: Record<string, unknown>;
}

export interface SetShown {
  id: string;
  game: string;
  figures: Record<string, unknown>;
}

export interface SetChanged {
  figures: Record<string, unknown>;
}

export interface Me {
  name: string | null;
  account: boolean;
  webhook: string | null;
  csrf: string | null;
}

export interface Guest {
  name: string;
}

export interface Renaming {
  name?: string | null;
  webhook?: string | null;
}

export interface Credentials {
  name: string;
  password: string;
}

export interface Device {
  since: number;
  here: boolean;
}

export interface NewPassword {
  password: string;
  fresh: string;
}

export interface Farewell {
  password?: string | null;
}

export interface PushKey {
  key: string;
}

export interface PushWanted {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: "en" | "it";
}

export interface PushEnded {
  endpoint: string;
}

export interface LettersShown {
  possible: boolean;
  address: string | null;
  often: "daily" | "turn" | null;
  confirmed: boolean;
}

export interface LettersWanted {
  address: string;
  often: "daily" | "turn";
  language: "en" | "it";
}

export interface Listed {
  id: string;
  game: string;
  state: string;
  public: boolean;
  seats: string[];
  open_seats: number;
  number: number;
  yours: number[];
  waiting: boolean;
  unseen: number;
  created: number;
  changed: number;
  places: number[];
  scores: number[];
  rematch: string | null;
}

export interface GameTally {
  game: string;
  played: number;
  won: number;
  theirs: number | null;
}

export interface Companion {
  name: string;
  table: string;
  seat: number;
  played: number;
}

export interface History {
  name: string;
  tables: Listed[];
  more: boolean;
  tallies: GameTally[];
  people: Companion[];
}

export interface SeatSetup {
  kind?: "bot" | "local" | "me" | "open";
  name?: string | null;
  bot?: string | null;
  pledge?: string;
}

export interface Setup {
  options?: Record<string, unknown>;
  figures?: Record<string, unknown> | null;
  clock?: Clock;
  bot_delay?: number;
  advice?: boolean;
  outsiders_talk?: boolean;
}

export interface NewTable {
  game: string;
  seats: SeatSetup[];
  setup?: Setup;
  public?: boolean;
  retention_days?: number | null;
}

export interface Links {
  host: string;
  spectator: string;
  seats: Record<number, string>;
}

export interface Made {
  table: string;
  links: Links;
}

export interface Abouts {
  abouts: Record<string, Message>;
}

export interface TableFigures {
  name: string;
  digest: string;
  figures: FigureShown[];
}

export interface Joining {
  seat?: number | null;
  name?: string | null;
  pledge?: string;
}

export interface Seated {
  table: string;
  role: string;
  seat: number;
  link: string | null;
}

export interface Pledged {
  seat: number;
  pledge: string;
}

export interface NonceShown {
  seat: number;
  nonce: string;
}

export interface BotWanted {
  bot?: string | null;
}

export interface Leaving {
  seat: number;
  bot?: string | null;
}

export interface RematchWanted {
  pledges?: Record<number, string>;
}

export interface Rematch {
  table: string;
}

export interface VoteCast {
  seat: number;
  kind: "end" | "undo";
  agree?: boolean;
}

export interface LinkWanted {
  role: "host" | "seat" | "spectator";
  seat?: number;
}

export interface LinkMade {
  token: string;
}

export interface Muting {
  muted: boolean;
}

export interface Outsiders {
  talk: boolean;
}

export interface Complaint {
  text: string;
}

export interface CodeWanted {
  token: string;
}

export interface Code {
  url: string;
  image: string | null;
}

export interface Link {
  table_id: string;
  role: "host" | "seat" | "spectator";
  seat: number;
  commitment: string;
}

export interface LinkShown {
  link: Link | null;
  table: TableInfo | null;
}

export interface LinkUsed {
  token?: string | null;
  pledge?: string;
}

export interface RefusalsWanted {
  seat: number;
  question: number;
  actions: unknown[];
}

export interface ForbiddenAction {
  action: Record<string, unknown>;
  message: Message | null;
  refusal: Message;
}

export interface Refusals {
  forbidden: ForbiddenAction[];
  not_now: Message | null;
}

export interface UndoWanted {
  seat: number;
  row: number;
  key: string;
}

export interface AdviceWanted {
  seat: number;
  question: number;
  bot?: string | null;
}

export interface Advised {
  actions: Choice[];
  reasons: Message[];
}

export interface Said {
  text: string;
  seat?: number | null;
  team?: boolean;
}

export interface PastStep {
  news: News;
  asks: number[];
  view: Record<string, unknown>;
}

export interface Past {
  viewer: number;
  start: number;
  last: number;
  steps: PastStep[];
}

export interface Course {
  scores: number[][];
  luck: number[];
}

export interface Drawn {
  draw: string;
  asked: [number, number][];
  stretch: [number, number] | null;
  outcome: Record<string, unknown>;
}

export interface Draws {
  draws: Drawn[];
}

export interface Imported {
  table: string;
}

export interface Routes {
  "GET /api/games": { answer: GameListed[] };
  "GET /api/games/{game_id}": { answer: GameShown };
  "GET /api/games/{game_id}/figures": { answer: FiguresAsked };
  "GET /api/figures": { answer: SetListed[] };
  "POST /api/figures": { body: NewSet; answer: SetListed };
  "GET /api/figures/{set_id}": { answer: SetShown };
  "PUT /api/figures/{set_id}": { body: SetChanged; answer: SetListed };
  "DELETE /api/figures/{set_id}": { answer: null };
  "GET /api/me": { answer: Me };
  "POST /api/guest": { body: Guest; answer: Me };
  "PATCH /api/me": { body: Renaming; answer: Me };
  "POST /api/account": { body: Credentials; answer: Me };
  "POST /api/login": { body: Credentials; answer: Me };
  "POST /api/logout": { answer: null };
  "GET /api/sessions": { answer: Device[] };
  "DELETE /api/sessions": { answer: null };
  "POST /api/password": { body: NewPassword; answer: null };
  "DELETE /api/me": { body: Farewell; answer: null };
  "GET /api/push": { answer: PushKey };
  "POST /api/me/push": { body: PushWanted; answer: null };
  "DELETE /api/me/push": { body: PushEnded; answer: null };
  "GET /api/me/letters": { answer: LettersShown };
  "PUT /api/me/letters": { body: LettersWanted; answer: LettersShown };
  "DELETE /api/me/letters": { answer: null };
  "POST /api/letters/{token}/confirm": { answer: null };
  "POST /api/letters/{token}/stop": { answer: null };
  "GET /api/tables": { answer: Listed[] };
  "GET /api/tables/mine": { answer: Listed[] };
  "GET /api/tables/history": { query: { game?: string | null; outcome?: "ended" | "lost" | "won" | null; player?: string | null; before?: number | null }; answer: History };
  "GET /api/tables/{table_id}/seats/{seat}/history": { query: { game?: string | null; outcome?: "ended" | "lost" | "won" | null; before?: number | null }; answer: History };
  "POST /api/tables": { body: NewTable; answer: Made };
  "GET /api/tables/{table_id}": { answer: TableInfo };
  "GET /api/tables/{table_id}/abouts": { answer: Abouts };
  "GET /api/tables/{table_id}/figures": { answer: TableFigures };
  "POST /api/tables/{table_id}/join": { body: Joining; answer: Seated };
  "POST /api/tables/{table_id}/pledge": { body: Pledged; answer: null };
  "POST /api/tables/{table_id}/nonce": { body: NonceShown; answer: null };
  "POST /api/tables/{table_id}/fill": { body: BotWanted; answer: null };
  "POST /api/tables/{table_id}/leave": { body: Leaving; answer: null };
  "POST /api/tables/{table_id}/rematch": { body: RematchWanted | null; answer: Rematch };
  "POST /api/tables/{table_id}/votes": { body: VoteCast; answer: null };
  "POST /api/tables/{table_id}/links": { body: LinkWanted; answer: LinkMade };
  "POST /api/tables/{table_id}/seats/{seat}/bot": { body: BotWanted; answer: null };
  "DELETE /api/tables/{table_id}/seats/{seat}/bot": { answer: null };
  "POST /api/tables/{table_id}/seats/{seat}/mute": { body: Muting; answer: null };
  "POST /api/tables/{table_id}/outsiders": { body: Outsiders; answer: null };
  "POST /api/tables/{table_id}/reports": { body: Complaint; answer: null };
  "POST /api/links/code": { body: CodeWanted; answer: Code };
  "GET /api/links/waiting": { answer: LinkShown };
  "POST /api/links/use": { body: LinkUsed; answer: Seated };
  "POST /api/tables/{table_id}/moves": { body: MovesSent; answer: Draft | Taken };
  "POST /api/tables/{table_id}/refusals": { body: RefusalsWanted; answer: Refusals };
  "POST /api/tables/{table_id}/undo": { body: UndoWanted; answer: Taken };
  "POST /api/tables/{table_id}/advice": { body: AdviceWanted; answer: Advised };
  "POST /api/tables/{table_id}/chat": { body: Said; answer: null };
  "GET /api/tables/{table_id}/chat": { answer: Line[] };
  "GET /api/tables/{table_id}/sight": { query: { viewer?: number | null }; answer: Sight };
  "GET /api/tables/{table_id}/news": { query: { viewer?: number | null; since?: number; count?: number }; answer: News[] };
  "GET /api/tables/{table_id}/past": { query: { viewer?: number | null; start?: number; count?: number }; answer: Past };
  "GET /api/tables/{table_id}/course": { answer: Course };
  "GET /api/tables/{table_id}/journal": { answer: unknown };
  "GET /api/tables/{table_id}/draws": { answer: Draws };
  "GET /api/tables/{table_id}/record": { query: { viewer?: number | null }; answer: unknown };
  "POST /api/journals": { answer: Imported };
}
