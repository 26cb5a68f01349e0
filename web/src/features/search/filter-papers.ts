import type { DecisionChoice } from "@medsieve/contract/constants";
import type { PaperDecision } from "@medsieve/contract/decisions";
import { isRetracted } from "@medsieve/contract/notices";
import { cutDesignNote } from "../../entities/paper/cut-design-note.ts";
import type { ListView } from "./list-view.ts";
import type { ShownPaper } from "./search-state.ts";

/** What was decided on papers, by PMID. */
type Decisions = ReadonlyMap<string, Pick<PaperDecision, "decision">>;

/**
 * The papers that pass every filter of `view`, in their order. A paper without a year passes only while no year is asked
 * for; while it is not known what was decided, nothing is filtered by it.
 */
export function filterPapers(
  papers: readonly ShownPaper[],
  view: ListView,
  highlighted: ReadonlySet<string>,
  decisions: Decisions | null,
): ShownPaper[] {
  const { design, since, until, score } = view;
  return papers.filter(({ record, reading, counted }) => {
    const { year } = record;
    if (since !== undefined && (year === null || year < since)) return false;
    if (until !== undefined && (year === null || year > until)) return false;
    if (score !== undefined && (reading === null || reading.relevance_score < score)) return false;
    if (design !== undefined && !design.includes(readDesign(reading?.study_design) ?? "")) return false;
    if (view.counted !== undefined && counted !== view.counted) return false;
    if (view.reader !== undefined && reading?.read_by.reader !== view.reader) return false;
    if (view.highlighted && !highlighted.has(record.pmid)) return false;
    if (view.decision && decisions && findDecision(decisions, record.pmid) !== view.decision) return false;
    return !(view.retracted === "hidden" && isRetracted(record));
  });
}

/** The design alone: one that goes by the wording of the abstract is no other design. */
function readDesign(written: string | null | undefined): string | null {
  return written ? cutDesignNote(written).name : null;
}

export interface DesignCount {
  design: string;
  count: number;
}

/** The study designs the papers were read as, the most frequent first; papers without one are not counted. */
export function countDesigns(papers: readonly ShownPaper[]): DesignCount[] {
  const counts = new Map<string, number>();
  for (const { reading } of papers) {
    const design = readDesign(reading?.study_design);
    if (design) counts.set(design, (counts.get(design) ?? 0) + 1);
  }
  return Array.from(counts, ([design, count]) => ({ design, count })).sort((a, b) => b.count - a.count);
}

/** How many papers there are of each kind; one that no paper has is not among them. */
export function countBy<Kind extends string>(
  papers: readonly ShownPaper[],
  kinds: readonly Kind[],
  read: (paper: ShownPaper) => Kind | undefined,
): { kind: Kind; count: number }[] {
  return kinds
    .map((kind) => ({ kind, count: papers.filter((paper) => read(paper) === kind).length }))
    .filter(({ count }) => count > 0);
}

/** Years that count as recent, with the newest paper's. */
const RECENT_YEARS = 10;

/** The first of the recent years and the papers since then; null where that is none of them, or all. */
export function countRecent(papers: readonly ShownPaper[]): { since: number; count: number } | null {
  const years = papers.flatMap(({ record }) => record.year ?? []);
  const since = Math.max(...years) - RECENT_YEARS + 1;
  const count = years.filter((year) => year >= since).length;
  return count === 0 || count === papers.length ? null : { since, count };
}

function findDecision(decisions: Decisions, pmid: string): DecisionChoice {
  return decisions.get(pmid)?.decision ?? "undecided";
}

/** How many of the papers are included, excluded and undecided. */
export function countChoices(papers: readonly ShownPaper[], decisions: Decisions): Record<DecisionChoice, number> {
  const counts = { included: 0, excluded: 0, undecided: 0 };
  for (const { record } of papers) counts[findDecision(decisions, record.pmid)] += 1;
  return counts;
}
