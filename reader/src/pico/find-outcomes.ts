import type { PaperText } from "../paper-text.ts";
import { pickSentences, readWholeSection } from "./find-population.ts";
import { COMPARED_CUES, EFFECT_ON, MEASURED_CUES, OUTCOME_CUES } from "./outcome-cues.ts";
import { chooseSpans, compareWith, findSpans, type PicoSpan, trimSpan } from "./pico-span.ts";

const MAX_OUTCOMES = 4;
/** Together, in UTF-16 units. */
const MAX_LENGTH = 220;

/** Statistics and counts in brackets at the end of an outcome. */
const STATISTICS = / ?\((?=[^()]*(?:\d|\bp\b|\bNS\b))[^()]*\)$/iu;

/** How, when or by whom an outcome was measured. */
const HOW_MEASURED =
  /,? (?:(?:as )?(?:assessed|measured|evaluated|defined|determined|recorded|calculated|documented|obtained|estimated|rated) (?:by|with|using|as|at|on|from|via|through)|at (?:\d+|baseline|one|two|three|six|twelve)|(?:with)?in (?:both|each|all|the (?:two|three|first)) |between (?:the )?(?:groups?|two)|before and after|using|according to|by means of|were|was|occurred|fell|rose)\b/i;

/** Ends an outcome before how, when or by whom it was measured. */
function endOutcome(span: PicoSpan): PicoSpan | null {
  const at = span.text.search(HOW_MEASURED);
  const kept = at < 0 ? span.text : span.text.slice(0, at);
  return trimSpan(kept.replace(STATISTICS, ""), span.sentence);
}

const NOT_OUTCOME =
  /^(?:from|to|with|in|if|by|while|meanwhile|therefore|similarly|thus|hence|their|his|her|administration|(?:the |a )?majority|ability|observed|administered|studied|treatment|therapy|follow-?up|mean$|the results?$|results?$|\w+ly\b|often|placebo|control|age\b|sex\b|gender|baseline|more |less |patients|participants|subjects|children|sensitivity analys|statistical|clinical trial|evidence|need$|risk$|dose|dosage|randomi[sz]|blood samples?|questionnaires?$|data\b|he\b|she\b|informed consent|definite|associations?$|(?:odds|hazard|risk) ratios?$|adjustment|chance|lower |higher |greater |extent$|changes?$|compliance to|(?:the )?difference|concentrations?$|levels?$|values?$|scores?$|disruptive$|above|below|similar|(?:an? )?significant|no |\d|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:the )?(?:main|primary|secondary) (?:outcome|measure|endpoint)|estimates?$|points?$|use$|(?:clinical )?outcomes?$|before|after)|\b(?:was|were|we|may|might|would|demonstrated|leads|also|be)\b|\b(?:groups?|arms?|patients|participants|controls|placebo|subjects|before|observed|periods?)$/i;

function namesOutcome(text: string): boolean {
  return text.length > 3 && !NOT_OUTCOME.test(text);
}

/**
 * What was measured: what the paper calls its outcomes first, then what its results compare. `others` are what else was found:
 * who was studied and what was done is no outcome. Empty when not stated.
 */
export function findOutcomes(paper: PaperText, others: readonly PicoSpan[]): PicoSpan[] {
  const labelled = pickSentences(paper, ["outcome"]);
  const own = pickSentences(paper, ["methods", "design", "plain", "results", "objective"]);
  const section = readWholeSection(paper, "outcome");
  const isNew = compareWith(others);
  function* endOutcomes(spans: Iterable<PicoSpan>): Generator<PicoSpan> {
    for (const given of spans) {
      const span = endOutcome(given);
      if (span && namesOutcome(span.text)) yield span;
    }
  }
  function* listOutcomes(): Generator<PicoSpan> {
    yield* endOutcomes(findSpans(labelled, OUTCOME_CUES));
    const named = [...endOutcomes(findSpans(own, OUTCOME_CUES))];
    if (section && named.length === 0) yield* endOutcomes([section]);
    yield* named;
    for (const span of endOutcomes(listMeasured(paper))) if (isNew(span)) yield span;
  }
  return chooseSpans(listOutcomes(), MAX_OUTCOMES, MAX_LENGTH);
}

/** What the title, the methods and the results speak of as measured, without calling it an outcome. */
function* listMeasured(paper: PaperText): Generator<PicoSpan> {
  yield* findSpans([paper.title, ...pickSentences(paper, ["objective"])], EFFECT_ON, namesOutcome);
  yield* findSpans(pickSentences(paper, ["methods", "plain"]), MEASURED_CUES, namesOutcome);
  yield* findSpans(pickSentences(paper, ["results", "plain"]), COMPARED_CUES, namesOutcome);
}
