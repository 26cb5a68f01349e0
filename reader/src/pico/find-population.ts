import type { DesignId } from "../design/designs.ts";
import type { PaperSentence, PaperText, SectionKind } from "../paper-text.ts";
import { addsSomething, findSpan, findSpans, type PicoCue, type PicoSpan, trimSpan } from "./pico-span.ts";
import {
  ANIMALS_STUDIED,
  CONDITION_IN_TITLE,
  COUNTED_PEOPLE,
  ENROLLED_PEOPLE,
  PEOPLE_SPOKEN_OF,
  PEOPLE_TREATED,
} from "./population-cues.ts";

const WHERE_PEOPLE_STAND: SectionKind[] = [
  "population",
  "methods",
  "design",
  "plain",
  "objective",
  "intervention",
  "outcome",
  "results",
];
/** Longest list of who was studied, in UTF-16 units. */
const MAX_LENGTH = 200;

/** "12 million patients worldwide" is not who was studied. */
const ABOUT_OTHERS = /\b(?:million|worldwide|each year|per year|annually|estimated|prevalence of|up to \d)/i;
const STATES_ENROLMENT =
  /\b(?:random\w*|enrol\w*|recruit\w*|includ\w*|studied|assigned|allocated|participat\w*|received|underwent|divided|eligible|entered|consecutive|treated|a total of|examined|evaluated|performed)\b/i;
const STATES_WHO =
  /\b(?:with|without|undergoing|who|aged|scheduled|suffering|having|diagnosed|old|older|healthy|requiring)\b/i;

/** How well counted people are those of the study: enrolled, described, early in the paper, and no part of a result. */
function rateCounted(span: PicoSpan, paper: PaperText): number {
  const { text, kind } = span.sentence;
  const at = text.indexOf(span.text);
  const before = text.slice(Math.max(0, at - 14), at);
  const after = text.slice(at + span.text.length, at + span.text.length + 12);
  const place = paper.sentences.indexOf(span.sentence) / Math.max(1, paper.sentences.length);
  let value = 2 - 2 * place;
  if (STATES_ENROLMENT.test(text)) value += 2;
  if (STATES_WHO.test(span.text)) value += 1.5;
  if (kind === "population" || kind === "methods" || kind === "design") value += 1;
  if (/^\s*(?:\(?\d+(?:\.\d+)? ?%|\(\d+ ?%)/u.test(after) || /\d ?%/u.test(span.text)) value -= 4;
  if (
    /\b(?:of|the|these|other|remaining|another|only|first|last|and|,) $/i.test(before) &&
    !/total of $/iu.test(before)
  )
    value -= 1;
  if (/^(?:one|two|three|four|five|1|2|3|4|5) /iu.test(span.text)) value -= 1.5;
  if (kind === "results" || kind === "conclusion") value -= 1.5;
  if (/\b(?:per|each|every|studies|trials|centers|centres|hospitals)\b/i.test(span.text)) value -= 1;
  return value;
}

function findCounted(paper: PaperText): PicoSpan | null {
  const kinds = new Set<SectionKind>(WHERE_PEOPLE_STAND);
  const own = paper.sentences.filter(({ kind, text }) => kinds.has(kind) && !ABOUT_OTHERS.test(text));
  const rated = [...findSpans(own, [COUNTED_PEOPLE])].map((span) => ({ span, value: rateCounted(span, paper) }));
  const [best] = rated.sort((a, b) => b.value - a.value);
  return best && best.value > 0 ? best.span : null;
}

/** The first clause of a section that is about nothing else. */
export function readWholeSection(paper: PaperText, kind: SectionKind): PicoSpan | null {
  const sentence = paper.sentences.find((candidate) => candidate.kind === kind);
  return sentence ? trimSpan(sentence.text, sentence) : null;
}

/** Sentences of the given kinds, in the order of the kinds. */
export function pickSentences(paper: PaperText, kinds: readonly SectionKind[]): PaperSentence[] {
  return kinds.flatMap((kind) => paper.sentences.filter((sentence) => sentence.kind === kind));
}

function findSpokenOf(paper: PaperText, own: readonly PaperSentence[]): PicoSpan | null {
  return (
    findSpan([paper.title], PEOPLE_SPOKEN_OF) ??
    findSpan([...pickSentences(paper, ["objective"]), ...own], PEOPLE_SPOKEN_OF.slice(0, 1)) ??
    findSpan([...own, ...pickSentences(paper, ["conclusion", "background"])], PEOPLE_SPOKEN_OF)
  );
}

/** Who was studied: the people counted, and what they had where the count does not say it. Empty when not stated. */
export function findPopulation(paper: PaperText, design: DesignId | null): PicoSpan[] {
  const labelled = pickSentences(paper, ["population"]);
  const own = pickSentences(paper, WHERE_PEOPLE_STAND).filter(({ text }) => !ABOUT_OTHERS.test(text));
  const patient =
    design === "case_report" ? findSpan([paper.title, ...paper.sentences], PEOPLE_SPOKEN_OF.slice(2)) : null;
  const animals = design === "animal" ? findSpan([paper.title, ...own], [ANIMALS_STUDIED]) : null;
  if (animals) return [animals];
  const main =
    patient ??
    findSpan(labelled, [COUNTED_PEOPLE, ENROLLED_PEOPLE, ...PEOPLE_SPOKEN_OF]) ??
    readWholeSection(paper, "population") ??
    (design === "review" || design === "guideline" ? null : findCounted(paper)) ??
    findSpan(own, [PEOPLE_TREATED, ENROLLED_PEOPLE]) ??
    findSpokenOf(paper, own) ??
    findSpan([paper.title], CONDITION_IN_TITLE.slice(0, 1));
  if (!main) return [];
  if (STATES_WHO.test(main.text) && main.text.length > 45) return [main];
  const condition = findCondition(paper, own, main);
  return condition ? [main, condition] : [main];
}

/** What the people had, where the phrase that counts them does not say it. */
function findCondition(paper: PaperText, own: readonly PaperSentence[], main: PicoSpan): PicoSpan | null {
  const fits = (span: PicoSpan) => addsSomething(span, [main]) && span.text.length + main.text.length < MAX_LENGTH;
  const places: [readonly PaperSentence[], readonly PicoCue[]][] = [
    [[paper.title], PEOPLE_SPOKEN_OF.slice(0, 2)],
    [[paper.title], CONDITION_IN_TITLE.slice(0, 1)],
    [own.filter(({ kind }) => kind === "objective" || kind === "plain"), PEOPLE_SPOKEN_OF.slice(0, 1)],
    [[paper.title], CONDITION_IN_TITLE.slice(1)],
  ];
  for (const [sentences, cues] of places) {
    const span = findSpan(sentences, cues);
    if (span && fits(span)) return span;
  }
  return null;
}
