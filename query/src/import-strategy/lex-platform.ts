import type { Span } from "../query.ts";
import type { Platform } from "./recognize-platform.ts";
import type { StrategyToken } from "./strategy-token.ts";

/** What follows a heading of the Cochrane Library: "explode all trees", "this term only", its qualifiers. */
const COCHRANE_HEADING =
  /MeSH descriptor:? ?\[([^\]]+)\](?:\s+(explode (?:all|\d+) trees?|this term only))?(?:\s+and with qualifiers?(?:\(s\))?:? ?\[([^\]]*)\])?/iuy;
const COCHRANE_SHORT = /\[mh (\^)?"?([^\]"/]+)"?(?:\/([a-z]{2}(?:,\s*[a-z]{2})*))?\]/iuy;
const COCHRANE_RANGE = /\{(and|or) #(\d{1,4})-#(\d{1,4})\}/iuy;
const COCHRANE_NEAR = /near(?:\/(\d+))?(?![\p{L}\p{N}*$])/iuy;
/** Words that may stand between the two of a NEAR without a number. */
const NEAR_UNSAID = 6;

const EBSCO_HEADING = /(MH|MM|DE) "([^"+/]+)(\+)?(?:\/([^"]*))?"/uy;
const EBSCO_NEAR = /[NW](\d{1,2})(?![\p{L}\p{N}*?#])/uy;
const EBSCO_LINE = /S(\d{1,4})(?![\p{L}\p{N}*?#])/uy;
const EBSCO_YEARS = /(?:PY|DT)\s+(\d{4}(?:-\d{4})?)(?!\d)/uy;
const EBSCO_PREFIX = /(TI|AB|XB|TX|MW|SU|KW|AU|SO|PT|LA|AF)\s+(?=["(\p{L}\p{N}])/uy;
/** EBSCO's field codes by those that Ovid has for the same. */
const EBSCO_FIELDS: Record<string, string[]> = {
  ...{ TI: ["ti"], AB: ["ab"], XB: ["ti", "ab"], TX: ["af"], MW: ["hw"], SU: ["hw"], KW: ["kw"] },
  ...{ AU: ["au"], SO: ["jn"], PT: ["pt"], LA: ["la"], AF: ["in"] },
};

type Reading = (match: RegExpExecArray) => StrategyToken | (Record<string, unknown> & { type: StrategyToken["type"] });

const listQualifiers = (text = ""): string[] =>
  Array.from(text.matchAll(/(?:^|[\s,/-])([a-z]{2})(?=$|[\s,/+])/giu), ([, code = ""]) => code.toLowerCase());
const range = (from: string, to: string): number[] =>
  Array.from({ length: Math.max(0, Math.min(Number(to) - Number(from) + 1, 1_000)) }, (_, step) => Number(from) + step);

const OWN: Record<"cochrane" | "ebsco", readonly (readonly [RegExp, Reading])[]> = {
  cochrane: [
    [
      COCHRANE_HEADING,
      ([, heading = "", extent = "", qualifiers]) => ({
        ...{ type: "heading", heading: heading.trim(), isMajor: false, isExploded: !/only/iu.test(extent) },
        qualifiers: listQualifiers(qualifiers),
      }),
    ],
    [
      COCHRANE_SHORT,
      ([, alone, heading = "", qualifiers]) => ({
        ...{ type: "heading", heading: heading.trim(), isMajor: false, isExploded: alone === undefined },
        qualifiers: listQualifiers(qualifiers),
      }),
    ],
    [
      COCHRANE_RANGE,
      ([, operator = "", from = "", to = ""]) => ({
        ...{ type: "lines", operator: operator.toLowerCase(), numbers: range(from, to) },
      }),
    ],
    [COCHRANE_NEAR, ([, count]) => ({ type: "near", within: count === undefined ? NEAR_UNSAID : Number(count) })],
  ],
  ebsco: [
    [
      EBSCO_HEADING,
      ([, kind, heading = "", explodes, qualifiers]) => ({
        ...{ type: "heading", heading: heading.trim(), isMajor: kind === "MM", isExploded: explodes !== undefined },
        qualifiers: listQualifiers(qualifiers),
      }),
    ],
    [EBSCO_NEAR, ([, count]) => ({ type: "near", within: Number(count) })],
    [EBSCO_LINE, ([, number]) => ({ type: "line", number: Number(number) })],
    [EBSCO_YEARS, ([, years = ""]) => ({ type: "bracket", text: years, kind: "py" })],
    [EBSCO_PREFIX, ([, code = ""]) => ({ type: "prefix", fields: EBSCO_FIELDS[code] ?? [] })],
  ],
};

/** What only the Cochrane Library or EBSCO writes at this place of a line; null where neither does. */
export function lexOfPlatform(line: string, at: number, platform: Platform | null): StrategyToken | null {
  if (platform !== "cochrane" && platform !== "ebsco") return null;
  for (const [pattern, read] of OWN[platform]) {
    pattern.lastIndex = at;
    const match = pattern.exec(line);
    if (match === null) continue;
    const span: Span = { start: at, end: at + match[0].length };
    return { ...read(match), ...span } as StrategyToken;
  }
  return null;
}
