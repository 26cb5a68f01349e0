/**
 * Draws the measured points of docs/scale-points.tsv and docs/scale-engines.tsv, on logarithmic axes, into docs/pictures.
 *
 *   npm run docs:scale
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const DOCS = new URL("../docs/", import.meta.url);
/** The points of each picture. */
const PICTURES = [
  ["scale-points.tsv", "pictures/scale.svg"],
  ["scale-engines.tsv", "pictures/scale-engines.svg"],
] as const;

const [WIDTH, HEIGHT] = [640, 400];
const FRAME = { left: 70, right: 500, top: 30, bottom: 340 };
const COLOURS = ["#8a8a8a", "#8a8a8a", "#0b5cad", "#0b5cad"];
const DASHES = ["", "6 4", "", "6 4"];

interface Points {
  names: string[];
  rows: { records: number; values: number[] }[];
}

function readPoints(file: string): Points {
  const [head = "", ...lines] = readFileSync(file, "utf8").trim().split("\n");
  const rows = lines.map((line) => {
    const [records = 0, ...values] = line.split("\t").map(Number);
    if (![records, ...values].every((value) => value > 0))
      throw new Error(`${file}: no row of numbers above 0: ${line}`);
    return { records, values };
  });
  return { names: head.split("\t").slice(1), rows };
}

/** Whole powers of ten around the values. */
function spanDecades(values: readonly number[]): [from: number, to: number] {
  return [Math.floor(Math.log10(Math.min(...values))), Math.ceil(Math.log10(Math.max(...values)))];
}

function drawPicture({ names, rows }: Points): string {
  const [fromX, toX] = spanDecades(rows.map(({ records }) => records));
  const [fromY, toY] = spanDecades(rows.flatMap(({ values }) => values));
  const x = (records: number) =>
    FRAME.left + ((Math.log10(records) - fromX) / (toX - fromX)) * (FRAME.right - FRAME.left);
  const y = (ms: number) => FRAME.bottom - ((Math.log10(ms) - fromY) / (toY - fromY)) * (FRAME.bottom - FRAME.top);
  const decades = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => 10 ** (from + at));
  const grid = [
    ...decades(fromX, toX).flatMap((records) => [
      `<path d="M${x(records).toFixed(1)} ${FRAME.top}V${FRAME.bottom}" stroke="#ddd"/>`,
      `<text x="${x(records).toFixed(1)}" y="${FRAME.bottom + 20}" text-anchor="middle">${records.toLocaleString("en-US")}</text>`,
    ]),
    ...decades(fromY, toY).flatMap((ms) => [
      `<path d="M${FRAME.left} ${y(ms).toFixed(1)}H${FRAME.right}" stroke="#ddd"/>`,
      `<text x="${FRAME.left - 8}" y="${(y(ms) + 4).toFixed(1)}" text-anchor="end">${ms.toLocaleString("en-US")}</text>`,
    ]),
  ];
  const lines = names.flatMap((name, at) => {
    const colour = COLOURS[at % COLOURS.length] ?? "#000";
    const places = rows.map(({ records, values }) => [x(records).toFixed(1), y(values[at] ?? 1).toFixed(1)] as const);
    const [lastX, lastY] = places.at(-1) ?? ["0", "0"];
    return [
      `<path d="M${places.map((place) => place.join(" ")).join("L")}" fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="${DASHES[at % DASHES.length] ?? ""}"/>`,
      ...places.map(([left, top]) => `<circle cx="${left}" cy="${top}" r="3" fill="${colour}"/>`),
      `<text x="${Number(lastX) + 8}" y="${Number(lastY) + 4}" fill="${colour}">${name}</text>`,
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    "<title>Time of the database for a search, by records in the library</title>",
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    ...grid,
    ...lines,
    `<text x="${(FRAME.left + FRAME.right) / 2}" y="${HEIGHT - 16}" text-anchor="middle">records in the library</text>`,
    `<text x="16" y="${FRAME.top - 10}">ms of a processor, in the database, for a search</text>`,
    "</svg>",
    "",
  ].join("\n");
}

for (const [points, picture] of PICTURES) {
  const file = fileURLToPath(new URL(picture, DOCS));
  writeFileSync(file, drawPicture(readPoints(fileURLToPath(new URL(points, DOCS)))));
  console.log(file);
}
