import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSentence } from "../paper-text.ts";
import { completePhrase } from "./complete-phrase.ts";
import type { PicoField } from "./extract-pico.ts";

function complete(field: PicoField, phrase: string, text: string): string | null {
  return completePhrase(field, { text: phrase, sentence: readSentence(text, "abstract", "plain") })?.text ?? null;
}

describe("completePhrase", () => {
  it.each([
    ["intervention", "exercise", "In the resistance exercise group pain fell.", "resistance exercise"],
    ["intervention", "atorvastatin", "They received 20 mg atorvastatin for 3 months.", "20 mg atorvastatin"],
    ["outcome", "arterial pressure", "It lowered mean arterial pressure.", "mean arterial pressure"],
    ["intervention", "telephone", "It was compared with telephone support.", "telephone support"],
    ["population", "asthmatic", "It was lost in asthmatic patients.", "asthmatic patients"],
    [
      "outcome",
      "stimulating hormone",
      "Monthly, thyroid stimulating hormone was checked.",
      "thyroid stimulating hormone",
    ],
    [
      "population",
      "asthmatic patients revealed",
      "Loss of power in asthmatic patients revealed by tests.",
      "asthmatic patients",
    ],
    ["population", "80 patients were entered", "In all, 80 patients were entered into the study.", "80 patients"],
  ] as const)("of the %s takes in its noun phrase, and nothing said of it: %j", (field, phrase, text, expected) => {
    expect(complete(field, phrase, text)).toBe(expected);
  });

  it.each([
    ["outcome", "pain", "A significant pain reduction was seen.", "pain"],
    ["intervention", "zinc", "The zinc group did better.", "zinc"],
    ["outcome", "mortality", "We saw lower mortality with it.", "mortality"],
    ["intervention", "treatment", "This treatment improves sleep.", "treatment"],
    ["outcome", "fever", "They had cough, fever, and pain.", "fever"],
  ] as const)("of the %s leaves what belongs to something else: %j in %j", (field, phrase, text, expected) => {
    expect(complete(field, phrase, text)).toBe(expected);
  });

  it.each([
    ["outcome", "provided at retention", "Feedback was provided at retention."],
    ["outcome", "that it decreased", "The outcome was that it decreased."],
    ["population", "and with", "Those and with others."],
  ] as const)("is null where the words of the %s name nothing: %j", (field, phrase, text) => {
    expect(complete(field, phrase, text)).toBeNull();
  });

  it("gives words of the sentence, whatever the sentence", () => {
    const field = fc.constantFrom<PicoField>("population", "intervention", "comparator", "outcome");
    fc.assert(
      fc.property(field, fc.lorem({ maxCount: 12 }), fc.nat(), fc.nat(), (name, text, a, b) => {
        const from = Math.min(a, b) % text.length;
        const phrase = text.slice(from, from + 1 + (Math.max(a, b) % 30));
        const completed = complete(name, phrase, text);
        if (completed !== null) expect(text).toContain(completed);
      }),
    );
  });
});
