import type { Span } from "../query.ts";

/** A line as it was pasted; its place is in the whole text. */
export interface PastedLine extends Span {
  number: number;
  text: string;
}

const NUMBERED = /^\s*(?:#|S)?(\d{1,4})(?:[.):]|\t|\s)\s*(?=\S)/u;
/**
 * The lines of a pasted strategy. Where the first one has a number, a line without one goes on with the line before;
 * otherwise lines are counted.
 */
export function splitLines(text: string): PastedLine[] {
  const lines: PastedLine[] = [];
  let isNumbered: boolean | null = null;
  for (const { written, start } of listWritten(text)) {
    const end = start + written.length;
    const head = NUMBERED.exec(written);
    const body = cutHits(head === null ? written : written.slice(head[0].length));
    const at = start + (head?.[0].length ?? 0);
    if (body.trim() === "") continue;
    isNumbered ??= Number(head?.[1]) === 1;
    const last = lines.at(-1);
    if (!isNumbered) {
      const whole = cutHits(written);
      lines.push({ number: lines.length + 1, text: whole.trim(), start: end - written.trimStart().length, end });
    } else if (head !== null && Number(head[1]) > (last?.number ?? 0)) {
      lines.push({ number: Number(head[1]), text: body.trim(), start: at, end });
    } else if (last !== undefined) {
      last.text = `${last.text} ${cutHits(written).trim()}`;
      last.end = end;
    }
  }
  return lines;
}

interface WrittenLine {
  written: string;
  start: number;
}

/** The lines as they are written, with their places; a history that begins with the latest is turned round. */
function listWritten(text: string): WrittenLine[] {
  let start = 0;
  const listed = text.split("\n").map((written) => {
    const line = { written, start };
    start += written.length + 1;
    return line;
  });
  const groups: WrittenLine[][] = [];
  for (const line of listed.filter(({ written }) => written.trim() !== "")) {
    if (NUMBERED.test(line.written) || groups.length === 0) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  const numbers = groups.map(([first]) => Number(NUMBERED.exec(first?.written ?? "")?.[1]));
  const isTurned = numbers.length > 1 && numbers.every((number, at) => number === numbers.length - at);
  return isTurned ? groups.toReversed().flat() : listed;
}

/** A line of earlier lines alone, "1 or 2", "or/1-3", "#1 AND #2": a number behind it is that of its hits. */
const OF_LINES = /^(?:(?:and|or)\/\d[\d,-]*|\(?#?\d{1,4}\)?(?: (?:and|or|not) \(?#?\d{1,4}\)?)+)$/iu;

/** Without the number of hits that platforms print behind a line: after a gap, or after what ends a search. */
function cutHits(text: string): string {
  const line = text.trimEnd();
  const at = Math.max(line.lastIndexOf(" "), line.lastIndexOf("\t"));
  const before = line.slice(0, at).trimEnd();
  const isApart =
    line[at] === "\t" ||
    at - before.length > 0 ||
    /(?:[/.)\]"']|freq=\d{1,3}|all trees|term only)$/iu.test(before) ||
    OF_LINES.test(before);
  return at > 0 && isApart && /^\(?\d[\d,.]*\)?$/u.test(line.slice(at + 1)) ? before : line;
}
