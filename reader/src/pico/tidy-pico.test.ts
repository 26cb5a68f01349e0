import { describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { readPaperText } from "../paper-text.ts";
import type { PicoField } from "./extract-pico.ts";
import { tidyPico } from "./tidy-pico.ts";

/** What is left of a phrase in a further sentence of a trial; null where it is left out. */
function tidyElsewhere(field: PicoField, phrase: string, text: string): string | null {
  const paper = readPaperText(makePaper(1, { abstract: [{ label: "RESULTS", text }] }));
  const [sentence] = paper.sentences;
  if (!sentence) throw new Error("there is a sentence");
  const nothing = { population: [], intervention: [], comparator: [], outcome: [] };
  const elsewhere = [{ field, span: { text: phrase, sentence } }];
  return tidyPico({ ...nothing, elsewhere }, paper, "randomized_trial").elsewhere[0]?.span.text ?? null;
}

describe("another place where a paper speaks of an element", () => {
  it.each([
    ["outcome", "sleep efficiency", "Zinc gave better sleep efficiency.", "sleep efficiency"],
    ["population", "hypertension", "It is given to people with hypertension.", "hypertension"],
    ["population", "26 women were chosen", "26 women were chosen as controls.", "26 women"],
    ["intervention", "(zinc)", "A mineral (zinc) was given.", "zinc"],
  ] as const)("is the %s of that name: %j", (field, phrase, text, expected) => {
    expect(tidyElsewhere(field, phrase, text)).toBe(expected);
  });

  it.each([
    ["outcome", "life", "It was the cost in the first years of life."],
    ["outcome", "proportions", "Greater proportions reported fever."],
    ["intervention", "phenols", "Plasma (poly)phenols rose with the juice."],
    ["population", "total 34 patients (97.15%)", "In total 34 patients (97.15%) developed it."],
    ["population", "A total of 136 eligible subjects", "A total of 136 eligible subjects will be divided."],
    ["population", "two clinics", "It was done in two clinics."],
  ] as const)("is left out where it says nothing of the %s: %j", (field, phrase, text) => {
    expect(tidyElsewhere(field, phrase, text)).toBeNull();
  });
});
