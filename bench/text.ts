import { performance } from "node:perf_hooks";
import { splitSentences } from "@medsieve/text/sentences";
import { readJson } from "../language-models/src/read-json.ts";
import { findQuote } from "../reader/src/quotes/find-quote.ts";
import { listForeignNumbers } from "../reader/src/quotes/statement-numbers.ts";
import { formatMs } from "./statistics.ts";

/** UTF-16 units. */
const LENGTHS = [25_000, 50_000, 100_000, 200_000];
const RUNS = 3;

interface Hostile {
  name: string;
  run: (length: number) => unknown;
}

const fill = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const splitting = (name: string, piece: string, around = ["", ""]): Hostile => ({
  name: `sentences of ${name}`,
  run: (length) => splitSentences(`${around[0]}${fill(piece, length)}${around[1]}`),
});

const HOSTILE: readonly Hostile[] = [
  splitting("ordinary text", "Zinc shortened colds by 1.6 days (95% CI 0.3 to 2.8). "),
  splitting("dots", "."),
  splitting("dots and quotation marks", ".”"),
  splitting("points before blanks", "a. ", ["", " ".repeat(100_000)]),
  splitting("a heading in markup and blanks", " ", ["<h3>", "x"]),
  splitting("headings in markup that do not end", "<h3> "),
  splitting("glued headings", "a.MethodsA"),
  splitting("blanks after a heading", "Methods  "),
  splitting("open brackets", ". (("),
  {
    name: "a quote of half the text, nowhere whole",
    run: (length) => findQuote(fill("a", length / 2), fill("a", length)),
  },
  {
    name: "a quote that differs at its beginning",
    run: (length) => findQuote(`b${fill("a", length / 2)}`, fill("a", length)),
  },
  {
    name: "a quote that differs at its end",
    run: (length) => findQuote(`${fill("a", length / 2)}b`, fill("a", length)),
  },
  {
    name: "a quote that repeats itself, with a slip",
    run: (length) => findQuote(`x${fill("ab ", 1_990)}`, fill("ab ", length)),
  },
  { name: "numbers of a digit", run: (length) => listForeignNumbers("12 mg", fill("1", length)) },
  { name: "numbers of thousands", run: (length) => listForeignNumbers("12 mg", fill("1,000", length)) },
  { name: "an answer that thinks without end", run: (length) => readJson(fill("<think>", length)) },
  { name: "an answer of braces", run: (length) => readJson(fill("{", length)) },
];

async function measure({ run }: Hostile, length: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let time = 0; time < RUNS; time++) {
    const begin = performance.now();
    await run(length);
    best = Math.min(best, performance.now() - begin);
  }
  return best;
}

console.log(`characters: ${LENGTHS.join(", ")}; the best of ${RUNS} runs each`);
for (const hostile of HOSTILE) {
  const times: number[] = [];
  for (const length of LENGTHS) times.push(await measure(hostile, length));
  console.log(`${hostile.name}: ${times.map(formatMs).join(", ")}`);
}
