import type { PaperRecord } from "../papers.ts";
import { READING_VERSION, type SavedReading, savedReadingSchema } from "../readings.ts";
import { type ClaimField, type Evidence, numberStatements, type Piece } from "../statements.ts";
import { type FirstEvidence, type FirstReading, firstReadingSchema } from "./first-shapes.ts";
import { convertEvidence, groupByStatement } from "./group-evidence.ts";
import { placeStatements } from "./place-statements.ts";
import { secondReadingSchema } from "./second-shapes.ts";

/** A stored reading of any version, as the newest; null where it is of none. */
export function upcastReading(stored: unknown, record: PaperRecord): SavedReading | null {
  const later = upcastLaterReading(stored);
  if (later !== null) return later;
  const first = firstReadingSchema.safeParse(stored);
  return first.success ? convertReading(first.data, record) : null;
}

/** As upcastReading, but for the first version, whose places are found with the paper's record alone. */
export function upcastLaterReading(stored: unknown): SavedReading | null {
  const newest = savedReadingSchema.safeParse(stored);
  if (newest.success) return newest.data;
  const second = secondReadingSchema.safeParse(stored);
  if (!second.success) return null;
  const { evidence_level: _, ...reading } = second.data;
  return { ...reading, schema_version: READING_VERSION, findings: [], sample_size: null };
}

type Group = ReturnType<typeof groupByStatement>[number];

function convertReading(reading: FirstReading, record: PaperRecord): SavedReading {
  const groups = groupByStatement(reading.evidence);
  const shown = new Set<Group>();
  const write = (field: ClaimField): Piece<{ evidence: Evidence[] }>[] => {
    const text = reading[field];
    if (text === null) return [];
    const own = groups.filter((group) => group[0].field === field && mayStandIn(text, group, reading));
    const parts = placeStatements(
      text,
      own.map(([{ statement }]) => statement),
    );
    return parts.flatMap((part): Piece<{ evidence: Evidence[] }>[] => {
      if (typeof part === "string") return [part];
      const group = own[part];
      if (group === undefined) return [];
      shown.add(group);
      return [describe(group, record)];
    });
  };
  const pieces = {
    summary: write("summary"),
    population: write("population"),
    intervention: write("intervention"),
    comparator: write("comparator"),
    outcome: write("outcome"),
    study_design: write("study_design"),
    rationale: write("rationale"),
  };
  const others = groups
    .filter((group) => !shown.has(group))
    .flatMap((group) => {
      const { field } = group[0];
      return field === "answer" ? [] : [{ field, ...describe(group, record) }];
    });
  return {
    schema_version: READING_VERSION,
    relevance_score: reading.relevance_score,
    ...numberStatements(record.pmid, pieces, others),
    findings: [],
    sample_size: null,
    read_by: reading.read_by,
  };
}

function describe(group: Group, record: PaperRecord) {
  return { text: group[0].statement, evidence: group.map((entry: FirstEvidence) => convertEvidence(entry, record)) };
}

const PHRASED: readonly ClaimField[] = ["population", "intervention", "comparator", "outcome"];

/** The built-in reader's phrases of PICO were joined by semicolons; a part of one is another statement, of another sentence. */
function mayStandIn(text: string, group: Group, { read_by }: FirstReading): boolean {
  const { field, statement } = group[0];
  if (read_by.reader === "model" || !PHRASED.some((phrased) => phrased === field)) return true;
  return text === statement || text.split("; ").includes(statement);
}
