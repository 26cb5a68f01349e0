import { writeFileSync } from "node:fs";
import type { Direction } from "@medsieve/contract/findings";
import { createBuiltinReader } from "@medsieve/reader/builtin-reader";
import { WORK_HERE } from "../server/src/work/work-here.ts";
import { createLibrarySource } from "../sources/src/library/library-source.ts";
import { ask } from "./ask.ts";
import { bootstrapMean } from "./bootstrap.ts";
import { type LabelledFinding, readFindingsCorpus } from "./findings-corpus.ts";
import { openScratchLibrary } from "./scratch-library.ts";

export interface VerdictOptions {
  /** JSON lines of findings, with the direction that each abstract reports. */
  file: string;
  /** PubMed files to search, among them the papers of the findings. */
  library: readonly string[];
  /** Only the first so many findings; null: all. */
  limit: number | null;
  /** Where the result of each question is written; null: nowhere. */
  out: string | null;
}

interface Asked {
  id: string;
  pmid: string;
  question: string;
  label: Direction;
  isRead: boolean;
  isCounted: boolean;
  /** Which way the counted findings of the paper point; null where they say nothing or do not agree. */
  direction: Direction | null;
  /** Other papers that the verdict counts. */
  others: number;
}

const plain = (text: string) =>
  text
    .replace(/&[a-z]+;|\s+/gu, " ")
    .trim()
    .replace(/[.;:,]+$/u, "");

/** A finding as the question that it answers, without its direction. */
function writeQuestion({ intervention, comparator, outcome }: LabelledFinding): string {
  return `Does ${plain(intervention)} affect ${plain(outcome)} compared with ${plain(comparator)}?`;
}

/** Asks each finding of a file as a question, and prints how often the verdict counts the paper that answers, and rightly. */
export async function evaluateVerdicts(options: VerdictOptions, say: (line: string) => void): Promise<void> {
  const findings = readFindingsCorpus(options.file).slice(0, options.limit ?? undefined);
  const database = await openScratchLibrary(options.library);
  try {
    const source = createLibrarySource(database, WORK_HERE);
    const reader = createBuiltinReader();
    const asked: Asked[] = [];
    for (const finding of findings) {
      const question = writeQuestion(finding);
      const { papers, answer } = await ask(
        { language: "en", preference: "clinical_trials", text: question },
        source,
        reader,
      );
      const counted = answer.verdict?.papers ?? [];
      const own = counted.find(({ pmid }) => pmid === finding.pmid);
      const reading = papers.find(({ paper }) => paper.pmid === finding.pmid)?.reading;
      const matched = (reading?.findings ?? []).filter(({ id }) => own?.finding_ids.includes(id));
      const [direction, ...more] = new Set(matched.map((one) => one.direction).filter((one) => one !== "unclear"));
      asked.push({
        ...{ id: finding.id, pmid: finding.pmid, question, label: finding.label },
        isRead: reading !== undefined,
        isCounted: own !== undefined,
        direction: more.length > 0 ? null : (direction ?? null),
        others: counted.length - (own === undefined ? 0 : 1),
      });
    }
    report(asked, say);
    if (options.out !== null) writeFileSync(options.out, asked.map((one) => `${JSON.stringify(one)}\n`).join(""));
  } finally {
    await database.close();
  }
}

function report(all: readonly Asked[], say: (line: string) => void): void {
  const asked = all.filter(({ isRead }) => isRead);
  const spoken = asked.filter(({ direction }) => direction !== null);
  const share = (name: string, values: readonly boolean[]) => {
    const { mean, low, high } = bootstrapMean(values.map(Number));
    say(`${name}: ${mean.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)}) of ${values.length}`);
  };
  say(`${all.length} questions, of ${asked.length} the paper that answers was read`);
  share(
    "of these it counts in the verdict",
    asked.map(({ isCounted }) => isCounted),
  );
  share(
    "with a direction",
    asked.map(({ direction }) => direction !== null),
  );
  share(
    "which is the one that was labelled",
    spoken.map(({ direction, label }) => direction === label),
  );
  say(`other papers that were counted: ${all.reduce((sum, { others }) => sum + others, 0)}`);
}
