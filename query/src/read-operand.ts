import type { QueryWarning } from "@medsieve/contract/searches";
import type { ReadTag } from "./fields.ts";
import { isDateField, isWordField, readTag } from "./fields.ts";
import type { Token } from "./lex-query.ts";
import type { Span } from "./query.ts";
import { warnAt } from "./query.ts";
import { findMeantOperator, findTaggedWords } from "./tagged-words.ts";

/** A phrase or a run of words with the tag that follows it; `tag` null: none, or none that PubMed has. */
interface WrittenText extends Span {
  text: string;
  quoted: boolean;
  tag: ReadTag | null;
  /** Index of the token after it. */
  next: number;
}

interface Operand extends WrittenText {
  /** The right side of a date range written in two terms, as in "2015"[dp] : "2020"[dp]; null: no such range. */
  until: string | null;
}

const isDate = (tag: ReadTag | null): boolean => tag !== null && isDateField(tag.field);

/** The operand that begins at this token, which is a word, a colon or a quoted phrase. */
export function readOperand(tokens: readonly Token[], at: number, notes: QueryWarning[]): Operand {
  const left = readText(tokens, at, notes);
  const right = readRangeEnd(tokens, left, notes);
  if (right === null) return { ...left, until: null };
  return { ...left, until: right.text, tag: right.tag ?? left.tag, end: right.end, next: right.next };
}

/** A quoted phrase, or the words up to the next operator, parenthesis, quotation mark or tag; and the tag after it. */
function readText(tokens: readonly Token[], at: number, notes: QueryWarning[]): WrittenText {
  const words = takeWords(tokens, at);
  const run = tokens.slice(at, at + words.length);
  const end = (count: number): number => run[count - 1]?.end ?? 0;
  const written = { start: run[0]?.start ?? 0, quoted: run[0]?.type === "quoted" };
  const after = tokens[at + words.length];
  const tag = after?.type === "tag" ? readTag(after.text) : null;
  const untagged = written.quoted || tag === null ? 0 : findTaggedWords(run, tag.field);
  if (after?.type !== "tag" || untagged > 0) {
    const count = untagged > 0 ? untagged : words.length;
    noteOperatorWords(run.slice(0, count), notes);
    return { ...written, text: words.slice(0, count).join(""), tag: null, end: end(count), next: at + count };
  }
  if (tag === null) {
    const shown = after.text.trim();
    const message = `PubMed has no field [${shown}]; the tag is ignored and all fields are searched.`;
    notes.push(warnAt(after, "unknown_tag", message));
  }
  if (tag === null || (!isDateField(tag.field) && isWordField(tag.field))) noteOperatorWords(run, notes);
  return { ...written, text: words.join(""), tag, end: after.end, next: at + words.length + 1 };
}

/** The texts of the tokens that make one operand, each with the blank before it. */
function takeWords(tokens: readonly Token[], at: number): string[] {
  const first = tokens[at];
  if (first?.type === "quoted") return [first.text];
  const words: string[] = [];
  let end = first?.start ?? 0;
  for (let index = at; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token?.type !== "word" && token?.type !== "colon") break;
    words.push(`${end === token.start ? "" : " "}${token.type === "colon" ? ":" : token.text}`);
    end = token.end;
  }
  return words;
}

function noteOperatorWords(run: readonly Token[], notes: QueryWarning[]): void {
  for (const token of run) {
    const operator = token.type === "word" ? findMeantOperator(token.text) : null;
    if (token.type !== "word" || operator === null) continue;
    const message = `"${token.text}" is read as a word, not as an operator. To combine terms, write ${operator}.`;
    notes.push(warnAt(token, "operator_not_in_capitals", message));
  }
}

/** The right side of a date range whose left side was read; null when no range goes on here. */
function readRangeEnd(tokens: readonly Token[], left: WrittenText, notes: QueryWarning[]): WrittenText | null {
  const [colon, text, after] = tokens.slice(left.next, left.next + 3);
  if (colon?.type !== "colon" || text === undefined) return null;
  if (text.type !== "quoted" && text.type !== "word") return null;
  const rightIsDate = after?.type === "tag" && isDate(readTag(after.text));
  if (!isDate(left.tag) && !(left.quoted && rightIsDate)) return null;
  if (rightIsDate || text.type === "quoted") return readText(tokens, left.next + 1, notes);
  return { text: text.text, quoted: false, tag: null, start: text.start, end: text.end, next: left.next + 2 };
}
