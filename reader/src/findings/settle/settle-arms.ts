import { type PaperSentence, type PaperText, readSentence } from "../../paper-text.ts";
import type { QuotedFinding } from "../../reader.ts";
import { findBothGroups } from "./sentence-doubt.ts";
import { namesArm, settleComparator } from "./settle-names.ts";

/** Both arms of a finding, as its sentence has them. */
type Arms = Pick<QuotedFinding, "intervention" | "comparator">;

const ALONE_WITH = /^(?<alone>.{3,60} alone) (?:with|and|to|versus|vs\.?) (?<more>.{3,80})$/iu;
const ADDED =
  /^ (?:plus|\+|combined with|in combination with) (?!(?:the|an?|placebo|usual|standard|its|their)\b)\p{L}[\p{L}-]{3,}(?: (?!(?:was|were|is|are|had|did|group|groups|in|and|or|for|on|than|compared|significantly|resulted|improved|reduced)\b)\p{L}[\p{L}-]{2,})?/iu;
/** "Dapagliflozin/exenatide", both of which were given. */
const JOINED = /^\/\p{Ll}[\p{L}-]{4,}/u;
const SALINE = /^(?:normal |isotonic |physiological )?saline$/iu;

/** "Hyaluronic acid" of a sentence that has it only with something added, as both. */
function nameAdded(intervention: string, comparator: string | null, { text, lower }: PaperSentence): string {
  const name = intervention.toLowerCase();
  const at = lower.indexOf(name);
  if (at < 0 || lower.indexOf(name, at + 1) >= 0) return intervention;
  const added = ADDED.exec(text.slice(at + name.length))?.[0] ?? "";
  const other = added.trim().split(" ").at(-1)?.toLowerCase() ?? "";
  const joined = JOINED.exec(text.slice(at + name.length))?.[0];
  if (joined !== undefined && !(comparator ?? "").toLowerCase().includes(joined.slice(1).toLowerCase()))
    return `${intervention}${joined}`;
  return added === "" || (comparator ?? "").toLowerCase().includes(other) ? intervention : `${intervention}${added}`;
}

const SIDES = /\b(?:than|versus|vs|compar(?:ed|ison) (?:with|to)|relative to)\b/u;
/** "In zinc and iron groups", which are set against a third. */
const IN_TWO_GROUPS =
  /\bin (?:the )?(?<both>[\p{L}\d-]+(?: [\p{L}\d-]+)? and (?:the )?[\p{L}\d-]+(?: [\p{L}\d-]+)?) (?:groups|arms)\b/iu;
/** "Zinc and iron had no effect": what neither did, whatever they are set against. */
const NEITHER_DID =
  /^(?<both>[^;]{3,160}?) (?:had|has|have|showed|exerted) (?:no|little) (?:[\w-]+ ){0,2}(?:effects?|impact|influence)\b/iu;

/** The sentence has both arms on one side: "magnesium or dexamethasone prolonged", "in the magnesium and remifentanil groups". */
function areTogether(intervention: string, comparator: string, { lower }: PaperSentence): boolean {
  if (/\brespectively\b/u.test(lower) && !SIDES.test(lower)) return false;
  const [one, other] = [intervention.toLowerCase(), comparator.toLowerCase()];
  return [`${one} and ${other}`, `${one} or ${other}`, `${other} and ${one}`, `${other} or ${one}`].some((pair) => {
    const at = lower.indexOf(pair);
    return at >= 0 && !/\b(?:between|both|neither|either) (?:the )?$/u.test(lower.slice(0, at));
  });
}

const SIDE = /\b(?:than|versus|vs\.?|compared (?:with|to)|relative to) (?<side>[^,;()]{3,50})/iu;
/** What stands for any comparator, or is none. */
const ANY_SIDE =
  /\b(?:groups?|arms?|controls?|placebo|baseline|before|those|that|it|other|comparator|reference|standard|usual|sham|alone|either|at|in|on|with|without|patients|participants|subjects|women|men|children|infants)\b|\d/iu;

/** A short form that no one may have explained: "MFx", "ST+EX". */
const isShortForm = (words: string): boolean => (words.split(" ")[0]?.match(/\p{Lu}/gu)?.length ?? 0) > 1;

/** The sentence sets the intervention against another thing by its name: "than edoxaban". */
function namesOtherSide(arms: readonly string[], sentence: PaperSentence, paper: PaperText): boolean {
  const side = SIDE.exec(sentence.text)?.groups?.side;
  if (side === undefined || isShortForm(side) || ANY_SIDE.test(side.replace(/\bany other\b/iu, ""))) return false;
  const words = readSentence(side, sentence.section ?? "", sentence.kind);
  return !arms.some((arm) => namesArm(arm, words, paper));
}

/** "Both the A group and the B group", against another. */
function areBoth(intervention: string, comparator: string, sentence: PaperSentence, paper: PaperText): boolean {
  const inTwo = IN_TWO_GROUPS.exec(sentence.text);
  const isAgainst = inTwo !== null && SIDES.test(sentence.lower.slice(inTwo.index + inTwo[0].length));
  const both = findBothGroups(sentence) ?? (isAgainst ? inTwo.groups?.both : null);
  if (!both) return false;
  const words = readSentence(both, sentence.section ?? "", sentence.kind);
  return [intervention, comparator].every((name) => namesArm(name, words, paper));
}

/** Neither of the two is said to have done anything, which sets them against another. */
function didNeither(intervention: string, comparator: string, sentence: PaperSentence, paper: PaperText): boolean {
  const both = NEITHER_DID.exec(sentence.text)?.groups?.both;
  if (both === undefined || SIDES.test(both)) return false;
  const words = readSentence(both, sentence.section ?? "", sentence.kind);
  return [intervention, comparator].every((name) => namesArm(name, words, paper));
}

const FIRST_WORD = /^\p{L}{5,}/u;
/** First words of many names. */
const IS_COMMON =
  /^(?:early|late|immediate|delayed|standard|conventional|intensive|continuous|intermittent|oral|intravenous|topical|local|single|double|short|usual|routine|medium|moderate|modified|normal|total|combined|combination|adjuvant|group|therapy|treatment|training|exercise|control|controlled|three|seven|eight)$/iu;

/** "The X-Press group" for what an X-Press device is compared with: its own group by another name, where it stands on its side. */
function isOwnGroup(intervention: string, comparator: string, { lower }: PaperSentence): boolean {
  const [own, other] = [intervention, comparator].map((name) => FIRST_WORD.exec(name)?.[0].toLowerCase());
  if (own === undefined || own !== other || IS_COMMON.test(own) || lower.includes(intervention.toLowerCase()))
    return false;
  const side = SIDES.exec(lower)?.index ?? -1;
  const at = lower.indexOf(comparator.toLowerCase());
  return at >= 0 && at < side && !lower.slice(side).includes(own);
}

/** Both arms as the sentence of a finding has them; null where what it names was not tried. */
export function settleArms(
  { intervention, comparator, direction }: QuotedFinding,
  sentence: PaperSentence,
  paper: PaperText,
): Arms | null {
  const { title } = paper;
  if (intervention === null) return { intervention, comparator: settleComparator(comparator, null) };
  if (SALINE.test(intervention) && !title.lower.includes("saline")) return null;
  const parts = ALONE_WITH.exec(intervention)?.groups;
  if (parts?.alone !== undefined && parts.more !== undefined)
    return { intervention: parts.more, comparator: parts.alone };
  const settled = settleComparator(comparator, intervention);
  const isOfBoth =
    settled !== null &&
    (direction === "no_difference"
      ? didNeither(intervention, settled, sentence, paper)
      : areTogether(intervention, settled, sentence) || areBoth(intervention, settled, sentence, paper));
  const isOther = settled !== null && namesOtherSide([settled, intervention], sentence, paper);
  const isOwn = settled !== null && isOwnGroup(intervention, settled, sentence);
  const against = isOfBoth || isOther || isOwn ? null : settled;
  return { intervention: nameAdded(intervention, against, sentence), comparator: against };
}
