import { simplifyChinese } from "./chinese-forms.ts";
import { findShortForms } from "./short-forms.ts";

/** A word of the question that is read as another: where it stands (UTF-16 offsets), and what is read. */
export interface SpellingCorrection {
  start: number;
  end: number;
  /** Folded. */
  as: string;
}

/**
 * A question in compatibility form (NFKC: full-width letters, half-width kana, ligatures resolved), a Chinese one in
 * simplified characters.
 */
export interface QuestionText {
  text: string;
  /** What the user wrote where these UTF-16 offsets of `text` are. */
  getWritten: (start: number, end: number) => string;
  /** Where that stands in the question as it was typed (UTF-16 offsets). */
  getPlace: (start: number, end: number) => { start: number; end: number };
}

/** Behind a bone clinicians write # for its fracture: "hip #", "NOF#"; "# 3" is a number. */
const BONE =
  /\b(?:hips?|femurs?|nof|femoral neck|neck of femur|wrists?|ankles?|tibias?|fibulas?|ribs?|radius|humerus|clavicles?|pelvi[cs]|vertebral|spin(?:e|al)|elbows?|scaphoid|metatarsals?|metacarpals?)\s?$/iu;
const isFracture = (question: string, index: number): boolean =>
  question.charAt(index) === "#" &&
  !/^#\s?\d/u.test(question.slice(index, index + 3)) &&
  BONE.test(question.slice(Math.max(0, index - 20), index));

/** A character with the marks that follow it, those of half-width kana among them. */
const CLUSTER = /.[\p{M}\uFF9E\uFF9F]*/gsu;

/**
 * Normalizes character by character, so that each place of the result leads back to what was typed; words that are
 * corrected, and clinicians' short forms, lead back to the whole of them. Never throws.
 */
export function readQuestionText(question: string, corrections: readonly SpellingCorrection[] = []): QuestionText {
  let text = "";
  const starts: number[] = [];
  const ends: number[] = [];
  const add = (normal: string, start: number, end: number) => {
    for (let unit = 0; unit < normal.length; unit++) {
      starts.push(start);
      ends.push(end);
    }
    text += normal;
  };
  const others = [...corrections, ...findShortForms(question)];
  for (const { 0: cluster, index } of question.matchAll(CLUSTER)) {
    const correction = others.find(({ start, end }) => start <= index && index < end);
    if (isFracture(question, index)) add(" fracture", index, index + 1);
    else if (correction === undefined) add(cluster.normalize("NFKC"), index, index + cluster.length);
    else if (correction.start === index) add(correction.as, index, correction.end);
  }
  const getPlace = (start: number, end: number) =>
    end <= start ? { start: 0, end: 0 } : { start: starts[start] ?? 0, end: ends[end - 1] ?? 0 };
  return {
    text: simplifyChinese(text),
    getPlace,
    getWritten: (start, end) => {
      const place = getPlace(start, end);
      return question.slice(place.start, place.end);
    },
  };
}
