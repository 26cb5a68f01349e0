import { writeFileSync } from "node:fs";
import type { PaperRecord } from "@medsieve/contract/papers";
import { detectDesign } from "@medsieve/reader/design/detect-design";
import { type DesignModel, loadDesignModel } from "@medsieve/reader/models/design-model";
import { hashText } from "@medsieve/reader/models/feature-hash";
import { readPaperText } from "@medsieve/reader/paper-text";
import { bootstrapMean, bootstrapStatistic } from "./bootstrap.ts";
import { type DesignSets, readDesignSets, TITLED_DESIGNS } from "./design-corpus.ts";
import { chooseFold } from "./pico-corpus.ts";
import { DESIGN_FOLDS, prepareDesigns, trainDesigns, writeDesignModel } from "./train-design.ts";

export interface DesignOptions {
  /** JSON lines {"pmid", "title", "abstract", "is_rct", "publication_types"?}. */
  file: string;
  /** PubMed files; of those whose titles show the design, it is read without these words. */
  library: readonly string[];
  /** Abstracts of the file that are read; null: all. */
  limit: number | null;
  /** Where each abstract's design is written; null: nowhere. */
  out: string | null;
}

/** What publication types say of a design, the most specific first (NLM, "Publication Characteristics"). */
const TYPED: readonly [type: string, name: string][] = [
  ["Randomized Controlled Trial", "randomised trial"],
  ["Controlled Clinical Trial", "other trial"],
  ["Meta-Analysis", "review of studies"],
  ["Systematic Review", "review of studies"],
  ["Clinical Trial", "other trial"],
  ["Clinical Trial, Phase I", "other trial"],
  ["Clinical Trial, Phase II", "other trial"],
  ["Clinical Trial, Phase III", "other trial"],
  ["Clinical Trial, Phase IV", "other trial"],
  ["Practice Guideline", "guideline"],
  ["Guideline", "guideline"],
  ["Case Reports", "case report"],
  ["Observational Study", "observational"],
  ["Review", "review"],
];
const NAMES: ReadonlyMap<string, string> = new Map([
  ["randomized_trial", "randomised trial"],
  ["randomized_protocol", "randomised trial"],
  ["controlled_trial", "other trial"],
  ["single_arm_trial", "other trial"],
  ["clinical_trial", "other trial"],
  ["meta_analysis", "review of studies"],
  ["systematic_review", "review of studies"],
  ["guideline", "guideline"],
  ["case_report", "case report"],
  ["case_series", "case report"],
  ["cohort", "observational"],
  ["case_control", "observational"],
  ["cross_sectional", "observational"],
  ["observational", "observational"],
  ["before_after", "observational"],
  ["diagnostic", "observational"],
  ["animal", "laboratory"],
  ["in_vitro", "laboratory"],
  ["genetic", "laboratory"],
  ["review", "review"],
]);
const COLUMNS = [
  ...["randomised trial", "other trial", "review of studies", "guideline", "observational", "case report"],
  ...["review", "laboratory", "other", "none"],
];
const SHORT = ["RCT", "trial", "synth.", "guide", "observ", "case", "review", "lab", "other", "none"];

interface Judged {
  pmid: string;
  is_rct: boolean;
  /** The reader's design; null when nothing shows it. */
  design: string | null;
  /** How probable the reader takes a randomised trial, or the protocol of one, to be; null where it did not weigh it. */
  probability: number | null;
  /** What the publication types say; null where they are not given or say nothing of a design. */
  typed: string | null;
}

/**
 * Reads the design of each abstract from title and abstract alone and compares it with its label as a randomised trial;
 * a protocol of one counts as one. Abstracts that the weights were learnt from are read by models that learnt from others
 * (folds, by PMID). Where publication types are given, prints which designs are taken for which.
 */
export async function evaluateDesign(options: DesignOptions, say: (line: string) => void): Promise<void> {
  const sets = await readDesignSets(options.file, options.library);
  const read = makeDesignReader(sets, say);
  const records = sets.labelled.slice(0, options.limit ?? undefined);
  say(`${records.length} abstracts, ${records.filter(({ isRandomised }) => isRandomised).length} of randomised trials`);
  const judged = records.map(({ pmid, paper, isRandomised, publicationTypes }): Judged => {
    const typed = TYPED.find(([type]) => publicationTypes.includes(type))?.[1] ?? null;
    return { pmid, is_rct: isRandomised, ...read(paper), typed };
  });
  report("built-in reader", judged, isCalledRandomised, say);
  const named = new Map(
    records.map(({ pmid, paper }) => [
      pmid,
      /\brandomi[sz]/iu.test([paper.title, ...paper.abstract.map(({ text }) => text)].join(" ")),
    ]),
  );
  report('"randomised" anywhere', judged, ({ pmid }) => named.get(pmid) ?? false, say);
  printCalibration(judged, say);
  printConfusion(judged, say);
  printTitled(sets, read, say);
  if (options.out === null) return;
  writeFileSync(options.out, judged.map((one) => `${JSON.stringify(one)}\n`).join(""));
  say(`each abstract: ${options.out}`);
}

export interface TrainDesignOptions {
  file: string;
  library: readonly string[];
  /** The folder that the weights are written to. */
  out: string;
}

export async function trainDesignFile(
  { file, library, out }: TrainDesignOptions,
  say: (line: string) => void,
): Promise<void> {
  writeDesignModel(await readDesignSets(file, library), out, say);
}

type ReadDesign = (paper: PaperRecord) => Pick<Judged, "design" | "probability">;

/** The product where it has not seen the abstract; else a model that learnt from the other folds. */
function makeDesignReader(sets: DesignSets, say: (line: string) => void): ReadDesign {
  const product = loadDesignModel();
  const seen = new Set(product.trainedOn);
  const isSeen = ({ pmid }: { pmid: string }) => seen.has(hashText(pmid));
  let folds: DesignModel[] = [];
  if ([...sets.labelled, ...sets.titled].some(isSeen)) {
    say(`abstracts used in training are read by models that learnt from the other folds, ${DESIGN_FOLDS} by PMID`);
    ({ folds } = trainDesigns(prepareDesigns(sets), say));
  }
  return (paper) => {
    const model = (isSeen(paper) ? folds[chooseFold(paper.pmid, DESIGN_FOLDS)] : undefined) ?? product;
    const design = detectDesign(readPaperText(paper), model);
    return { design: design?.id ?? null, probability: design?.probability ?? null };
  };
}

function isCalledRandomised({ design }: Pick<Judged, "design">): boolean {
  return design === "randomized_trial" || design === "randomized_protocol";
}

/** Of abstracts whose title shows the design, without its words: how many are called reports of randomised trials. */
function printTitled({ titled }: DesignSets, read: ReadDesign, say: (line: string) => void): void {
  if (titled.length === 0) return;
  say("");
  say("by their titles, whose words of design are masked: called a randomised trial (a protocol is not one)");
  for (const design of TITLED_DESIGNS) {
    const own = titled.filter((one) => one.design === design);
    if (own.length === 0) continue;
    const { mean, low, high } = bootstrapMean(
      own.map(({ masked }) => (read(masked).design === "randomized_trial" ? 1 : 0)),
    );
    say(
      `  ${design.padEnd(14)} ${String(own.length).padStart(5)}   ${mean.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)})`,
    );
  }
}

/** Where the reader gives a probability: how many are labelled so. */
function printCalibration(judged: readonly Judged[], say: (line: string) => void): void {
  say("");
  say("probability given, and the share labelled a randomised trial");
  for (let tenth = 0; tenth < 10; tenth += 2) {
    const own = judged.filter(
      ({ probability }) => probability !== null && Math.min(9, Math.floor(probability * 10)) >> 1 === tenth >> 1,
    );
    if (own.length === 0) continue;
    const share = own.filter((one) => one.is_rct).length / own.length;
    say(
      `  ${(tenth / 10).toFixed(1)}–${((tenth + 2) / 10).toFixed(1)}   ${String(own.length).padStart(5)}   ${share.toFixed(2)}`,
    );
  }
}

function report(
  name: string,
  judged: readonly Judged[],
  isFound: (one: Judged) => boolean,
  say: (line: string) => void,
): void {
  const pairs = judged.map((one) => ({ found: isFound(one), is: one.is_rct }));
  const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
  const rightOf = (drawn: readonly { found: boolean; is: boolean }[]) =>
    drawn.filter(({ found, is }) => found && is).length;
  const findF1 = (drawn: readonly { found: boolean; is: boolean }[]) =>
    share(2 * rightOf(drawn), drawn.filter(({ found }) => found).length + drawn.filter(({ is }) => is).length);
  const { value, low, high } = bootstrapStatistic(pairs, findF1);
  const precision = share(rightOf(pairs), pairs.filter(({ found }) => found).length);
  const recall = share(rightOf(pairs), pairs.filter(({ is }) => is).length);
  say("");
  say(`${name}: randomised trials`);
  say(`  precision ${precision.toFixed(3)}   recall ${recall.toFixed(3)}`);
  say(`  F1 ${value.toFixed(3)} (95 % interval ${low.toFixed(3)} to ${high.toFixed(3)})`);
}

/** Rows are what publication types say, columns what title and abstract say. */
function printConfusion(judged: readonly Judged[], say: (line: string) => void): void {
  const typed = judged.filter((one) => one.typed !== null);
  if (typed.length === 0) return;
  say("");
  say(`${typed.length} abstracts whose publication types name a design (rows), and the design read (columns)`);
  say("".padEnd(18) + SHORT.map((name) => name.padStart(8)).join(""));
  for (const row of COLUMNS) {
    const own = typed.filter((one) => one.typed === row);
    if (own.length === 0) continue;
    const cells = COLUMNS.map((column) => own.filter(({ design }) => nameDesign(design) === column).length);
    say(row.padEnd(18) + cells.map((count) => String(count).padStart(8)).join(""));
  }
}

function nameDesign(design: string | null): string {
  return design === null ? "none" : (NAMES.get(design) ?? "other");
}
