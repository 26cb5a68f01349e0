import { QueryError, type Span } from "../query.ts";
import { lexOfPlatform } from "./lex-platform.ts";
import type { Platform } from "./recognize-platform.ts";
import type { StrategyToken } from "./strategy-token.ts";

/** Blanks, and what Ovid prints behind a search: "[mp=title, abstract, …]". */
const SKIPPED = /(?:[\s.]|\[mp=[^\]]{0,2000}\])+/iuy;
const OPERATOR = /(and|or|not)(?![\p{L}\p{N}*$/'-])/iuy;
const NEAR = /(?:adj(\d*)|near\/(\d+)|next\/(\d+)|next)(?![\p{L}\p{N}*$])/iuy;
const RANGE = /(and|or)\/(\d[\d,\s-]*)/iuy;
const LINE = /#(\d{1,4})/uy;
const OVID_FIELDS = /\.\(?([a-z]{2}(?:,\s*[a-z]{2})*)\)?\.?(?![\p{L}\p{N}])/iuy;
const EMBASE_FIELDS = /:([a-z]{2,3}(?:,[a-z]{2,3})*)(?![\p{L}\p{N}])/iuy;
const EMBASE_HEADING = /((?:\/(?:exp|de|mj|syn|br))+)((?:\/[a-z]{2}_[a-z]{2})*)/iuy;
const BRACKET = /\[([^\]]{1,60})\](?:\/([a-z]{2,3}))?/iuy;
const QUOTED = /"([^"]*)"|'([^']*)'/uy;
const WORD = /[\p{L}\p{N}\p{M}*$?#][\p{L}\p{N}\p{M}*$?#'’+-]*(?::(?=\.))?/uy;
const QUALIFIERS = /[a-z]{2}(?:,\s*[a-z]{2})*(?![\p{L}\p{N}])(?:\s*\[[^\]]*\])?/iuy;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const listFields = (text: string): string[] => text.toLowerCase().split(/,\s*/u);

/** Splits a line of a strategy into tokens. Throws QueryError with the place in `line`. */
export function lexLine(line: string, platform: Platform | null): StrategyToken[] {
  const tokens: StrategyToken[] = [];
  let at = 0;
  const take = (match: RegExpExecArray): Span => {
    const start = at;
    at += match[0].length;
    return { start, end: at };
  };
  while (at < line.length) {
    const before = tokens.at(-1);
    const isAfterText = before !== undefined && before.end === at && ["word", "quoted", "close"].includes(before.type);
    const fields = isAfterText ? (matchAt(OVID_FIELDS, line, at) ?? matchAt(EMBASE_FIELDS, line, at)) : null;
    if (fields !== null) {
      tokens.push({ type: "field", fields: listFields(fields[1] ?? ""), ...take(fields) });
      continue;
    }
    const emtree = isAfterText ? matchAt(EMBASE_HEADING, line, at) : null;
    if (emtree !== null && before !== undefined && "text" in before) {
      const { start } = before;
      tokens.splice(-1, 1, { ...readEmtree(before.text, emtree), start, end: take(emtree).end });
      continue;
    }
    const blank = matchAt(SKIPPED, line, at);
    if (blank !== null) {
      take(blank);
      continue;
    }
    const own = lexOfPlatform(line, at, platform);
    const token = own ?? lexRange(line, at) ?? lexOvidHeading(line, at) ?? lexOther(line, at);
    tokens.push(token);
    at = token.end;
  }
  return tokens;
}

function lexRange(line: string, at: number): StrategyToken | null {
  const match = matchAt(RANGE, line, at);
  if (match === null) return null;
  const numbers = (match[2] ?? "").split(",").flatMap((piece) => {
    const [from = 0, to = from] = piece.split("-").map((digits) => Number(digits.trim()));
    return Array.from({ length: Math.max(0, Math.min(to - from + 1, 1_000)) }, (_, step) => from + step);
  });
  const operator = (match[1] ?? "").toLowerCase() === "and" ? "and" : "or";
  return { type: "lines", operator, numbers, start: at, end: at + match[0].trimEnd().length };
}

/** 'heart failure'/exp/mj/dm_dt: what stands behind a heading of Embase.com. */
function readEmtree(heading: string, match: RegExpExecArray) {
  const parts = (match[1] ?? "").toLowerCase().split("/");
  const links = (match[2] ?? "")
    .toLowerCase()
    .split("/")
    .filter((link) => link !== "");
  return {
    ...{ type: "heading" as const, heading, isExploded: parts.includes("exp"), isMajor: parts.includes("mj") },
    qualifiers: links.map((link) => link.slice(-2)),
  };
}

/** "exp *Heart Failure/dt, th": up to the slash there is nothing but the heading. */
function lexOvidHeading(line: string, at: number): StrategyToken | null {
  const prefix = matchAt(/(exp\s+)?(\*)?\s*/iuy, line, at);
  const start = at + (prefix?.[0].length ?? 0);
  const slash = line.indexOf("/", start);
  if (slash < 0 || slash - start > 200) return null;
  const written = line.slice(start, slash);
  const heading = /^"[^"]+"$/u.test(written) ? written.slice(1, -1) : written.trim();
  const isPlain =
    written.startsWith('"') ||
    !/["'()[\]:#]|\.[a-z]{2}[.,]|(?:^|\s)(?:and|or|not|adj\d*|near|next)(?:\s|$)/iu.test(heading);
  if (heading === "" || !isPlain || /"/u.test(heading)) return null;
  const emtree = matchAt(EMBASE_HEADING, line, slash);
  if (emtree !== null) return { ...readEmtree(heading, emtree), start: at, end: slash + emtree[0].length };
  const qualifiers = matchAt(QUALIFIERS, line, slash + 1);
  return {
    ...{ type: "heading", heading, isExploded: prefix?.[1] !== undefined, isMajor: prefix?.[2] !== undefined },
    qualifiers: qualifiers === null ? [] : listFields(qualifiers[0].replace(/\[.*/u, "").trim()),
    ...{ start: at, end: slash + 1 + (qualifiers?.[0].length ?? 0) },
  };
}

function lexOther(line: string, at: number): StrategyToken {
  const span = (match: RegExpExecArray): Span => ({ start: at, end: at + match[0].length });
  const character = line[at];
  if (character === "(") return { type: "open", start: at, end: at + 1 };
  if (character === ")") return { type: "close", start: at, end: at + 1 };
  const operator = matchAt(OPERATOR, line, at);
  if (operator !== null) {
    return { type: "operator", operator: (operator[1] ?? "").toLowerCase() as "and" | "or" | "not", ...span(operator) };
  }
  const near = matchAt(NEAR, line, at);
  if (near !== null) {
    const count = near[1] ?? near[2] ?? "";
    return { type: "near", within: count === "" ? null : Math.max(0, Number(count) - 1), ...span(near) };
  }
  const reference = matchAt(LINE, line, at);
  if (reference !== null) return { type: "line", number: Number(reference[1]), ...span(reference) };
  const bracket = matchAt(BRACKET, line, at);
  if (bracket !== null) {
    return {
      type: "bracket",
      text: (bracket[1] ?? "").toLowerCase(),
      kind: (bracket[2] ?? "").toLowerCase(),
      ...span(bracket),
    };
  }
  const quoted = matchAt(QUOTED, line, at);
  if (quoted !== null) return { type: "quoted", text: quoted[1] ?? quoted[2] ?? "", ...span(quoted) };
  const word = matchAt(WORD, line, at);
  if (word !== null) return { type: "word", text: word[0], ...span(word) };
  const expected =
    "Expected a word, a phrase in quotation marks, a heading such as exp Asthma/, a line number or a parenthesis";
  throw new QueryError("strategy_syntax", `“${character}” cannot be read here. ${expected}.`, at, at + 1);
}
