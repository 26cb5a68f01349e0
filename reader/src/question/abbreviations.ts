import type { ConceptName } from "./concept.ts";

/** Shorter ones in small letters are words: "ms", "pe". */
const SHORTEST_IN_SMALL_LETTERS = 3;
/** English words that are abbreviations, too, where they have capitals. */
const WORDS: ReadonlySet<string> = new Set(
  (
    "ace act acts aid aids aim all als ant ants arm arms art bad bar bat bed bid bit brace calm can cap caps car care cars cart cast cat chop clad clip " +
    "cope cram cre cure dash des dip dot dots ear end eras fact fact fast fit flair gap gas gist grace hand harm harp has heart her his hit hope ice ion " +
    "jam lad lam lamp lap lead led lip map mace mad man mash mast mat mods mom nad nap net nod open pace pad pads page pap part peg pen pest pet pin " +
    "pip pit port pot pots prep pro rad raft ram rap ras rat rest rid sad safe sap sat save scar set shot sign sit slit smart spa spin star step sting tap " +
    "aspects bite chip crab cup dress est gave hat met pep pop rom sab sam sac pal pots ran rib rim " +
    "team tear tens test tia tic tip top trap use van vas war who wish"
  ).split(" "),
);

/** Whether letters make an English word, so that in small letters they are no abbreviation: "all", "acts". */
export function isEnglishWord(small: string): boolean {
  return WORDS.has(small) || (small.endsWith("s") && WORDS.has(small.slice(0, -1)));
}

/**
 * Whether an abbreviation is written as one: with capitals (EGFR is not eGFR), or, as people type it, in small letters where
 * those make no word ("ibs", "copd").
 */
export function isWrittenLike(name: ConceptName, written: string): boolean {
  if (!name.capitals) return true;
  // "Tipping" at the head of a title is no TIPS.
  if (/^\P{Lu}*$|^\p{Lu}\p{Ll}+$/u.test(written) && /^\p{Lu}/u.test(name.text)) {
    const small = written.toLowerCase();
    const isSame = small === name.text.toLowerCase() || small === `${name.text.toLowerCase()}s`;
    return isSame && small.length >= SHORTEST_IN_SMALL_LETTERS && !isEnglishWord(small);
  }
  if (/^\p{Ll}/u.test(name.text)) return written.startsWith(name.text.charAt(0));
  return /\p{Lu}/u.test(written);
}
