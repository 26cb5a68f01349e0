import { describe, expect, it } from "vitest";
import { chooseCorrections, listSlips } from "./spelling.ts";

const PAPERS: Record<string, number> = {
  ...{ migraine: 40, migraines: 12, malaria: 50, physical: 90, arthritis: 60, asthma: 70, beans: 3, zolbam: 1 },
};
const papersWith = new Map(Object.entries(PAPERS));
const print = (question: string, corrections: ReturnType<typeof chooseCorrections>) =>
  corrections.map(({ start, end, as }) => `${question.slice(start, end)} → ${as}`);
const correct = (question: string) => print(question, chooseCorrections(listSlips(question), papersWith));

describe("slips of the pen", () => {
  it.each([
    ["migranes in children", "migranes → migraines"],
    ["fisical exercise", "fisical → physical"],
    ["arthritus", "arthritus → arthritis"],
    ["Atshma at night", "Atshma → asthma"],
    ["astma", "astma → asthma"],
  ])("in %j are read as a word of the source: %s", (question, corrected) => {
    expect(correct(question)).toEqual([corrected]);
  });

  it.each([
    "zolbam in heart failure",
    "morality of physicians",
    '"migranes" in children',
    "MGRN and asthma",
    "metformin for polycystic ovaries",
    "喘息の子供",
  ])("are not seen in %j", (question) => {
    expect(correct(question)).toEqual([]);
  });
});
