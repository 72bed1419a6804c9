// Links of tables that this browser made: told once by the server, kept here for the host to hand out.
const KEY = "freebooter-links";

type Kept = Record<string, Record<string, string>>;

function all(): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

export function keptLinks(table: string): Record<string, string> {
  return all()[table] ?? {};
}

export function keepLinks(table: string, links: Record<string, string>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...all(), [table]: links }));
  } catch {
    // Then new links can be made at the table.
  }
}
