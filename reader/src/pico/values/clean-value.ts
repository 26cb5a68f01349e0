import type { PicoField } from "../extract-pico.ts";
import { type PicoSpan, trimSpan } from "../pico-span.ts";

/** What leads to a value and is no part of its name. */
const LEADS: Record<PicoField, RegExp> = {
  population:
    /^(?:(?:in )?total(?: of)? |(?:the )?(?:randomi[sz]ed|eligible|included|enrolled|evaluable|remaining) (?=\p{L})|these |those |all )/iu,
  intervention:
    /^(?:(?:consuming|using|taking|receiving|adding|giving|administering|performing|applying|undergoing|administration of|application of|use of|addition of) (?:the |an? )?|(?:with|by|either|daily|once-daily) |(?:gr|mg|g|ml) )/iu,
  comparator: /^(?:(?:using|taking|receiving|use of|that of|those of|the use of) (?:the |an? )?|(?:with|by|either) )/iu,
  outcome:
    /^(?:(?:as )?regards |nevertheless, |recording |(?:significant |marked |mild |modest |greater |mean )?(?:improvements?|reductions?|increases?|decreases?|changes?|differences?) (?:in|of) (?:the )?|summary effect sizes? for |(?:the )?proportions? of (?:patients|participants|subjects) (?:with|who had) |(?:mean|overall|total) (?:change|changes) in |presence of |occurrence of |assessment of |evaluation of |measurements? of |risk of developing )/iu,
};
/** Where a value ends before what is said of it. */
const TAILS: Record<PicoField, RegExp> = {
  population: /,? (?:during treatment|with regard|at entry|were|was|responding|who$|in the (?:study|trial))\b.*$/isu,
  intervention:
    /,? (?:versus|vs\.?|compared|after|before|during|for \d+|from trial entry|as (?:an?|the)|in (?:the )?patients|on day) .*$|,? (?:alone|respectively)$/isu,
  comparator:
    /,? (?:versus|vs\.?|compared|after|before|during|for \d+|from trial entry|as (?:an?|the)|in (?:the )?patients|on day) .*$|,? respectively$/isu,
  outcome:
    /,? (?:reflecting|indicating|representing|suggesting|though|although|and (?:the )?(?:secondary|primary)|compared|during the|between|in (?:patients|children|women|men|adults|infants|subjects|participants))\b.*$| (?:and|or) (?:mild |marked |significant )?(?:decreases?|increases?|reductions?|improvements?|changes?)$/isu,
};
/** A measurement or a p value in brackets. */
const FIGURE = / ?\((?=[^()]*(?:\d|±))(?:p ?[<=>]|\+\/|n ?=|\d)[^()]*\)/giu;
const DEGREE_AT_END = / (?:of )?grade \d$/iu;

/** What is measured of something that is no measure by itself: "sum of" before "pain scores". */
const MEASURE_BEFORE =
  /\b(?:sum|ratios?|concentrations?|levels?|heterogeneity|diversity|standard deviation|amounts?|expression|volume|area|numbers?) of (?:the )?$/iu;

function addMeasure(text: string, sentence: string): string {
  const at = sentence.indexOf(text);
  return at < 0 ? text : (MEASURE_BEFORE.exec(sentence.slice(0, at))?.[0] ?? "") + text;
}

/** A value without what leads to it and without what is said of it; as it is where nothing would be left. */
export function cleanValue(field: PicoField, { text, sentence }: PicoSpan): PicoSpan {
  let kept = text.replace(LEADS[field], "").replace(TAILS[field], "");
  if (field === "outcome") {
    const figure = kept.search(FIGURE);
    if (figure > 0) kept = kept.slice(0, figure);
    kept = kept.replace(DEGREE_AT_END, "");
  }
  if (field === "outcome") kept = addMeasure(kept, sentence.text);
  if (kept === text) return { text, sentence };
  return trimSpan(kept, sentence) ?? { text, sentence };
}
