import { describeReading, READING_VERSION, type SavedReading } from "@medsieve/contract/readings";
import type { ClaimField, Evidence } from "@medsieve/contract/statements";
import type { Quotation, Reading } from "@medsieve/reader/reader";

/** What a reader gave, before it is checked: the text of each field, and each statement with each of its quotes. */
export function describeUnchecked({ pmid, ...reading }: Reading) {
  const { statements, findings, sample_size: size } = reading;
  const saved: SavedReading = {
    schema_version: READING_VERSION,
    ...reading,
    statements: statements.map(({ quotes: _, ...statement }) => ({ ...statement, evidence: [] })),
    findings: findings.map(({ quotes: _, ...finding }) => ({ ...finding, evidence: [] })),
    sample_size: size && { n: size.n, evidence: [] },
  };
  const claims = statements.flatMap(({ field, text, quotes }) =>
    quotes.map((quotation): Quotation & { field: ClaimField; statement: string } => {
      return { field, statement: text, ...quotation };
    }),
  );
  return { ...describeReading(saved), pmid, claims };
}

/** What the statements of a reading rest on, each with its statement. */
export function listEvidence({
  statements,
}: Pick<SavedReading, "statements">): (Evidence & { field: ClaimField; statement: string })[] {
  return statements.flatMap(({ field, text, evidence }) =>
    evidence.map((item) => ({ field, statement: text, ...item })),
  );
}
