import { openMedlineFile } from "@medsieve/medline/open-medline-file";
import { parseMedline } from "@medsieve/medline/parse-medline";
import { type PaperText, readPaperText } from "@medsieve/reader/paper-text";
import { splitSentences } from "@medsieve/text/sentences";
import { makeRecord } from "./pico-corpus.ts";

/** Words that state results, and what is hoped for, planned or known as well. */
const SPEAKS_OF_EFFECT =
  /\b(?:improv|reduc|increas|decreas|effective|benefi|lower|higher|better|prevent|superior|efficac|associated with|risk)/iu;
const SHARE = 110;

/** A sentence by its place. */
export interface DrawnSentence {
  pmid: string;
  /** Of the abstract, from 0. */
  section: number;
  /** UTF-16 offsets in the section's text. */
  start: number;
  end: number;
  text: string;
}

/** The abstracts of PubMed files as papers without other fields. */
export async function* readAbstracts(files: readonly string[]): AsyncGenerator<PaperText> {
  for (const file of files) {
    const source = await openMedlineFile(file);
    for await (const event of parseMedline(source.text, file)) {
      if (event.kind !== "citation" || event.citation.abstract.length === 0) continue;
      const { pmid, title, abstract } = event.citation;
      yield readPaperText(makeRecord(pmid, title, abstract));
    }
  }
}

/** Sentences that speak of an effect, outside sections of results: one in 110, by a generator that starts at `seed`. */
async function drawSentences(files: readonly string[], seed: number): Promise<DrawnSentence[]> {
  const drawn: DrawnSentence[] = [];
  let state = seed >>> 0;
  for await (const { record } of readAbstracts(files)) {
    for (const [section, { label, text }] of record.abstract.entries()) {
      if (/result|finding|method/iu.test(label ?? "")) continue;
      for (const { start, end, text: words } of splitSentences(text)) {
        if (!SPEAKS_OF_EFFECT.test(words)) continue;
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        if ((state >>> 8) % SHARE === 0) drawn.push({ pmid: record.pmid, section, start, end, text: words });
      }
    }
  }
  return drawn;
}

/** Prints the places of the drawn sentences, for labelling: PMID, section, start, end, text. */
export async function printSentences(
  files: readonly string[],
  seed: number,
  say: (line: string) => void,
): Promise<void> {
  for (const { pmid, section, start, end, text } of await drawSentences(files, seed))
    say([pmid, section, start, end, text].join("\t"));
}
