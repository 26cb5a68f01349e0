import { readFileSync, writeFileSync } from "node:fs";
import { detectDesign } from "@medsieve/reader/design/detect-design";
import { readPaperText } from "@medsieve/reader/paper-text";
import { z } from "zod";
import { bootstrapStatistic } from "./bootstrap.ts";
import { makeRecord } from "./pico-corpus.ts";

export interface DesignOptions {
  /** JSON lines {"pmid", "title", "abstract", "is_rct", "publication_types"?}. */
  file: string;
  /** Abstracts that are read; null: all. */
  limit: number | null;
  /** Where each abstract's design is written; null: nowhere. */
  out: string | null;
}

const lineSchema = z.object({
  pmid: z.string().min(1),
  title: z.string(),
  abstract: z.string(),
  is_rct: z.boolean(),
  publication_types: z.array(z.string()).optional(),
});
type LabelledRecord = z.infer<typeof lineSchema>;

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
  /** The reader's design; null when nothing states it. */
  design: string | null;
  /** What the publication types say; null where they are not given or say nothing of a design. */
  typed: string | null;
}

/**
 * Reads the design of each abstract from title and abstract alone and compares it with its label as a randomised trial;
 * a protocol of one counts as one. Where publication types are given, prints which designs are taken for which.
 */
export async function evaluateDesign(options: DesignOptions, say: (line: string) => void): Promise<void> {
  const records = readRecords(options.file).slice(0, options.limit ?? undefined);
  say(`${records.length} abstracts, ${records.filter((record) => record.is_rct).length} of randomised trials`);
  const judged = records.map(judge);
  report("built-in reader", judged, isCalledRandomised, say);
  const named = new Map(
    records.map(({ pmid, title, abstract }) => [pmid, /\brandomi[sz]/iu.test(`${title} ${abstract}`)]),
  );
  report('"randomised" anywhere', judged, ({ pmid }) => named.get(pmid) ?? false, say);
  printConfusion(judged, say);
  if (options.out === null) return;
  writeFileSync(options.out, judged.map((one) => `${JSON.stringify(one)}\n`).join(""));
  say(`each abstract: ${options.out}`);
}

/** Throws with the line that is wrong, and what is accepted. */
function readRecords(file: string): LabelledRecord[] {
  const records = readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, index) => {
      if (line.trim() === "") return [];
      try {
        return [lineSchema.parse(JSON.parse(line))];
      } catch (error) {
        const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
        const expected = '{"pmid", "title", "abstract", "is_rct", "publication_types"?} is expected';
        throw new Error(`${file}, line ${index + 1}: ${expected}: ${reason}`);
      }
    });
  if (records.length === 0) throw new Error(`${file} holds no abstract`);
  return records;
}

function judge({ pmid, title, abstract, is_rct, publication_types = [] }: LabelledRecord): Judged {
  const paper = makeRecord(pmid, title, abstract === "" ? [] : [{ label: null, text: abstract }]);
  const design = detectDesign(readPaperText(paper))?.id ?? null;
  const typed = TYPED.find(([type]) => publication_types.includes(type))?.[1] ?? null;
  return { pmid, is_rct, design, typed };
}

function isCalledRandomised({ design }: Judged): boolean {
  return design === "randomized_trial" || design === "randomized_protocol";
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
