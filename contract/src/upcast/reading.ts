import { z } from "zod";
import type { PaperRecord } from "../papers.ts";
import { type SavedReading, savedReadingSchema } from "../readings.ts";
import { type ClaimField, type Evidence, numberStatements, type Piece } from "../statements.ts";
import { type FirstEvidence, type FirstReading, firstReadingSchema } from "./first-shapes.ts";
import { convertEvidence, groupByStatement } from "./group-evidence.ts";
import { placeStatements } from "./place-statements.ts";
import { secondReadingSchema } from "./second-shapes.ts";

/** Readings that a record of the third format holds as they were stored. */
export const thirdOrLaterSchema = z.discriminatedUnion("schema_version", [savedReadingSchema]);
type ThirdOrLater = z.infer<typeof thirdOrLaterSchema>;

/** A stored reading of any version, as the newest; null where it is of none. */
export function upcastReading(stored: unknown, record: PaperRecord): SavedReading | null {
  const reading = upcastToThird(stored, record);
  return reading && renewReading(reading);
}

/** As upcastReading, but for the first version, whose places are found with the paper's record alone. */
export function upcastLaterReading(stored: unknown): SavedReading | null {
  const reading = upcastSecond(stored);
  return reading && renewReading(reading);
}

/** As version 3 has it, or as it is stored where that is later: a record stays as it was sealed. */
export function upcastToThird(stored: unknown, record: PaperRecord): ThirdOrLater | null {
  const later = upcastSecond(stored);
  if (later !== null) return later;
  const first = firstReadingSchema.safeParse(stored);
  return first.success ? convertReading(first.data, record) : null;
}

function upcastSecond(stored: unknown): ThirdOrLater | null {
  const later = thirdOrLaterSchema.safeParse(stored);
  if (later.success) return later.data;
  const second = secondReadingSchema.safeParse(stored);
  if (!second.success) return null;
  const { evidence_level: _, ...reading } = second.data;
  return { ...reading, schema_version: 3, findings: [], sample_size: null };
}

function renewReading(reading: ThirdOrLater): SavedReading {
  return reading;
}

type Group = ReturnType<typeof groupByStatement>[number];

function convertReading(reading: FirstReading, record: PaperRecord): ThirdOrLater {
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
    schema_version: 3,
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
