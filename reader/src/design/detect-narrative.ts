import type { PaperSentence, PaperText } from "../paper-text.ts";
import { ANIMAL_PATIENT, CASE_CUES, CASE_SECTION, CASE_TITLES, PATIENT_HISTORY } from "./case-cues.ts";
import type { DesignId } from "./designs.ts";
import {
  MEASURED,
  OPINION_SENTENCE,
  OWN_DATA,
  REVIEW_SECTION,
  REVIEW_SENTENCE,
  REVIEW_TITLE,
  REVIEW_VERB,
  TREATMENT_TITLE,
} from "./review-cues.ts";
import { ANIMALS_NAMED } from "./text-cues.ts";
import type { WordedCue } from "./worded-cue.ts";

/** A design, and the sentence or title that shows it. */
interface NarrativeDesign {
  id: DesignId;
  sentence: PaperSentence;
}

const LABORATORY: readonly DesignId[] = ["in_vitro", "genetic", "animal"];

/**
 * The design of a paper that describes a patient, or of what others found, without naming it; `known` is what its words
 * say. Null where they say it closer, or nothing shows it.
 */
export function detectNarrative(paper: PaperText, known: DesignId | null): NarrativeDesign | null {
  if (known !== null && known !== "review" && !LABORATORY.includes(known)) return null;
  const sentences = paper.sentences.filter(({ kind }) => kind !== "aside");
  return (
    findCase(paper.title, sentences, known) ?? (known === "review" ? null : findReview(paper.title, sentences, known))
  );
}

function says({ words, pattern }: WordedCue, { lower }: PaperSentence): boolean {
  return words.some((word) => lower.includes(word)) && pattern.test(lower);
}

const isOfPerson = ({ lower }: PaperSentence) => !ANIMAL_PATIENT.test(lower);

function findCase(
  title: PaperSentence,
  sentences: readonly PaperSentence[],
  known: DesignId | null,
): NarrativeDesign | null {
  if (known === "animal" || ANIMALS_NAMED.test(title.lower)) return null;
  const inSection = sentences.find(({ section }) => CASE_SECTION.test(section));
  if (inSection && known !== "genetic") return { id: "case_report", sentence: inSection };
  for (const cue of CASE_CUES) {
    if (known !== null && !cue.isDecisive) continue;
    const sentence = sentences.find((one) => says(cue, one) && isOfPerson(one));
    if (sentence) return { id: cue.id, sentence };
  }
  if (known !== null) return null;
  const inTitle = CASE_TITLES.find((cue) => says(cue, title));
  if (inTitle && isOfPerson(title)) return { id: inTitle.id, sentence: title };
  const [first, second] = sentences.filter((one) => says(PATIENT_HISTORY, one));
  return first && second ? { id: "case_report", sentence: first } : null;
}

function findReview(
  title: PaperSentence,
  sentences: readonly PaperSentence[],
  known: DesignId | null,
): NarrativeDesign | null {
  const inSection = sentences.find(({ section }) => REVIEW_SECTION.test(section));
  if (inSection) return { id: "review", sentence: inSection };
  const opinion = known === null && sentences.find((one) => says(OPINION_SENTENCE, one));
  if (opinion) return { id: "comment", sentence: opinion };
  const hasOwnData = () => sentences.some(({ lower }) => OWN_DATA.test(lower));
  const review = sentences.find((one) => says(REVIEW_SENTENCE, one));
  if (review && (known === null || !hasOwnData())) return { id: "review", sentence: review };
  if (sentences.length === 0) return null;
  if (REVIEW_TITLE.test(title.lower)) return hasOwnData() ? null : { id: "review", sentence: title };
  if (known !== null) return null;
  const sentence = TREATMENT_TITLE.test(title.lower) ? title : sentences.find((one) => says(REVIEW_VERB, one));
  const isOnOwnData = () => hasOwnData() || sentences.some(({ lower }) => MEASURED.test(lower));
  return sentence && !isOnOwnData() ? { id: "review", sentence } : null;
}
