import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LANGUAGES } from "@medsieve/contract/constants";
import type { PaperRecord } from "@medsieve/contract/papers";
import type { Question } from "@medsieve/reader/reader";
import { z } from "zod";
import { WORK_HERE } from "../server/src/work/work-here.ts";
import { createLibrarySource } from "../sources/src/library/library-source.ts";
import { openScratchLibrary } from "./scratch-library.ts";

const QUESTIONS = fileURLToPath(new URL("questions/clinical.tsv", import.meta.url));
const LABELS = fileURLToPath(new URL("labels/answers.tsv", import.meta.url));

const questionSchema = z.tuple([z.enum(LANGUAGES), z.string().min(1)]);
const labelSchema = z.tuple([
  z.coerce.number().int().positive(),
  z.string().regex(/^\d+$/u),
  z.enum(["favours", "no_difference", "against", "unclear", "none"]),
  z.union([z.literal(""), z.literal("title"), z.coerce.number().int().nonnegative()]),
]);

/** A paper that was found for a question, and how it was judged. */
export interface JudgedPaper {
  paper: PaperRecord;
  judged: z.infer<typeof labelSchema>[2];
  /** Where the sentence begins that answers best: "title", or the UTF-16 offset in the abstract; "" where none is known. */
  place: "" | "title" | number;
}

export interface JudgedQuestion {
  /** From 1, in the order of the file. */
  number: number;
  question: Question;
  papers: JudgedPaper[];
}

/** Lines of a table with comments and a header; throws with the line that is wrong. */
function readTable<Row>(file: string, schema: z.ZodType<Row>): Row[] {
  const lines = readFileSync(file, "utf8").split("\n");
  const [, ...rows] = lines.flatMap((line, at) => (line === "" || line.startsWith("#") ? [] : [{ line, at: at + 1 }]));
  return rows.map(({ line, at }) => {
    const read = schema.safeParse(line.split("\t"));
    if (!read.success) throw new Error(`${file}, line ${at}: ${z.prettifyError(read.error)}`);
    return read.data;
  });
}

/**
 * The project's questions with the papers that were judged for them, as far as these are in `library` (PubMed files).
 * Throws where none is.
 */
export async function readJudgedQuestions(library: readonly string[]): Promise<JudgedQuestion[]> {
  const labels = readTable(LABELS, labelSchema);
  const database = await openScratchLibrary(library);
  try {
    const source = createLibrarySource(database, WORK_HERE);
    const records = new Map<string, PaperRecord>();
    const pmids = [...new Set(labels.map(([, pmid]) => pmid))];
    for (let from = 0; from < pmids.length; from += 100)
      for (const paper of await source.fetch(pmids.slice(from, from + 100), new AbortController().signal))
        records.set(paper.pmid, paper);
    if (records.size === 0) throw new Error("the library has none of the papers that were judged");
    return readTable(QUESTIONS, questionSchema).map(([language, text], at) => ({
      number: at + 1,
      question: { language, text, preference: "comprehensive" },
      papers: labels.flatMap(([number, pmid, judged, place]) => {
        const paper = records.get(pmid);
        return number === at + 1 && paper !== undefined ? [{ paper, judged, place }] : [];
      }),
    }));
  } finally {
    await database.close();
  }
}
