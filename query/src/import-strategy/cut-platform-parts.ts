import type { StrategyNote } from "@medsieve/contract/strategies";
import { makeNote } from "../translate/notes.ts";

const DUPLICATES = /^(?:remove duplicates from|dedup(?:e|licate)?) (#?\d{1,4})$/iu;
/** "asthma.ti. use medall": of several databases that are searched at once, this one. */
const ONE_DATABASE = /(?<![\p{L}-])use ([a-z]{3,8}(?:, ?[a-z]{3,8}){0,5})$/iu;
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
  return line
    .replace(FREQUENCY, (part) => {
      note(makeNote("frequency_left_out", { part }));
      return blank(part);
    })
    .replace(ONE_DATABASE, (part) => {
      note(makeNote("database_left_out", { part }));
      return blank(part);
    });
}
