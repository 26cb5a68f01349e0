import { writeFileSync } from "node:fs";
import { wasTrainedOn } from "@medsieve/reader/models/trained-on";
import { createWordBaseline } from "./pico-baseline.ts";
import { chooseFold, readPicoCorpus } from "./pico-corpus.ts";
import { applyLabels } from "./pico-labels.ts";
import { type AbstractResult, measureAbstract, reportResults } from "./pico-measure.ts";

export interface PicoOptions {
  /** JSON lines {"pmid", "sents": [[[token, label], …], …]}. */
  file: string;
  /** Labels in place of the file's own; null: its own. */
  labels?: string | null;
  /** Abstracts that are read; null: all. */
  limit: number | null;
  /** Where the counts of each abstract are written; null: nowhere. */
  out: string | null;
}

const SEEN_NOTE =
  "The tagger was trained on these: the figures show how well it knows them and not how well it reads. " +
  "For that: train-pico FILE --folds 5";

/**
 * Measures the product on labelled abstracts: those that its tagger was not trained on, and apart from them, said to
 * be no measure of quality, those that it was. The baseline knows the words of the other half of the file.
 */
export async function evaluatePico(
  { file, labels = null, limit, out }: PicoOptions,
  say: (line: string) => void,
): Promise<void> {
  const all = applyLabels(readPicoCorpus(file), labels);
  const chosen = all.slice(0, limit ?? undefined);
  const seen = chosen.filter(({ pmid }) => wasTrainedOn(pmid)).length;
  say(`${chosen.length} of ${all.length} abstracts; ${seen} of them were used in training`);
  const halves = [0, 1].map((half) => createWordBaseline(all.filter(({ pmid }) => chooseFold(pmid, 2) !== half)));
  const results: AbstractResult[] = [];
  const started = performance.now();
  for (const abstract of chosen) {
    const baseline = halves[chooseFold(abstract.pmid, 2)];
    if (baseline) results.push(await measureAbstract(abstract, baseline));
    if (results.length % 100 === 0) say(`${results.length} read`);
  }
  say(`${((performance.now() - started) / chosen.length).toFixed(1)} ms a paper`);
  for (const isSeen of [false, true]) {
    const own = results.filter(({ pmid }) => wasTrainedOn(pmid) === isSeen);
    if (own.length === 0) continue;
    say("");
    say(`${own.length} abstracts ${isSeen ? "used in training" : "that training has not seen"}`);
    if (isSeen) say(SEEN_NOTE);
    reportResults(own, say);
  }
  if (out === null) return;
  writeFileSync(out, results.map((result) => `${JSON.stringify(result)}\n`).join(""));
  say(`each abstract: ${out}`);
}
