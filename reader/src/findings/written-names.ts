import { findName, type PaperText } from "../paper-text.ts";
import type { QuestionConcept } from "../question/concept.ts";

/** "Exercise capacity", "glucose tolerance": what is measured, and was given to no one. */
const OF_MEASURE = /^[ -](?:capacity|(?:in)?tolerance|performance|(?:stress )?(?:tests?|testing))\b/iu;

/** The name by which a paper knows a concept, of what is given first the title's own; null where it does not name it. */
export function findWritten(concept: QuestionConcept, { title, sentences }: PaperText): string | null {
  const ofTitle = concept.kind === "intervention" ? concept.names.flatMap((name) => findName(name, title)) : [];
  const [own] = ofTitle.filter(({ end }) => !OF_MEASURE.test(title.text.slice(end)));
  if (own !== undefined) return title.text.slice(own.start, own.end);
  for (const sentence of [...sentences.toReversed(), title]) {
    for (const name of [...concept.names, ...concept.narrower]) {
      const places = findName(name, sentence);
      const isTried = concept.kind === "intervention";
      const place = places.find(({ end }) => !isTried || !OF_MEASURE.test(sentence.text.slice(end)));
      if (place) return sentence.text.slice(place.start, place.end);
    }
  }
  return null;
}

/** The name of the first that a paper names; what no vocabulary has, such as "oral", only where it names no other. */
export function findFirstWritten(concepts: readonly QuestionConcept[], paper: PaperText): string | null {
  const isWord = ({ kind }: QuestionConcept) => kind === "word" || kind === "subject";
  for (const concept of [...concepts.filter((one) => !isWord(one)), ...concepts.filter(isWord)]) {
    const written = findWritten(concept, paper);
    if (written !== null) return written;
  }
  return null;
}
