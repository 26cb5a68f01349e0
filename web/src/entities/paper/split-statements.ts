/** A run of text and where it stands; `statement` is null where none stands behind it. */
interface TextPart<Stated> {
  text: string;
  /** UTF-16 offset in the whole text. */
  start: number;
  statement: Stated | null;
}

/** Cuts `text` at its statements, which stand at their offsets and do not overlap. The parts joined are the text again. */
export function splitStatements<Stated extends { text: string; offset: number | null }>(
  text: string,
  statements: readonly Stated[],
): TextPart<Stated>[] {
  const parts: TextPart<Stated>[] = [];
  let at = 0;
  const pass = (end: number) => {
    if (end > at) parts.push({ text: text.slice(at, end), start: at, statement: null });
  };
  const placed = statements.flatMap((statement) => {
    return statement.offset === null ? [] : [{ statement, start: statement.offset }];
  });
  for (const { statement, start } of placed.sort((a, b) => a.start - b.start)) {
    const end = start + statement.text.length;
    if (start < at || end > text.length || end === start) continue;
    pass(start);
    parts.push({ text: text.slice(start, end), start, statement });
    at = end;
  }
  pass(text.length);
  return parts;
}
