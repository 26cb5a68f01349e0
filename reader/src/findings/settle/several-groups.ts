import type { PaperSentence, PaperText } from "../../paper-text.ts";

const HAS_MANY =
  /\b(?:three|four|five|six|seven|eight)(?:(?: [\w-]+){0,2} (?:groups|arms)|-(?:arm|group)(?:ed)?)\b|\b[3-8](?: (?:treatment |study |parallel |experimental )?(?:groups|arms)|-arm)\b|\b(?:[Gg]roups?|[Aa]rms?) (?:III|C|3)\b|\b(?:all|among(?: the)?) (?:the )?(?:study )?(?:groups|arms)\b/u;
const ASSIGNS = /\b(?:random\w*|assign\w*|allocat\w*|divided|received|groups|arms)\b/iu;

function hasManyGroups({ title, sentences }: PaperText): boolean {
  return [title, ...sentences].some(
    ({ kind, text }) => kind !== "background" && ASSIGNS.test(text) && HAS_MANY.test(text),
  );
}

/** A study of three groups or more, as it says itself. */
export const isOfManyGroups = (paper: PaperText): boolean => paper.once(hasManyGroups);

const NUMBER = String.raw`\d{1,7}(?:[.·]\d{1,4})?`;
const VALUE = String.raw`(?<![\d.·])${NUMBER}(?: ?%| ?(?:±|\+\/-) ?${NUMBER}| ?\([^()]{0,60}\)){0,4}`;
const OF = String.raw`(?: (?:[\p{L}][\p{L}/]{0,10})| (?:in|for|with|among|of) [^,;()\d]{1,45})?`;
/** "23.4% in A, 27.2% in B and 56.1% in C": a value for each of three groups. */
const THREE_VALUES = new RegExp(`${VALUE}${OF}, (?:and )?${VALUE}${OF},? and ${VALUE}`, "u");
/** Two of them are set against each other. */
const PAIRS =
  /\b(?:than|versus|vs\.?|compar(?:ed|ing|ison) (?:with|to)|relative to|as (?:[\w-]+ )?as|(?:superior|inferior|similar|equivalent|comparable) to)\b|\bbetween (?:the )?(?:groups? [\w/-]+ and|(?!groups|arms|three|all|study|treatment groups|treatments)[\w/+-]+(?: [\w/+-]+){0,4} and )/iu;

/** A value for each of three groups or more, and none set against another. */
export const listsThreeValues = ({ text }: PaperSentence): boolean => !PAIRS.test(text) && THREE_VALUES.test(text);

/** "Lower than the others", each of the other groups among them. */
export const isThanOthers = ({ text }: PaperSentence): boolean =>
  /\b(?:than|compared (?:with|to)) (?:in )?(?:(?:the )?others?|(?:the )?(?:rest|remaining))\b/iu.test(text);

/** What a sentence says of three groups or more at once, and not of two of them. */
export function isOverall({ text }: PaperSentence, paper: PaperText): boolean {
  if (PAIRS.test(text)) return false;
  return THREE_VALUES.test(text) || HAS_MANY.test(text) || isOfManyGroups(paper);
}

const LETTERED = /\b(?:groups?|arms?) ?(?<letter>[IVX]{1,4}|[A-H]|\d)\b/giu;
const PAIR = 2;

/** Whether a sentence names more than two groups by letters or numbers. */
export function hasManyLetters({ text }: PaperSentence): boolean {
  return new Set(Array.from(text.matchAll(LETTERED), ({ groups }) => groups?.letter?.toUpperCase())).size > PAIR;
}
