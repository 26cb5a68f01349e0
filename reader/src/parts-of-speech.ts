import model from "wink-eng-lite-web-model";
import winkNlp, { type WinkMethods } from "wink-nlp";

/** Universal part-of-speech tags (Petrov et al., LREC 2012). */
export type PartOfSpeech =
  | "ADJ"
  | "ADP"
  | "ADV"
  | "AUX"
  | "CCONJ"
  | "DET"
  | "INTJ"
  | "NOUN"
  | "NUM"
  | "PART"
  | "PRON"
  | "PROPN"
  | "PUNCT"
  | "SCONJ"
  | "SYM"
  | "VERB"
  | "X"
  | "SPACE";

/** What stands between two blanks, without the marks at its ends. */
export interface TaggedWord {
  text: string;
  /** UTF-16 offsets of the word without the marks at its ends. */
  start: number;
  end: number;
  /** Of its last part, where it is hyphenated. */
  part: PartOfSpeech;
  /** Marks right before and behind it: "(" and ")," of "(zinc),". */
  opening: string;
  closing: string;
}

let tagger: WinkMethods | null = null;

function loadTagger(): WinkMethods {
  tagger ??= winkNlp(model, ["pos"]);
  return tagger;
}

/** UTF-16 units of a sentence, and of what stands between two blanks; the time of the tagger grows with the square of the latter. */
const LONGEST = 2_000;
const RUNS_ON = /\S{80}/u;
const MARK = /^[^\p{L}\p{N}%±µ°]+$/u;

/**
 * The words of an English sentence with their parts of speech, in order; of other languages it guesses. None of a sentence
 * over 2,000 UTF-16 units, or with 80 of them without a blank.
 */
export function tagWords(text: string): TaggedWord[] {
  if (text.length > LONGEST || RUNS_ON.test(text)) return [];
  const nlp = loadTagger();
  const tokens = nlp.readDoc(text).tokens();
  const values = tokens.out() as string[];
  const parts = tokens.out(nlp.its.pos) as unknown as PartOfSpeech[];
  const words: TaggedWord[] = [];
  let open: TaggedWord | null = null;
  let opening = "";
  let offset = 0;
  for (let index = 0; index < values.length; index++) {
    const value = values[index] ?? "";
    const part = parts[index] ?? "X";
    // The tagger drops blanks and control characters, and keeps every word as it is written.
    const start = text.indexOf(value, offset);
    if (start < 0) return [];
    if (start > offset) {
      open = null;
      opening = "";
    }
    const end: number = start + value.length;
    if (MARK.test(value)) {
      if (open === null) opening += value;
      else open.closing += value;
    } else if (open === null) {
      open = { text: value, start, end, part, opening, closing: "" };
      words.push(open);
    } else {
      open.end = end;
      open.text = text.slice(open.start, end);
      open.closing = "";
      open.part = part;
    }
    offset = end;
  }
  return words;
}
