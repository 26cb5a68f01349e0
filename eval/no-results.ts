import { readFileSync } from "node:fs";
import { createBuiltinReader } from "@medsieve/reader/builtin-reader";
import { explainNoResult } from "@medsieve/reader/findings/states-result";
import type { PaperText } from "@medsieve/reader/paper-text";
import { type DrawnSentence, readAbstracts } from "./draw-sentences.ts";

const LABELS = ["conditional", "planned", "hoped", "cited", "background"] as const;
type Label = (typeof LABELS)[number];

interface LabelledSentence extends Omit<DrawnSentence, "text"> {
  label: Label;
}

const OWN_FILE = new URL("sentences/no-results.tsv", import.meta.url);

function readLabels(): LabelledSentence[] {
  const lines = readFileSync(OWN_FILE, "utf8").split("\n");
  return lines
    .filter((line) => line !== "" && !line.startsWith("#"))
    .slice(1)
    .map((line) => {
      const [pmid = "", section, start, end, name] = line.split("\t");
      const label = LABELS.find((known) => known === name);
      if (label === undefined) throw new Error(`${name} is none of ${LABELS.join(", ")}: ${line}`);
      return { pmid, section: Number(section), start: Number(start), end: Number(end), label };
    });
}

/** What the product takes a sentence for: a statement of a result, and one that a finding of its own rests on. */
async function readSentence({ record, sentences }: PaperText, { section, start, end }: LabelledSentence) {
  const text = record.abstract[section]?.text.slice(start, end);
  const sentence = sentences.find((one) => one.text === text);
  if (sentence === undefined)
    throw new Error(`${record.pmid}: the abstract has another text than the one that was labelled`);
  const question = { text: "treatment", language: "en", preference: "comprehensive" } as const;
  let carries = false;
  for await (const { findings } of createBuiltinReader().readPapers(question, [record], new AbortController().signal))
    carries = findings.some(({ quotes }) => quotes.some(({ quote }) => quote === text));
  return { states: explainNoResult(sentence) === null, carries };
}

/** Measures how many of the sentences that were labelled as stating no result are taken for one. */
export async function evaluateNoResults(files: readonly string[], say: (line: string) => void): Promise<void> {
  const labelled = new Map<string, LabelledSentence[]>();
  for (const sentence of readLabels()) labelled.set(sentence.pmid, [...(labelled.get(sentence.pmid) ?? []), sentence]);
  const counts = new Map(LABELS.map((label) => [label, { all: 0, states: 0, carries: 0 }]));
  for await (const paper of readAbstracts(files)) {
    for (const sentence of labelled.get(paper.record.pmid) ?? []) {
      const count = counts.get(sentence.label);
      if (count === undefined) continue;
      const { states, carries } = await readSentence(paper, sentence);
      count.all++;
      if (states) count.states++;
      if (carries) count.carries++;
      if (carries)
        say(`  ${paper.record.pmid}, section ${sentence.section}, from ${sentence.start}: ${sentence.label}`);
    }
    labelled.delete(paper.record.pmid);
  }
  for (const [label, { all, states, carries }] of counts)
    say(
      `${label}: ${all} sentences; ${states} taken for a statement of results, ${carries} with a finding that rests on it`,
    );
}
