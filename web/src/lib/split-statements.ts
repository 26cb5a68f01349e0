import type { Evidence } from "@medsieve/contract/papers";

/** A run of text; `evidence` is null where no statement stands behind it. */
export interface TextPart {
  text: string;
  evidence: Evidence | null;
}

/** Cuts `text` where the statements of `evidence` stand in it. The parts joined are the text again. */
export function splitStatements(text: string, evidence: readonly Evidence[]): TextPart[] {
  const placed: { start: number; end: number; evidence: Evidence }[] = [];
  for (const item of evidence) {
    if (item.statement === "") continue;
    let start = text.indexOf(item.statement);
    while (start >= 0) {
      const from = start;
      const end = from + item.statement.length;
      if (!placed.some((other) => from < other.end && other.start < end)) {
        placed.push({ start, end, evidence: item });
        break;
      }
      start = text.indexOf(item.statement, start + 1);
    }
  }
  placed.sort((a, b) => a.start - b.start);

  const parts: TextPart[] = [];
  let at = 0;
  for (const place of placed) {
    if (place.start > at) parts.push({ text: text.slice(at, place.start), evidence: null });
    parts.push({ text: text.slice(place.start, place.end), evidence: place.evidence });
    at = place.end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), evidence: null });
  return parts;
}
