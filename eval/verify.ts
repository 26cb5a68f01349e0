import { writeFileSync } from "node:fs";
import { type FindingsModel, hashPmid, loadFindingsModel } from "@medsieve/reader/models/findings-model";
import { compareClaim } from "@medsieve/reader/verify/compare-claim";
import { bootstrapMean } from "./bootstrap.ts";
import { CLAIM_KINDS, EXPECTED, makeClaims } from "./claims.ts";
import { type LabelledFinding, readFindingsCorpus } from "./findings-corpus.ts";
import { chooseFold } from "./pico-corpus.ts";
import { trainFindings } from "./train-findings.ts";

const FOLDS = 5;
const VERDICTS = ["supported", "partly", "contradicted", "not_in_abstract", "not_checked"] as const;

export interface VerifyOptions {
  file: string;
  seed: number;
  limit: number | null;
  out: string | null;
}

/** A model that has not seen the abstracts of its fold, with the limits of the shipped one. */
function trainFolds(findings: readonly LabelledFinding[], shipped: FindingsModel): FindingsModel[] {
  return Array.from({ length: FOLDS }, (_, fold) => ({
    ...trainFindings(
      findings.filter(({ pmid }) => chooseFold(pmid, FOLDS) !== fold),
      shipped.rarity,
    ),
    limits: shipped.limits,
  }));
}

/** For each paper a model that has not seen its abstract: the shipped one where it did not learn from it. */
export function createModelChoice(findings: readonly LabelledFinding[]): (pmid: string) => FindingsModel {
  const shipped = loadFindingsModel();
  const seen = new Set(shipped.trainedOn);
  const isSeen = (pmid: string) => seen.has(hashPmid(pmid));
  const learnt = findings.filter(({ pmid }) => isSeen(pmid));
  const models = learnt.length === 0 ? [] : trainFolds(learnt, shipped);
  return (pmid) => (isSeen(pmid) ? (models[chooseFold(pmid, FOLDS)] ?? shipped) : shipped);
}

/** Of these, how many are true, with a 95 % interval. */
export const describeShare = (values: readonly boolean[]) => {
  if (values.length === 0) return "of none";
  const { mean, low, high } = bootstrapMean(values.map(Number));
  return `${mean.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)}) of ${values.length}`;
};

/**
 * Claims made of labelled findings, held against the abstracts that they cite: true ones, and those whose direction, number,
 * intervention or paper was changed. Abstracts that the weights learnt from are read by models of the other folds.
 */
export async function evaluateVerify(
  { file, seed, limit, out }: VerifyOptions,
  say: (line: string) => void,
): Promise<void> {
  const findings = readFindingsCorpus(file).slice(0, limit ?? undefined);
  const chooseModel = createModelChoice(findings);
  const claims = makeClaims(findings, seed);
  const started = performance.now();
  const judged = claims.map((claim) => ({
    ...claim,
    ...compareClaim(claim.text, claim.cited.record, chooseModel(claim.finding.pmid)),
  }));
  say(
    `${claims.length} claims of ${findings.length} findings, seed ${seed}; ${((performance.now() - started) / claims.length).toFixed(2)} ms a claim`,
  );
  say(`  ${"".padEnd(16)}${VERDICTS.map((verdict) => verdict.padStart(17)).join("")}`);
  for (const kind of CLAIM_KINDS) {
    const counts = VERDICTS.map(
      (verdict) => judged.filter((one) => one.kind === kind && one.verdict === verdict).length,
    );
    say(`  ${kind.padEnd(16)}${counts.map((count) => String(count).padStart(17)).join("")}`);
  }
  for (const verdict of ["supported", "contradicted"] as const) {
    const said = judged.filter((one) => one.verdict === verdict);
    const due = judged.filter(({ kind }) => EXPECTED[kind] === verdict);
    say(`  ${verdict}: precision ${describeShare(said.map(({ kind }) => EXPECTED[kind] === verdict))}`);
    say(`  ${verdict}: recall ${describeShare(due.map((one) => one.verdict === verdict))}`);
  }
  if (out !== null) {
    const lines = judged.map(({ kind, text, cited, verdict, reasons, quotes }) =>
      JSON.stringify({ kind, text, pmid: cited.record.pmid, verdict, reasons, quotes }),
    );
    writeFileSync(out, `${lines.join("\n")}\n`);
  }
}
