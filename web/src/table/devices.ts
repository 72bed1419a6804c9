// How many devices had come to a seat when this browser last knew it: whoever sits there is told of one more.
const KEY = "freebooter-devices";
// Of so many seats; older ones are forgotten.
const MOST = 200;

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** So many devices are known to be one's own. */
export function keepDevices(table: string, seat: number, devices: number): number {
  const place = `${table}:${seat}`;
  const { [place]: _, ...others } = all();
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...Object.entries(others).slice(1 - MOST), [place, devices]])));
  } catch {
    // Storage may be forbidden: then whoever sits here is told of devices that come while the page is open.
  }
  return devices;
}

/** How many were known before there were so many: all of them to a browser that has not been here yet. */
export function knownDevices(table: string, seat: number, devices: number): number {
  const known = all()[`${table}:${seat}`];
  return known === undefined || devices < known ? keepDevices(table, seat, devices) : known;
}
