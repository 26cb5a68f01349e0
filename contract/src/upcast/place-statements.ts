/** Words of a text, or the index of the statement that stands there. */
export type PlacedPart = string | number;

/**
 * Cuts a text where statements stand in it that are known by their words alone, as in what a model answers and in
 * documents of version 1; a longer one before those that are part of it, and each once. The parts joined are the text.
 */
export function placeStatements(text: string, statements: readonly string[]): PlacedPart[] {
  const placed: { start: number; end: number; index: number }[] = [];
  const byLength = [...statements.entries()].sort(([, a], [, b]) => b.length - a.length);
  for (const [index, statement] of byLength) {
    const start = findFree(text, statement, placed);
    if (start !== null) placed.push({ start, end: start + statement.length, index });
  }
  placed.sort((a, b) => a.start - b.start);
  const parts: PlacedPart[] = [];
  let at = 0;
  for (const { start, end, index } of placed) {
    if (start > at) parts.push(text.slice(at, start));
    parts.push(index);
    at = end;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}

/** Null where the statement is empty, or does not stand in what is left of the text. */
function findFree(text: string, statement: string, placed: readonly { start: number; end: number }[]): number | null {
  if (statement === "") return null;
  for (let start = text.indexOf(statement); start >= 0; start = text.indexOf(statement, start + 1)) {
    const end = start + statement.length;
    if (!placed.some((other) => start < other.end && other.start < end)) return start;
  }
  return null;
}
