import { readFileSync, writeFileSync } from "node:fs";
import { LANGUAGES, PREFERENCES } from "@medsieve/contract/constants";
import type { SavedReading } from "@medsieve/contract/readings";
import type { Evidence } from "@medsieve/contract/statements";
import { createBuiltinReader } from "@medsieve/reader/builtin-reader";
import type { Question } from "@medsieve/reader/reader";
import { z } from "zod";
import { WORK_HERE } from "../server/src/work/work-here.ts";
import { createLibrarySource } from "../sources/src/library/library-source.ts";
import { ask } from "./ask.ts";
import { openScratchLibrary } from "./scratch-library.ts";

/** Papers from the top of each question that are drawn from. */
const PAPERS = 8;
const SIZE = 100;

const lineSchema = z.tuple([z.enum(LANGUAGES), z.enum(PREFERENCES), z.string().min(1)]);

export interface SampleOptions {
  /** Language, preference and question, one a line behind a line with their names; lines with # are left out. */
  questions: string;
  /** PubMed files to search. */
  library: readonly string[];
  seed: number;
  /** Where the drawn are written with their texts, for judging; null: their places alone are printed. */
  out: string | null;
}

/** One statement or finding by its place, and what is needed to judge it. */
interface Drawn {
  kind: "statement" | "finding";
  question: number;
  pmid: string;
  /** Of a statement its field, of a finding its direction and what it favours. */
  label: string;
  evidence: Evidence[];
  said: unknown;
}

function readQuestions(file: string): Question[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .slice(1)
    .map((line) => {
      const read = lineSchema.safeParse(line.split("\t"));
      if (!read.success)
        throw new Error(
          `"${line}" is no line of language (${LANGUAGES.join(", ")}), preference and question, tab-separated`,
        );
      const [language, preference, text] = read.data;
      return { language, preference, text };
    });
}

function listDrawable(question: number, pmid: string, { statements, findings }: SavedReading): Drawn[] {
  return [
    ...statements.map(({ field, text, evidence }): Drawn => {
      return { kind: "statement", question, pmid, label: field, evidence, said: text };
    }),
    ...findings.map(({ evidence, ...finding }): Drawn => {
      const label = `${finding.direction}, ${finding.favours}`;
      return { kind: "finding", question, pmid, label, evidence, said: finding };
    }),
  ];
}

/** A fixed choice of `SIZE` of them, by a linear congruential generator that starts at `seed`. */
function draw(all: readonly Drawn[], seed: number): Drawn[] {
  const left = [...all];
  let state = seed >>> 0;
  return Array.from({ length: Math.min(SIZE, left.length) }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return left.splice(Math.floor((state / 2 ** 32) * left.length), 1)[0] as Drawn;
  });
}

/** Draws statements and findings of the first papers of each question, and prints their places. */
export async function drawSamples(
  { questions, library, seed, out }: SampleOptions,
  say: (line: string) => void,
): Promise<void> {
  const database = await openScratchLibrary(library);
  try {
    const source = createLibrarySource(database, WORK_HERE);
    const reader = createBuiltinReader();
    const all: Drawn[] = [];
    for (const [index, question] of readQuestions(questions).entries()) {
      const { papers } = await ask(question, source, reader);
      for (const { paper, reading } of papers.slice(0, PAPERS))
        all.push(...listDrawable(index + 1, paper.pmid, reading));
    }
    const drawn = (["statement", "finding"] as const).flatMap((kind) =>
      draw(
        all.filter((one) => one.kind === kind),
        seed,
      ),
    );
    say(["kind", "question", "pmid", "label", "section", "start", "end"].join("\t"));
    for (const { kind, question, pmid, label, evidence } of drawn) {
      const [place] = evidence;
      say([kind, question, pmid, label, place?.section ?? "", place?.start ?? "", place?.end ?? ""].join("\t"));
    }
    if (out !== null) writeFileSync(out, drawn.map((one) => `${JSON.stringify(one)}\n`).join(""));
  } finally {
    await database.close();
  }
}
