import type { StrategyNote } from "@medsieve/contract/strategies";
import { makeNote } from "../translate/notes.ts";

const DUPLICATES = /^(?:remove duplicates from|dedup(?:e|licate)?) (#?\d{1,4})$/iu;
/** "asthma.ti. use medall": of several databases that are searched at once, this one. */
const ONE_DATABASE = /(?<![\p{L}-])use ([a-z]{3,8}(?:, ?[a-z]{3,8}){0,5})$/iu;
/** "#3 in Trials", of the Cochrane Library's databases. */
const COCHRANE_DATABASE =
  /(?<=\s)in (?:Trials|(?:Cochrane|Other) Reviews?|Cochrane Protocols|Clinical Answers)(?:, [\w ]+)?$/iu;
const VARIATIONS = /\(Word variations have been searched\)/giu;
/** What the Cochrane Library and EBSCO print behind a search begins so. */
const PRINTED_LIMIT =
  /\s(?:with (?:Cochrane Library publication date|Publication Year)|(?:Limiters|Expanders|Search modes) - )/iu;
/** "asthma.ab. /freq=2": how often it must stand there. */
const FREQUENCY = /\/ ?freq ?= ?\d{1,3}/giu;

/** A line without what only its platform can do, each with a note; of the same length, so that places in it stay true. */
export function cutPlatformParts(line: string, note: (note: StrategyNote) => void): string {
  const blank = (part: string) => " ".repeat(part.length);
  const whole = DUPLICATES.exec(line);
  if (whole !== null) {
    note(makeNote("duplicates_left_out"));
    const number = whole[1] ?? "";
    return number.padStart(line.length);
  }
  const printed = line.search(PRINTED_LIMIT);
  const limit = printed < 0 ? "" : line.slice(printed);
  if (/^\s(?:with|limiters)/iu.test(limit)) note(makeNote("limit_unknown", { limit: limit.trim() }));
  return (line.slice(0, line.length - limit.length) + blank(limit))
    .replace(VARIATIONS, blank)
    .replace(COCHRANE_DATABASE, (part) => {
      note(makeNote("database_left_out", { part }));
      return blank(part);
    })
    .replace(FREQUENCY, (part) => {
      note(makeNote("frequency_left_out", { part }));
      return blank(part);
    })
    .replace(ONE_DATABASE, (part) => {
      note(makeNote("database_left_out", { part }));
      return blank(part);
    });
}
