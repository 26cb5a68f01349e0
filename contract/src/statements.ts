import type { ClaimField, Evidence, Paper } from "./papers.ts";

/** A statement with everything that it rests on. */
export interface TracedStatement {
  statement: string;
  evidence: Evidence[];
  /** At least one quote stands in its paper, and the statement has no number of its own. */
  isBorneOut: boolean;
}

/** Whether a statement may be relied on as far as its quotes go. */
export function isBorneOut(evidence: readonly Evidence[]): boolean {
  return evidence.some(({ status }) => status !== "unverified");
}

/** Evidence by statement, in the order in which the statements first come. */
export function groupByStatement(evidence: readonly Evidence[]): TracedStatement[] {
  const groups = new Map<string, Evidence[]>();
  for (const item of evidence) {
    const key = `${item.field}:${item.statement}`;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()].map((group) => ({
    statement: group[0]?.statement ?? "",
    evidence: group,
    isBorneOut: isBorneOut(group),
  }));
}

/** Elements of PICO stand as phrases that this parts. */
const BETWEEN_PHRASES = "; ";
const PHRASED: readonly string[] = ["population", "intervention", "comparator", "outcome"];

/**
 * Evidence of what is shown of a paper. The built-in reader also says in which other sentences a paper speaks of an
 * element of PICO, in phrases that are not shown. What is not borne out is never left out.
 */
export function listShownEvidence(paper: Pick<Paper, ClaimField | "evidence" | "read_by">): Evidence[] {
  return paper.evidence.filter(({ field, statement, status }) => {
    if (status === "unverified" || field === "answer" || paper.read_by.reader === "model") return true;
    const text = paper[field] ?? "";
    return PHRASED.includes(field)
      ? text.split(BETWEEN_PHRASES).includes(statement) || text === statement
      : text.includes(statement);
  });
}

/** The statements that are shown of a paper, with what each rests on. */
export function listShownStatements(paper: Parameters<typeof listShownEvidence>[0]): TracedStatement[] {
  return groupByStatement(listShownEvidence(paper));
}
