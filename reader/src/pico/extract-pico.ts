import type { ClaimField } from "@medsieve/contract/statements";
import { type DesignId, PROTOCOLS, WITHOUT_DATA } from "../design/designs.ts";
import type { PaperText } from "../paper-text.ts";
import { findArms, isControl } from "./find-arms.ts";
import { findOutcomes } from "./find-outcomes.ts";
import { findPopulation } from "./find-population.ts";
import { listMentions, type MentionedSpan } from "./list-mentions.ts";
import { chooseSpans, compareWith, type PicoSpan } from "./pico-span.ts";
import { COUNTED, endBeforeControl, isSpecific, rankMentions, tidyLed } from "./rank-mentions.ts";

export type PicoField = Extract<ClaimField, "population" | "intervention" | "comparator" | "outcome">;

/** Each element in phrases of the paper, the most specific first; empty where the paper does not say. */
export interface Pico extends Record<PicoField, PicoSpan[]> {
  /** Every place where the paper speaks of an element, in its order. */
  elsewhere: { field: PicoField; span: PicoSpan }[];
}

/** Designs that the tagger has learnt from, or that are described in the same words. */
const LIKE_TRIALS: readonly DesignId[] = [
  "randomized_trial",
  ...PROTOCOLS,
  "controlled_trial",
  "single_arm_trial",
  "clinical_trial",
];
/** Other studies of people: there the tagger is believed where it is surer. */
const OF_PEOPLE: readonly (DesignId | null)[] = [
  null,
  "cohort",
  "case_control",
  "cross_sectional",
  "observational",
  "before_after",
  "diagnostic",
  "case_series",
  "case_report",
  "qualitative",
  "economic",
  "meta_analysis",
  "systematic_review",
];
/** Least probability of what is shown. */
const SURE = { inTrials: 0.45, inOthers: 0.5 };
const PEOPLE =
  /\b(?:patients|participants|subjects|volunteers|adults|children|women|men|infants|neonates|newborns|adolescents|students|people|individuals|mothers|residents|persons|boys|girls)\b/i;

/** Designs that set out from no intervention of their own. */
const WITHOUT_INTERVENTION: readonly DesignId[] = ["cross_sectional", "qualitative"];
/** Phrases of a field, and UTF-16 units they may have together. */
const MOST = { population: 2, treatment: 2, outcome: 3 } as const;
const MAX_LENGTH = { population: 200, treatment: 160, outcome: 180 } as const;

/**
 * Population, intervention, comparator and outcome in the paper's own words: phrases that lead to them, where the tagger
 * sees the same, else the tagger's most specific mentions. Each phrase is an exact part of one sentence.
 */
export function extractPico(paper: PaperText, design: DesignId | null): Pico {
  if (design !== null && WITHOUT_DATA.includes(design)) {
    return { population: [], intervention: [], comparator: [], outcome: [], elsewhere: [] };
  }
  const isTrial = design !== null && LIKE_TRIALS.includes(design);
  const isOfPeople = isTrial || (OF_PEOPLE.includes(design) && speaksOfPeople(paper));
  const mentions = isOfPeople ? listMentions(paper) : [];
  const sure = isTrial ? SURE.inTrials : SURE.inOthers;
  const led = findPopulation(paper, design);
  const people = choose(led, mentions, "population", sure);
  const population = people.filter((span, index) => index === 0 || addsToPopulation(people[0], span));
  const hasArms = design === null || !WITHOUT_INTERVENTION.includes(design);
  const arms = hasArms ? findArms(paper, design) : { intervention: [], comparator: null };
  const comparator = hasArms ? chooseComparator(arms.comparator, mentions, sure) : [];
  const compared = new Set(comparator.map(({ text }) => text.toLowerCase()));
  const isTreatment = (text: string) => !compared.has(text.toLowerCase()) && !isControl(text);
  const isNewToPopulation = compareWith(population);
  const treatments = hasArms
    ? mentions.filter(
        (mention) => mention.label === "treatment" && isTreatment(mention.text) && isNewToPopulation(mention),
      )
    : [];
  const intervention = choose(arms.intervention, treatments, "treatment", sure);
  const others = [...population, ...intervention, ...comparator];
  const isNew = compareWith([...intervention, ...comparator]);
  const fresh = mentions.filter((mention) => mention.label === "outcome" && isNew(mention));
  const outcome = choose(findOutcomes(paper, others), fresh, "outcome", sure);
  const shown = { population, intervention, comparator, outcome };
  return { ...shown, elsewhere: listElsewhere(mentions, shown, hasArms) };
}

const DESCRIBES = /\b(?:with|without|undergoing|who|aged|scheduled|suffering|diagnosed|older|healthy|requiring)\b/i;
const DESCRIBED_FROM = 15;

/** Who they were, where the first phrase only counts them; a second count would be of a part of them. */
function addsToPopulation(first: PicoSpan | undefined, { text }: PicoSpan): boolean {
  if (first === undefined) return true;
  const isDescribed = first.text.length >= DESCRIBED_FROM && DESCRIBES.test(first.text);
  return !isDescribed && !COUNTED.test(text) && !/\b(?:groups?|hospitals?|cent(?:er|re)s?)\b/i.test(text);
}

/** Chemistry and physics speak of no one, and the tagger has not seen them. */
function speaksOfPeople({ title, sentences }: PaperText): boolean {
  return [title, ...sentences].some(({ text }) => PEOPLE.test(text));
}

/** Sections and sentences that are about just that: what leads to a phrase there is believed without the tagger. */
const OWN_SECTION = { population: "population", treatment: "intervention", outcome: "outcome" } as const;
const NAMES_OUTCOME = /\b(?:outcomes?|end[- ]?points?)\b/i;

/** "assigned 120 women with cystitis to zinc": where those who were assigned end. */
function endBeforeArms({ text, sentence }: PicoSpan): PicoSpan {
  const before = sentence.text.slice(0, sentence.text.indexOf(text));
  const isAssigned = /\b(?:random\w*|assign\w*|allocat\w*)(?: \w+){0,3} $/i.test(before);
  return { text: isAssigned ? text.replace(/,? (?:to|into)\b.*$/is, "") : text, sentence };
}

const END_BEFORE: Record<MentionedSpan["label"], (span: PicoSpan) => PicoSpan> = {
  population: endBeforeArms,
  treatment: endBeforeControl,
  outcome: (span) => span,
};

/** Phrases that the tagger bears out, then its own; phrases that it does not know only where it knows none. */
function choose(
  led: readonly PicoSpan[],
  mentions: readonly MentionedSpan[],
  label: MentionedSpan["label"],
  sure: number,
): PicoSpan[] {
  const own = mentions.filter((mention) => mention.label === label);
  const ranked = rankMentions(own, label, sure);
  const tidy = led.flatMap((span) => tidyLed(END_BEFORE[label](span)) ?? []);
  const known = findKnown(tidy, own, label);
  const chosen = known.length > 0 || ranked.length > 0 ? [...known, ...ranked] : tidy;
  return chooseSpans(chosen, MOST[label], MAX_LENGTH[label]);
}

/** Phrases in a section of their own, or that the tagger sees, too; of a treatment it knows better where it ends. */
function findKnown(
  tidy: readonly PicoSpan[],
  own: readonly MentionedSpan[],
  label: MentionedSpan["label"],
): readonly PicoSpan[] {
  const isKnown = (span: PicoSpan) =>
    span.sentence.kind === OWN_SECTION[label] ||
    (label === "outcome" && NAMES_OUTCOME.test(span.sentence.text)) ||
    (label !== "treatment" && isBorneOut(span, own));
  // Who they were and what they had belong together.
  if (label === "population") return tidy.some(isKnown) ? tidy : [];
  return tidy.filter(isKnown);
}

/** Whether a mention shares words with the span in its sentence. */
function isBorneOut({ text, sentence }: PicoSpan, mentions: readonly MentionedSpan[]): boolean {
  const from = sentence.text.indexOf(text);
  return mentions.some((mention) => {
    if (mention.sentence !== sentence) return false;
    const at = sentence.text.indexOf(mention.text);
    return at < from + text.length && from < at + mention.text.length;
  });
}

function chooseComparator(led: PicoSpan | null, mentions: readonly MentionedSpan[], sure: number): PicoSpan[] {
  const own = mentions.filter(({ label }) => label === "treatment");
  const tidy = led && tidyLed(led);
  if (tidy && (own.length === 0 || isBorneOut(tidy, own))) return [tidy];
  const [control] = rankMentions(own, "treatment", sure).filter(({ text }) => isControl(text));
  return control ? [control] : [];
}

/** What a trial is called by, and nothing that was given. */
const IS_DESIGN = /-(?:controlled|blind(?:ed)?|dummy)$/iu;

function listElsewhere(
  mentions: readonly MentionedSpan[],
  shown: Record<PicoField, PicoSpan[]>,
  hasArms: boolean,
): Pico["elsewhere"] {
  const listed = new Map<PicoSpan["sentence"], Set<string>>();
  /** False where it is listed already. */
  const list = ({ text, sentence }: PicoSpan) => {
    const own = listed.get(sentence) ?? new Set();
    listed.set(sentence, own);
    const name = text.toLowerCase();
    return !own.has(name) && own.add(name) !== undefined;
  };
  const controls = new Set(shown.comparator.map(({ text }) => text.toLowerCase()));
  const elsewhere: Pico["elsewhere"] = [];
  for (const { label, text, sentence } of mentions) {
    if (label === "treatment" && (!hasArms || IS_DESIGN.test(text))) continue;
    if (label !== "population" && !isSpecific(text)) continue;
    if (!list({ text, sentence })) continue;
    const isCompared = controls.has(text.toLowerCase()) || isControl(text);
    const field = label === "treatment" ? (isCompared ? "comparator" : "intervention") : label;
    if (shown[field].length > 0) elsewhere.push({ field, span: { text, sentence } });
  }
  return elsewhere;
}
