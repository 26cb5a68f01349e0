import type { PaperSentence, PaperText } from "../paper-text.ts";
import { ANIMAL_PATIENT } from "./case-cues.ts";
import type { DesignId } from "./designs.ts";
import { detectNarrative } from "./detect-narrative.ts";
import { CLOSER_THAN_TYPE, DESIGN_HEADINGS, SETTLING_TYPES, VAGUE_TYPES } from "./record-cues.ts";
import {
  ANIMALS_NAMED,
  NOT_RANDOM,
  NOT_THIS_STUDY,
  OBSERVED,
  OTHER_TRIAL,
  SPECIMENS,
  TEXT_CUES,
  TRIALS_INCLUDED,
} from "./text-cues.ts";
import { OF_TRIALS, RANDOM, REVIEW_TITLE, TITLE_CUES } from "./title-cues.ts";

/** A design and the words of the paper that state it. */
export interface StatedDesign {
  id: DesignId;
  section: string;
  quote: string;
}

/** The section of what rests on a publication type. */
const TYPES_SECTION = "publication types";

function makeDesign(id: DesignId, section: string, quote: string): StatedDesign {
  return { id, section, quote };
}

function fromTypes(types: readonly string[], table: readonly [RegExp, DesignId][]): StatedDesign | null {
  for (const [pattern, id] of table) {
    const type = types.find((name) => pattern.test(name));
    if (type !== undefined) return makeDesign(id, TYPES_SECTION, type);
  }
  return null;
}

const plainHyphens = (text: string) => text.replace(/[‐‑–]/gu, "-");

const SYNTHESIS =
  /\bmeta-?analys[ei]s\b|\bsystematic(?:ally)?\b|\b(?:scoping|umbrella|integrative) review\b|\bcochrane\b|\bguidelines?\b/iu;

/** Whether the title itself calls the paper a review, which no words of its abstract outweigh. */
export const isReviewByTitle = ({ id, section }: StatedDesign, { title }: PaperText): boolean =>
  id === "review" && section === title.section && REVIEW_TITLE.test(plainHyphens(title.text));

/** Whether the title itself says that a trial is planned. */
export const isPlannedByTitle = ({ id, section }: StatedDesign, { title }: PaperText): boolean =>
  id === "randomized_protocol" && section === title.section;

function fromTitle({ title }: PaperText, skip: ReadonlySet<DesignId>): StatedDesign | null {
  const text = plainHyphens(title.text);
  if (REVIEW_TITLE.test(text) && !SYNTHESIS.test(text)) return makeDesign("review", title.section, title.text);
  const found = TITLE_CUES.find(
    ([pattern, id]) => !skip.has(id) && pattern.test(text) && !(id === "randomized_trial" && OF_TRIALS.test(text)),
  );
  return found ? makeDesign(found[1], title.section, title.text) : null;
}

function fromHeadings(paper: PaperText): StatedDesign | null {
  const names = new Set(paper.record.mesh.map((heading) => heading.descriptor));
  if (names.has("Animals") && !names.has("Humans")) return makeDesign("animal", "MeSH", "Animals");
  const heading = DESIGN_HEADINGS.find(([name]) => names.has(name));
  return heading ? makeDesign(heading[1], "MeSH", heading[0]) : null;
}

/** Whether a sentence is about the study itself, not about others or ones still to be done. */
export function isOwnSentence(sentence: PaperSentence): boolean {
  const speaksOfOthers = NOT_THIS_STUDY.test(sentence.text);
  return sentence.kind !== "aside" && !speaksOfOthers;
}

/** The design that the sentences about the study itself state; `skip` leaves out designs that cannot be. */
function fromText(own: readonly PaperSentence[], skip: ReadonlySet<DesignId>): StatedDesign | null {
  const isObserved = () => own.some(({ lower }) => OBSERVED.test(lower));
  for (const [index, { id, pattern, words }] of TEXT_CUES.entries()) {
    if (skip.has(id)) continue;
    const saysRandom = words.includes("random");
    const isIndirect = id === "controlled_trial" || (id === "randomized_trial" && !saysRandom);
    for (const sentence of own) {
      const text = sentence.lower;
      if (sentence.kind === "background" && index > 3) continue;
      if (!words.some((word) => text.includes(word)) || !pattern.test(text)) continue;
      if (isIndirect && isObserved()) break;
      if (id === "randomized_trial" && TRIALS_INCLUDED.test(text)) continue;
      if ((id === "randomized_trial" || id === "controlled_trial") && OTHER_TRIAL.test(text)) continue;
      if (id === "case_report" && ANIMAL_PATIENT.test(text)) continue;
      if (id === "randomized_trial" || id === "controlled_trial") {
        if (ANIMALS_NAMED.test(text)) return makeDesign("animal", sentence.section, sentence.text);
        if (SPECIMENS.test(text)) return makeDesign("in_vitro", sentence.section, sentence.text);
      }
      return makeDesign(id, sentence.section, sentence.text);
    }
  }
  return null;
}

/** A protocol of a randomized trial says so in its title or where it says how participants will be assigned. */
export function nameProtocol(design: StatedDesign, paper: PaperText): StatedDesign {
  if (design.id !== "trial_protocol") return design;
  const random = new RegExp(`\\b${RANDOM}|\\brandom allocation`, "iu");
  const isReview = /\bsystematic review|\bscoping review|\bmeta-analysis/iu.test(paper.title.text);
  const sentence = [paper.title, ...paper.sentences.filter(isOwnSentence)].find(({ text }) => random.test(text));
  return sentence && !isReview ? makeDesign("randomized_protocol", sentence.section, sentence.text) : design;
}

/**
 * The study design that a paper states: by its publication types, else by MeSH, its title and the sentences about its
 * own methods; null when nothing states one. `skip` leaves out designs that it cannot be.
 */
export function findStatedDesign(paper: PaperText, skip: readonly DesignId[] = []): StatedDesign | null {
  const design = findDesign(paper, skip);
  return design && nameProtocol(design, paper);
}

/** Whether those who indexed the paper say it. */
export function isOfRecord({ section }: StatedDesign): boolean {
  return section === TYPES_SECTION;
}

/** Letters and editorials that report a trial or a patient of their own. */
const REPORTED_IN_LETTERS: readonly DesignId[] = ["randomized_trial", "case_report", "case_series"];
const OUTWEIGHS_TYPE: readonly DesignId[] = ["trial_protocol", "retraction_notice", "correction_notice"];

/** What a title may say more closely than the publication type. */
const CLOSER_IN_TITLE: ReadonlyMap<DesignId, DesignId> = new Map([
  ["randomized_trial", "trial_protocol"],
  ["case_report", "case_series"],
]);

function findDesign(paper: PaperText, skip: readonly DesignId[]): StatedDesign | null {
  const types = paper.record.publication_types;
  const settled = fromTypes(types, SETTLING_TYPES);
  const inTitle = fromTitle(paper, new Set(skip));
  if (settled && settled.id !== "comment") {
    return inTitle && CLOSER_IN_TITLE.get(settled.id) === inTitle.id ? inTitle : settled;
  }
  if (inTitle && OUTWEIGHS_TYPE.includes(inTitle.id)) return inTitle;

  const own = paper.sentences.filter(isOwnSentence);
  const headings = fromHeadings(paper);
  const isNotRandom = [paper.title, ...own].some(
    ({ lower }) => (lower.includes("random") || lower.includes("alternat")) && NOT_RANDOM.test(lower),
  );
  const inText = fromText(own, new Set<DesignId>(isNotRandom ? [...skip, "randomized_trial"] : skip));
  const closest = hearNarrative(paper, pickClosest(inTitle, inText, headings));
  if (settled) return closest && own.length > 3 && REPORTED_IN_LETTERS.includes(closest.id) ? closest : settled;

  const vague = fromTypes(types, VAGUE_TYPES);
  if (!vague) return closest;
  const closer = CLOSER_THAN_TYPE.get(vague.id) ?? [];
  return [inTitle, inText, headings].find((found) => found && closer.includes(found.id)) ?? vague;
}

/** How the paper is written, where its words say little or nothing of its design. */
function hearNarrative(paper: PaperText, known: StatedDesign | null): StatedDesign | null {
  const narrative = detectNarrative(paper, known?.id ?? null);
  return narrative ? makeDesign(narrative.id, narrative.sentence.section, narrative.sentence.text) : known;
}

const SYNTHESES: readonly DesignId[] = ["meta_analysis", "systematic_review"];
/** Words of a title that a closer word of the text outweighs. */
const SAYS_LITTLE: readonly DesignId[] = [
  "cohort",
  "before_after",
  "clinical_trial",
  "review",
  "guideline",
  "comment",
  "diagnostic",
  "genetic",
  "in_vitro",
  "controlled_trial",
];
const CLOSER_IN_TEXT: readonly DesignId[] = ["randomized_trial", "systematic_review", "meta_analysis", "animal"];

/** Animals outrank what a trial's words suggest; a clear title outranks the text, except where it says less. */
function pickClosest(
  inTitle: StatedDesign | null,
  inText: StatedDesign | null,
  headings: StatedDesign | null,
): StatedDesign | null {
  if (inTitle && SYNTHESES.includes(inTitle.id)) return inTitle;
  if (inTitle?.id === "review" && REVIEW_TITLE.test(plainHyphens(inTitle.quote)))
    return inText && SYNTHESES.includes(inText.id) ? inText : inTitle;
  if (headings?.id === "animal" && !(inText && SYNTHESES.includes(inText.id))) {
    return [inTitle, inText].find((found) => found?.id === "in_vitro") ?? headings;
  }
  if (inTitle?.id === "animal") return inTitle;
  if (inTitle && SAYS_LITTLE.includes(inTitle.id) && inText && CLOSER_IN_TEXT.includes(inText.id)) return inText;
  return inTitle ?? (inText?.id === "cohort" || inText === null ? (headings ?? inText) : inText);
}
