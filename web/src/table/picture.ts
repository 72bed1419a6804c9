// The end of a game as a picture to send to somebody: drawn as SVG, turned into a PNG by the browser.
import { FLAG_PATHS, letter, paint } from "../look/seats";
import { DASHES, lineOf, scaleOf, type Scores } from "./course";
import { barsOf, type Source } from "./standing";

export interface End {
  title: string;
  verdict: string;
  order: readonly number[];
  names: readonly string[];
  places: readonly number[];
  scores: readonly number[];
  sources: readonly Source[];
  /** The scores after each row; empty where they are not known. */
  course: Scores;
}

const WIDTH = 1080;
const INK = "#1e2a32";
const QUIET = "#55626a";
const ROW = 74;

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function text(x: number, y: number, size: number, said: string, more = ""): string {
  return `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(said)}</text>`;
}

function flag(seat: number, x: number, y: number): string {
  return (
    `<g transform="translate(${x} ${y}) scale(2.6)"><path fill="${paint(seat)}" d="M0 0h24v12H0z"/>` +
    `<path transform="translate(12 0)" fill="#fff" d="${FLAG_PATHS[seat % 6] ?? ""}"/><path fill="none" stroke="${INK}" stroke-width=".5" d="M0 0h24v12H0z"/></g>` +
    text(x + 15.6, y + 23, 21, letter(seat), 'fill="#fff" font-weight="700" text-anchor="middle"')
  );
}

/** A seat's row: place, flag, name, what the points were for, and their sum. */
function row(end: End, seat: number, y: number): string {
  const bars = barsOf(end.sources, seat).map((bar) => {
    // A light bar with a frame after a dark one: neighbours differ without their colour.
    const opacity = [1, 0.55, 0.2, 0.75, 0.35, 0.1][bar.source.pattern] ?? 1;
    const place = `x="${430 + bar.start * 470}" y="${y - 28}" width="${Math.max(1, bar.share * 470 - 2)}" height="38"`;
    return `<rect ${place} fill="${paint(seat)}" fill-opacity="${opacity}" stroke="${paint(seat)}" stroke-width="2"/>`;
  });
  const weight = end.places[seat] === 1 ? 'font-weight="700"' : "";
  const name = end.names[seat] ?? "";
  return [
    text(90, y, 32, String(end.places[seat] ?? ""), `text-anchor="end" ${weight}`),
    flag(seat, 110, y - 26),
    text(190, y, 32, name.length > 13 ? `${name.slice(0, 12)}…` : name, weight),
    ...bars,
    text(WIDTH - 60, y, 40, String(end.scores[seat] ?? 0), 'text-anchor="end" font-weight="700"'),
  ].join("");
}

function lines(end: End, top: number): string {
  const frame = { left: 70, top, width: WIDTH - 140, height: 300 };
  const scale = scaleOf(end.course, frame);
  const marks = scale.marks.map(
    (mark) =>
      `<path stroke="#d5c9ab" d="M${frame.left} ${scale.y(mark)}H${frame.left + frame.width}"/>` +
      text(frame.left - 12, scale.y(mark) + 8, 24, String(mark), `fill="${QUIET}" text-anchor="end"`),
  );
  const drawn = end.scores.map(
    (_, seat) =>
      `<path fill="none" stroke="${paint(seat)}" stroke-width="${end.places[seat] === 1 ? 6 : 4}" stroke-dasharray="${DASHES[seat % 6] ?? ""}" d="${lineOf(end.course, seat, scale)}"/>`,
  );
  return marks.join("") + drawn.join("");
}

/** The picture as SVG, whole in itself. */
export function drawEnd(end: End): string {
  const below = 230 + end.order.length * ROW;
  const height = below + (end.course.length > 1 ? 380 : 30);
  const rows = end.order.map((seat, place) => row(end, seat, 240 + place * ROW));
  // A long sentence is made as small as it has to be.
  const size = Math.min(56, Math.floor(2000 / Math.max(20, end.verdict.length)));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="'Segoe UI', Helvetica, Arial, sans-serif" fill="${INK}">` +
    `<path fill="#fbf7ec" d="M0 0h${WIDTH}v${height}H0z"/><path fill="#b8862b" d="M0 0h${WIDTH}v12H0z"/>` +
    text(WIDTH / 2, 74, 30, end.title, `text-anchor="middle" fill="${QUIET}"`) +
    text(WIDTH / 2, 148, size, end.verdict, 'text-anchor="middle" font-family="Georgia, serif" font-weight="600"') +
    rows.join("") +
    (end.course.length > 1 ? lines(end, below + 10) : "") +
    text(WIDTH - 40, height - 16, 22, "Freebooter", `text-anchor="end" fill="${QUIET}"`) +
    "</svg>"
  );
}

/** An SVG as a PNG file. */
export async function pngOf(svg: string, name: string): Promise<File> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!made) throw new Error("no picture could be made");
  return new File([made], name, { type: "image/png" });
}

/** Hand a file to whatever the device shares with; where there is nothing, it is saved. */
export async function share(file: File, title: string): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    // Whoever closes the sheet has shared nothing, and nothing is wrong.
    await navigator.share({ files: [file], title }).catch(() => {});
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
