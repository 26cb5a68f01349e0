import type { DesignId } from "./designs.ts";
import type { PaperSentence, PaperText, SectionKind } from "./paper-text.ts";
import {
  ARM_CUES,
  COMPARATOR_CUES,
  INTERVENTION_CUES,
  MEASURED_CUES,
  OUTCOME_CUES,
  POPULATION_CUES,
  SPOKEN_OF_CUES,
  TITLE_INTERVENTION_CUES,
} from "./pico-cues.ts";

/** Words of the paper, and the sentence they stand in. */
export interface PicoSpan {
  text: string;
  sentence: PaperSentence;
}

/** Null where the paper does not say. */
export interface Pico {
  population: PicoSpan | null;
  intervention: PicoSpan | null;
  comparator: PicoSpan | null;
  outcome: PicoSpan | null;
}

const MAX_SPAN = 180;
const MIN_SPAN = 3;
const WHERE_METHODS_STAND: SectionKind[] = [
  "population",
  "methods",
  "design",
  "plain",
  "objective",
  "intervention",
  "results",
];
const WHERE_ARMS_STAND: SectionKind[] = [
  "intervention",
  "methods",
  "design",
  "plain",
  "objective",
  "population",
  "results",
  "conclusion",
];
/** Designs that set out from no intervention of their own. */
const WITHOUT_INTERVENTION: DesignId[] = [
  "cross_sectional",
  "qualitative",
  "comment",
  "retraction_notice",
  "correction_notice",
];
/** Designs whose arms and treatments are told by the sentences of methods; in others such phrases mislead. */
const WITH_ARMS: DesignId[] = [
  "randomized_trial",
  "trial_protocol",
  "controlled_trial",
  "clinical_trial",
  "cohort",
  "case_control",
  "observational",
  "case_series",
  "case_report",
  "economic",
  "animal",
];
/** Designs whose title names the treatment before "for" or "in". */
const EXPERIMENTS: DesignId[] = ["randomized_trial", "trial_protocol", "controlled_trial", "clinical_trial", "animal"];
const WITHOUT_PICO: DesignId[] = ["comment", "retraction_notice", "correction_notice"];

/** Ends a span at a clause, drops what hangs at its ends, and rejects what says nothing. */
function trimSpan(text: string, sentence: PaperSentence): PicoSpan | null {
  let span = text.trim();
  if (span.length > MAX_SPAN) {
    const cut = span.slice(0, MAX_SPAN);
    const at = Math.max(cut.lastIndexOf(", "), cut.lastIndexOf("; "), cut.lastIndexOf(" and "));
    span = at > 60 ? cut.slice(0, at) : cut.slice(0, cut.lastIndexOf(" "));
  }
  for (let before = ""; before !== span; ) {
    before = span;
    span = span
      .replace(/[\s,;:.(–-]+$/u, "")
      .replace(/ (?:and|or|of|in|the|a|an|with|to|for|were|was|by|at|on|from|who|that|which)$/iu, "");
    const open = span.lastIndexOf("(");
    if (open > span.lastIndexOf(")")) span = span.slice(0, open);
  }
  span = span.replace(/^(?:[\s,;:.)]+|the following:? )/u, "");
  const says =
    /\p{L}{2}/u.test(span) &&
    !/^(?:it|this|these|those|they|we|which|that|both|all|groups?|treatment|each|them|the|two groups|one|(?:the )?(?:study|studies|patients|participants|subjects))$/iu.test(
      span,
    );
  return span.length >= MIN_SPAN && says && sentence.text.includes(span) ? { text: span, sentence } : null;
}

function findSpan(
  sentences: readonly PaperSentence[],
  cues: readonly RegExp[],
  accept: (text: string) => boolean = () => true,
): PicoSpan | null {
  for (const pattern of cues) {
    for (const sentence of sentences) {
      const span = pattern.exec(sentence.text)?.groups?.span;
      const trimmed = span === undefined ? null : trimSpan(span, sentence);
      if (trimmed && accept(trimmed.text)) return trimmed;
    }
  }
  return null;
}

/** Sentences of the given kinds, in the order of the kinds. */
function pick(paper: PaperText, kinds: readonly SectionKind[]): PaperSentence[] {
  return kinds.flatMap((kind) => paper.sentences.filter((sentence) => sentence.kind === kind));
}

/** The first clause of a section that is about nothing else. */
function readWholeSection(paper: PaperText, kind: SectionKind): PicoSpan | null {
  const sentence = paper.sentences.find((candidate) => candidate.kind === kind);
  return sentence ? trimSpan(sentence.text, sentence) : null;
}

function findPopulation(paper: PaperText): PicoSpan | null {
  const labelled = pick(paper, ["population"]);
  const own = pick(paper, WHERE_METHODS_STAND);
  return (
    findSpan(labelled, [...POPULATION_CUES, ...SPOKEN_OF_CUES]) ??
    readWholeSection(paper, "population") ??
    findSpan(
      own.filter((sentence) => !isAboutOthers(sentence)),
      POPULATION_CUES,
    ) ??
    findSpan([paper.title], SPOKEN_OF_CUES) ??
    findSpan([...own, ...pick(paper, ["conclusion", "background"])], SPOKEN_OF_CUES)
  );
}

/** "12 million patients worldwide" is not who was studied. */
function isAboutOthers(sentence: PaperSentence): boolean {
  return /\b(?:million|worldwide|each year|per year|annually|estimated|prevalence of|up to \d)/iu.test(sentence.text);
}

function findArms(sentences: readonly PaperSentence[]): { intervention: PicoSpan; comparator: PicoSpan | null } | null {
  for (const pattern of ARM_CUES) {
    for (const sentence of sentences) {
      const groups = pattern.exec(sentence.text)?.groups;
      const intervention = groups?.span === undefined ? null : trimSpan(groups.span, sentence);
      if (!intervention || !namesSomething(intervention.text)) continue;
      const other = groups?.other === undefined ? null : trimSpan(groups.other, sentence);
      const comparator = other && namesSomething(other.text) ? other : null;
      if (!CONTROL.test(intervention.text)) return { intervention, comparator };
      if (comparator && !CONTROL.test(comparator.text)) return { intervention: comparator, comparator: intervention };
    }
  }
  return null;
}

const CONTROL =
  /^(?:an? |the )?(?:placebo|controls?\b|sham|usual|standard care|routine|no treatment|wait)|\bcontrol (?:group|arm)\b/iu;
const VERBS =
  /\b(?:showed|shows|is|was|were|are|has|have|had|may|can|could|should|would|did|does|remain(?:s|ed)?|occurred|suggests?|provides?|define|increased|decreased)\b/iu;

/** Not "group A" or "two groups of 20", which say nothing of what was done, nor the rest of a sentence. */
function namesSomething(text: string): boolean {
  const isGroup =
    /^(?:the )?(?:(?:\w+ )?groups?\b.{0,12}$|(?:two|three|four|five|six|\d+)\b.{0,30}\bgroups?\b|one of\b|either\b|baseline\b|(?:those|patients|participants|subjects|children|women|men|individuals)\b)/iu;
  const isRest =
    /^(?:to|with|in|of|by|when|from|on|for|after|before|as|at|than|results|values?|whether|how|vice versa|that of|these|both|such|same|different|lower|higher|more|less|better|feeding \d)\b/iu;
  const isGeneric =
    /^(?:the )?(?:standardi[sz]ed|individuali[sz]ed|supplementation|treatments?|interventions?|drugs?|active|therapy|age|gender|sex)$/iu;
  return !isGroup.test(text) && !isRest.test(text) && !isGeneric.test(text) && !VERBS.test(text);
}

function namesOutcome(text: string): boolean {
  return !/^(?:from|to|with|in|if|the results?$|results?$|\w+ly )|\b(?:was|were|we) /iu.test(text);
}

/**
 * Population, intervention, comparator and outcome in the paper's own words: from sections about just that, else from
 * phrases that lead to them. Each is an exact part of one sentence; null where the paper does not say.
 */
export function extractPico(paper: PaperText, design: DesignId | null): Pico {
  const nothing: Pico = { population: null, intervention: null, comparator: null, outcome: null };
  if (design !== null && WITHOUT_PICO.includes(design)) return nothing;
  const population = findPopulation(paper);
  const outcome = findOutcome(paper);
  if (design !== null && WITHOUT_INTERVENTION.includes(design)) return { ...nothing, population, outcome };

  const withArms = design !== null && WITH_ARMS.includes(design);
  const own = pick(paper, WHERE_ARMS_STAND);
  const labelled = pick(paper, ["intervention"]);
  const arms = findArms(labelled) ?? findArms(withArms ? [paper.title, ...own] : [paper.title]);
  const intervention =
    (labelled.length > 0 ? (findArms(labelled)?.intervention ?? readWholeSection(paper, "intervention")) : null) ??
    arms?.intervention ??
    findSpan([paper.title], TITLE_INTERVENTION_CUES.slice(0, 1), namesSomething) ??
    findSpan(
      pick(paper, ["objective", "plain", "methods", "design", "background"]),
      INTERVENTION_CUES.slice(0, 1),
      namesSomething,
    ) ??
    (design !== null && EXPERIMENTS.includes(design)
      ? findSpan([paper.title], TITLE_INTERVENTION_CUES.slice(1), namesSomething)
      : null) ??
    (withArms ? findSpan(own, INTERVENTION_CUES, namesSomething) : null);
  const comparator =
    arms?.comparator ?? (withArms ? findSpan([...own, paper.title], COMPARATOR_CUES, namesSomething) : null);
  const sameWords = comparator && intervention && comparator.text.toLowerCase() === intervention.text.toLowerCase();
  return { population, intervention, comparator: sameWords ? null : comparator, outcome };
}

function findOutcome(paper: PaperText): PicoSpan | null {
  const labelled = pick(paper, ["outcome"]);
  const own = pick(paper, ["methods", "design", "plain", "results", "objective"]);
  return (
    findSpan(labelled, OUTCOME_CUES) ??
    readWholeSection(paper, "outcome") ??
    findSpan(own, OUTCOME_CUES, namesOutcome) ??
    findSpan([paper.title], MEASURED_CUES.slice(2), namesOutcome) ??
    findSpan(pick(paper, ["objective"]), MEASURED_CUES.slice(2), namesOutcome) ??
    findSpan(pick(paper, ["methods", "plain"]), MEASURED_CUES, namesOutcome)
  );
}
