import { type DesignId, PROTOCOLS } from "../design/designs.ts";
import { findOutcomePolarity } from "../findings/outcome-polarity.ts";
import type { PaperText } from "../paper-text.ts";
import { isChemical } from "../question/drug-names.ts";
import { completePhrase } from "./complete-phrase.ts";
import type { Pico, PicoField } from "./extract-pico.ts";
import type { PicoSpan } from "./pico-span.ts";
import { endMention, tidyLed } from "./rank-mentions.ts";
import { isSure, SOMEBODY } from "./sure-phrases.ts";
import { isCut, SHARE_OF_PEOPLE, tidyPhrase } from "./tidy-phrases.ts";

/** Designs whose abstracts say in set words who was treated how. In others a phrase is shown where the title has it too. */
const PLAIN_SPOKEN: readonly DesignId[] = [
  "randomized_trial",
  "controlled_trial",
  "single_arm_trial",
  "clinical_trial",
  "meta_analysis",
  "systematic_review",
  ...PROTOCOLS,
];

/**
 * The phrases that stand for themselves: whole, and of what they are said to be. What is left of a field may be nothing.
 * Whole phrases that may be something else count among the other places where the paper speaks of it.
 */
export function tidyPico(pico: Pico, paper: PaperText, design: DesignId | null): Pico {
  const isPlain = design !== null && PLAIN_SPOKEN.includes(design);
  const elsewhere = pico.elsewhere.flatMap(({ field, span }) => {
    const whole = tidyMention(field, span);
    return whole === null ? [] : [{ field, span: whole }];
  });
  const tidy = (field: PicoField) =>
    pico[field].flatMap((given) => {
      const span = tidyPhrase(field, given);
      if (span === null) return [];
      if (field === "outcome" && isBareWord(span.text)) return [];
      if (isPlain || isSure(field, span, paper, design)) return [span];
      elsewhere.push({ field, span });
      return [];
    });
  const [population, intervention] = [tidy("population"), tidy("intervention")];
  const [comparator, outcome] = [tidy("comparator"), tidy("outcome")];
  return { ...pico, population, intervention, comparator, outcome, elsewhere };
}

/** Where people were studied, and how they were chosen. */
const NO_PEOPLE =
  /\b(?:universit(?:y|ies)|hospitals?|clinics?|cent(?:er|re)s?|criteria|systems?|projects?|program(?:me)?s?|departments?|colleges?|institutes?|laborator(?:y|ies))\b/iu;

/** Another place where a paper speaks of an element, as a phrase that stands for itself; null where it says nothing. */
function tidyMention(field: PicoField, { text, sentence }: PicoSpan): PicoSpan | null {
  const inner = /^\(([^()]*)\)?$/u.exec(text)?.[1] ?? text;
  if (field === "population") return tidyPeople({ text: inner, sentence });
  const span = tidyPhrase(field, { text: inner, sentence });
  return span !== null && field === "outcome" && isBareWord(span.text) ? null : span;
}

/** Who they were, or what they had; null where it is neither, or a result. */
function tidyPeople({ text, sentence }: PicoSpan): PicoSpan | null {
  const led = tidyLed(endMention("population", { text, sentence }));
  const span = led && completePhrase("population", led);
  if (span === null || isCut(span) || SHARE_OF_PEOPLE.test(span.text)) return null;
  return NO_PEOPLE.test(span.text) && !SOMEBODY.test(span.text) ? null : span;
}

const ENDS_OTHERWISE = /(?:ed|ing|ly)$/iu;

/** A word that measures nothing by itself: "body", "stages", "hepatic". Short forms in capitals may. */
const isBareWord = (text: string) =>
  !/[\s-]|\p{Lu}\p{Lu}|\d/u.test(text) &&
  findOutcomePolarity(text) === "unknown" &&
  !isChemical(text) &&
  !ENDS_OTHERWISE.test(text);
