import type { Evidence } from "@medsieve/contract/papers";
import { groupByStatement } from "@medsieve/contract/statements";

/** A run of text and where it stands; `evidence` is empty where no statement stands behind it. */
export interface TextPart {
  text: string;
  /** UTF-16 offset in the whole text. */
  start: number;
  evidence: readonly Evidence[];
}

/**
 * Cuts `text` where the statements of `evidence` stand in it; a longer one before those that are part of it. The parts
 * joined are the text again.
 */
export function splitStatements(text: string, evidence: readonly Evidence[]): TextPart[] {
  const placed: { start: number; end: number; evidence: readonly Evidence[] }[] = [];
  const statements = groupByStatement(evidence).sort((a, b) => b.statement.length - a.statement.length);
  for (const { statement, evidence: group } of statements) {
    if (statement === "") continue;
    let start = text.indexOf(statement);
    while (start >= 0) {
      const from = start;
      const end = from + statement.length;
      if (!placed.some((other) => from < other.end && other.start < end)) {
        placed.push({ start, end, evidence: group });
        break;
      }
      start = text.indexOf(statement, start + 1);
    }
  }
  placed.sort((a, b) => a.start - b.start);

  const parts: TextPart[] = [];
  const pass = (start: number, end: number) => {
    if (end > start) parts.push({ text: text.slice(start, end), start, evidence: [] });
  };
  let at = 0;
  for (const place of placed) {
    pass(at, place.start);
    parts.push({ text: text.slice(place.start, place.end), start: place.start, evidence: place.evidence });
    at = place.end;
  }
  pass(at, text.length);
  return parts;
}
