import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { PaperRecord } from "@medsieve/contract/papers";
import { readPaperText } from "@medsieve/reader/paper-text";
import { z } from "zod";
import { describeValue } from "../reader/src/pico/values/describe-value.ts";
import { WORK_HERE } from "../server/src/work/work-here.ts";
import { createLibrarySource } from "../sources/src/library/library-source.ts";
import { locateSentences } from "./pico-places.ts";
import { listValues, PICO_FIELDS, type ValueExample } from "./pico-values.ts";
import { openScratchLibrary } from "./scratch-library.ts";

/** Values of papers that were judged one by one. */
const JUDGED_VALUES = fileURLToPath(new URL("labels/pico-values.tsv", import.meta.url));
const PAPERS_AT_ONCE = 100;

const valueSchema = z.tuple([
  z.string().regex(/^\d+$/u),
  z.enum(PICO_FIELDS),
  z.enum(["title", "abstract"]),
  z.coerce.number().int().nonnegative(),
  z.coerce.number().int().positive(),
  z.string().min(1),
]);

interface JudgedValue {
  pmid: string;
  field: (typeof PICO_FIELDS)[number];
  /** UTF-16 offsets in the title, or in the sections of the abstract joined by blanks. */
  part: "title" | "abstract";
  start: number;
  end: number;
  holds: boolean;
}

/** Reads the project's judged values. Throws with the line that is wrong. */
function readJudgedValues(file: string = JUDGED_VALUES): JudgedValue[] {
  const lines = readFileSync(file, "utf8").split("\n");
  const [, ...rows] = lines.flatMap((line, at) => (line === "" || line.startsWith("#") ? [] : [{ line, at: at + 1 }]));
  return rows.map(({ line, at }) => {
    const read = valueSchema.safeParse(line.split("\t"));
    if (!read.success) throw new Error(`${file}, line ${at}: ${z.prettifyError(read.error)}`);
    const [pmid, field, part, start, end, judged] = read.data;
    return { pmid, field, part, start, end, holds: judged === "yes" };
  });
}

/** The judged values of one paper by their features, each counting `weight`; those that are in no sentence of it are left out. */
function describeJudged(record: PaperRecord, judged: readonly JudgedValue[], weight: number): ValueExample[] {
  const paper = readPaperText(record);
  const sentences = [paper.title, ...paper.sentences];
  const places = locateSentences(
    record,
    sentences.map(({ text }) => text),
  );
  const { values, design } = listValues(paper);
  return judged.flatMap(({ field, part, start, end, holds }) => {
    const at = places.findIndex(
      (place, index) =>
        place.part === part && place.start <= start && place.start + (sentences[index]?.text.length ?? 0) >= end,
    );
    const [sentence, place] = [sentences[at], places[at]];
    if (sentence === undefined || place === undefined) return [];
    const text = sentence.text.slice(start - place.start, end - place.start);
    const isInField = values.some((value) => value.field === field && value.isInField && value.span.text === text);
    const names = describeValue({ field, span: { text, sentence }, isInField }, paper, design);
    return [{ field, names, holds, weight }];
  });
}

/** The project's judged values of papers that are in these PubMed files. */
export async function listJudged(library: readonly string[], weight: number): Promise<ValueExample[]> {
  const judged = new Map<string, JudgedValue[]>();
  for (const value of readJudgedValues()) judged.set(value.pmid, [...(judged.get(value.pmid) ?? []), value]);
  const database = await openScratchLibrary(library);
  try {
    const source = createLibrarySource(database, WORK_HERE);
    const pmids = [...judged.keys()];
    const examples: ValueExample[] = [];
    for (let from = 0; from < pmids.length; from += PAPERS_AT_ONCE) {
      const records = await source.fetch(pmids.slice(from, from + PAPERS_AT_ONCE), new AbortController().signal);
      for (const record of records) examples.push(...describeJudged(record, judged.get(record.pmid) ?? [], weight));
    }
    return examples;
  } finally {
    await database.close();
  }
}
