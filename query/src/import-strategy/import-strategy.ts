import type { ImportedStrategy, StrategyNote } from "@medsieve/contract/strategies";
import { printNode } from "../print-query.ts";
import { collectLeaves, QueryError, type QueryNode } from "../query.ts";
import type { KnownHeadings } from "../repair/known-headings.ts";
import { checkReferences, type ReadLine } from "./check-references.ts";
import { cutPlatformParts } from "./cut-platform-parts.ts";
import { lexLine } from "./lex-line.ts";
import { type LineNode, parseLine } from "./parse-line.ts";
import { type Platform, recognizePlatform } from "./recognize-platform.ts";
import { splitLines } from "./split-lines.ts";
import { type ImportContext, joinParts, toPubmed, writeRestriction, writeYears } from "./to-pubmed.ts";

/** Terms that the query of a line may have once earlier lines are written out. */
const MOST_TERMS = 1_000;
const MOST_LINES = 200;

const LIMIT = /^limit #?(\d{1,4}) to (.+)$/iu;
/** Ovid's years of a limit, yr="2010 -Current", without blanks and quotation marks. */
const LIMIT_YEARS = /^yr=(\d{4})(-(\d{4}|current)?)?$/iu;

/**
 * A strategy of Ovid, Embase.com, the Cochrane Library or EBSCO as PubMed queries, line by line, each with earlier lines written out; the whole is the last
 * line. Throws QueryError with the place in the text and what was expected there.
 */
export function importStrategy(text: string, headings: KnownHeadings): ImportedStrategy {
  const pasted = splitLines(text);
  if (pasted.length === 0)
    throw new QueryError("empty_query", "The strategy holds no line that can be searched.", 0, 0);
  if (pasted.length > MOST_LINES) {
    const message = `The strategy has ${pasted.length} lines; at most ${MOST_LINES} can be read.`;
    throw new QueryError("query_too_long", message, pasted[MOST_LINES]?.start ?? 0, text.length);
  }
  const platform = recognizePlatform(text);
  const unfielded = platform === "embase" ? ["ti", "ab", "de"] : ["mp"];
  const read = new Map<number, { node: QueryNode | null; terms: number }>();
  const nodes: ReadLine[] = [];
  const lines = pasted.map(({ number, text: line, start, end }) => {
    const notes: StrategyNote[] = [];
    let terms = 0;
    const findLine: ImportContext["findLine"] = (asked, from, to) => {
      const found = read.get(asked);
      if (found === undefined) {
        throw new QueryError(
          "unknown_line",
          `There is no line ${asked} before line ${number}. Name an earlier line.`,
          from,
          to,
        );
      }
      terms += found.terms;
      if (terms > MOST_TERMS) {
        throw new QueryError("query_too_long", `Line ${number} stands for more than ${MOST_TERMS} terms.`, from, to);
      }
      return found.node;
    };
    const context: ImportContext = { headings, findLine, unfielded, note: (note) => notes.push(note) };
    try {
      const limit = LIMIT.exec(line.split(/\s+/u).join(" "));
      const own = limit === null ? readLine(line, platform, context) : nameLine(Number(limit[1]), line);
      const node = limit === null ? toPubmed(own, context) : readLimit(limit, line, context);
      nodes.push({ number, node: own });
      read.set(number, { node, terms: node === null ? 0 : collectLeaves(node).length });
      return { number, text: line, query: node === null ? "" : printNode(node), notes: keepDistinct(notes) };
    } catch (error) {
      if (!(error instanceof QueryError)) throw error;
      const at = Math.min(start + error.start, end);
      throw new QueryError(error.code, `Line ${number}: ${error.message}`, at, Math.min(start + error.end, end));
    }
  });
  const doubts = checkReferences(nodes);
  const noted = lines.map((line) => ({ ...line, notes: [...line.notes, ...(doubts.get(line.number) ?? [])] }));
  return { query: lines.at(-1)?.query ?? "", lines: noted };
}

const nameLine = (number: number, { length }: string): LineNode => ({ kind: "line", number, start: 0, end: length });

function readLine(line: string, platform: Platform | null, { note }: ImportContext): LineNode {
  return parseLine(lexLine(cutPlatformParts(line, note), platform), line.length);
}

/** limit 5 to (english language and humans and yr="2010 -Current"), also with languages joined by or. */
function readLimit(
  [, number = "", written = ""]: RegExpExecArray,
  line: string,
  context: ImportContext,
): QueryNode | null {
  const base = context.findLine(Number(number), 0, line.length);
  const restrictions = written
    .replace(/^\(|\)$/gu, "")
    .split(/ and /iu)
    .map((piece) => {
      const years = LIMIT_YEARS.exec(piece.replace(/["\s]/gu, ""));
      if (years !== null) {
        const to = years[2] === undefined ? Number(years[1]) : Number(years[3]);
        return writeYears(Number(years[1]), Number.isNaN(to) ? null : to);
      }
      const any = piece
        .trim()
        .replace(/^\(|\)$/gu, "")
        .split(/ or /iu)
        .map((one) => writeRestriction(one, context));
      return joinParts(
        "or",
        any.filter((part) => part !== null),
      );
    });
  const parts = [base, ...restrictions].filter((part) => part !== null);
  return base === null ? null : joinParts("and", parts);
}

function keepDistinct(notes: readonly StrategyNote[]): StrategyNote[] {
  return [...new Map(notes.map((note) => [note.message, note])).values()];
}
