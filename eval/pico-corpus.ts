import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { PaperRecord } from "@medsieve/contract/papers";
import { z } from "zod";

export const PICO_CLASSES = ["participants", "interventions", "outcomes"] as const;
export type PicoClass = (typeof PICO_CLASSES)[number];

const CLASS_OF_LABEL: ReadonlyMap<string, PicoClass> = new Map([
  ["I-PAR", "participants"],
  ["I-INT", "interventions"],
  ["I-OUT", "outcomes"],
]);

const lineSchema = z.object({
  pmid: z.string().min(1),
  sents: z.array(z.array(z.tuple([z.string().min(1), z.enum(["O", "I-PAR", "I-INT", "I-OUT"])])).min(1)).min(1),
});

/** A labelled token and where it stands in the title or the abstract (UTF-16 offsets). */
export interface LabelledToken {
  part: "title" | "abstract";
  start: number;
  end: number;
  label: PicoClass | null;
}

/** An abstract whose words are labelled, as a record that the product can read. */
export interface LabelledAbstract {
  pmid: string;
  paper: PaperRecord;
  tokens: LabelledToken[];
}

/** One of `folds` parts of any file, 0 and up, assigned by the PMID alone. */
export function chooseFold(pmid: string, folds: number): number {
  return createHash("sha256").update(pmid).digest().readUInt32BE(0) % folds;
}

/**
 * Reads JSON lines {"pmid", "sents": [[[token, label], …], …]} with the labels O, I-PAR, I-INT and I-OUT.
 * Throws with the line that is wrong, and what is accepted.
 */
export function readPicoCorpus(file: string): LabelledAbstract[] {
  const abstracts = readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, index) => {
      if (line.trim() === "") return [];
      try {
        return [rebuildAbstract(lineSchema.parse(JSON.parse(line)))];
      } catch (error) {
        const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
        throw new Error(
          `${file}, line ${index + 1}: {"pmid", "sents": [[[token, "O" | "I-PAR" | "I-INT" | "I-OUT"], …], …]} is expected: ${reason}`,
        );
      }
    });
  if (abstracts.length === 0) throw new Error(`${file} holds no abstract`);
  return abstracts;
}

const NO_BLANK_BEFORE = /^(?:[.,;:!?%)\]}]|'s|n't|[’”])$/u;
const NO_BLANK_AFTER = /^[([{“]$/u;

/**
 * The text as it was printed, as far as its tokens show: no blank before closing marks, nor after opening ones. The
 * title ends with the first full stop; the rest is an abstract without labels, in which headings stand as they do.
 */
function rebuildAbstract({ pmid, sents }: z.infer<typeof lineSchema>): LabelledAbstract {
  const words = sents.flat();
  const stop = words.findIndex(([token]) => token === "." || token === "?");
  const titleLength = stop < 0 ? words.length : stop + 1;
  const tokens: LabelledToken[] = [];
  const join = (part: LabelledToken["part"], from: number, to: number): string => {
    let text = "";
    let glue = true;
    for (const [token, label] of words.slice(from, to)) {
      if (!glue && !NO_BLANK_BEFORE.test(token)) text += " ";
      tokens.push({
        part,
        start: text.length,
        end: text.length + token.length,
        label: CLASS_OF_LABEL.get(label) ?? null,
      });
      text += token;
      glue = NO_BLANK_AFTER.test(token);
    }
    return text;
  };
  const title = join("title", 0, titleLength);
  const text = join("abstract", titleLength, words.length);
  return { pmid, paper: makeRecord(pmid, title, text === "" ? [] : [{ label: null, text }]), tokens };
}

/** A record of which nothing but title and abstract is known. */
export function makeRecord(pmid: string, title: string, abstract: PaperRecord["abstract"]): PaperRecord {
  return {
    ...{ pmid, PMID: pmid, title, abstract },
    ...{ vernacular_title: null, authors: [], journal: null, journal_abbreviation: null },
    ...{ year: null, pub_year: null, publication_date: null, url: null, doi: null, pmcid: null },
    ...{ languages: ["eng"], mesh: [], keywords: [], publication_types: [], notices: [], registrations: [] },
    ...{ cited_by: null, cited_by_scope: null, demonstration: false },
  };
}
