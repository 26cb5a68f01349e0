import { listDrugs } from "../question/drug-names.ts";
import { type Arms, findArm } from "./distinguish-arms.ts";
import type { FindingSentence } from "./finding-text.ts";
import { listNamedGroups } from "./group-names.ts";

const SIDE =
  /\b(?:than|versus|vs\.?|compar(?:ed|ing) (?:with|to)|relative to|(?:superior|inferior) to)(?: that)?(?: in| of)?(?: the)? $/iu;
const BEFORE = 40;
const KNOWN =
  /\b(?:than|versus|vs\.?|compar(?:ed|ing) (?:with|to)|relative to)(?: that)?(?: in| of)?(?: the)? (placebo|usual care|standard (?:care|treatment|therapy)|no treatment|sham(?: \w{3,20})?|controls?)\b/iu;

const SIDES =
  /\b(?:than|versus|vs\.?|compared (?:with|to)|(?:superior|inferior|equivalent|comparable|similar) to)(?: that)?(?: in| of| with)?(?: the)? /giu;
/** UTF-16 units behind a word for sides in which the other side's name begins. */
const NAME_BEGINS = 12;

/** The drug that stands behind "than", where it is neither arm. */
function nameOtherDrug(text: string, tokens: FindingSentence["tokens"], arms: Arms): string | null {
  for (const side of text.matchAll(SIDES)) {
    const from = side.index + side[0].length;
    const [drug] = listDrugs(text.slice(from));
    const at = drug === undefined ? -1 : text.indexOf(drug, from);
    if (drug === undefined || at - from > NAME_BEGINS) continue;
    const isArm = tokens.some(
      ({ start }, index) => start >= from && start < at + drug.length && findArm(tokens, index, arms) !== null,
    );
    if (!isArm) return drug;
  }
  return null;
}

/** Behind the intervention, which alone was named so far, a group by its name and more: "than in the hand-assisted laparoscopic group". */
function isAnotherKind(tokens: FindingSentence["tokens"], arms: Arms, start: number, end: number): boolean {
  const named = tokens.flatMap((token, index) => {
    const arm = findArm(tokens, index, arms);
    return token.start < start && arm !== null ? [arm] : [];
  });
  const own = tokens.map((token, index) => ({ ...token, arm: findArm(tokens, index, arms) }));
  const within = own.filter((token) => token.start >= start && token.end <= end);
  return named.includes("int") && !named.includes("cmp") && within.some(({ arm }) => arm === null);
}

/**
 * What a sentence itself sets the intervention against, where it names another thing than the paper's comparator; null where it
 * does not. `hasComparator`: whether that is known, so that "control" says nothing new.
 */
export function nameOpponent(
  { sentence: { text }, tokens }: FindingSentence,
  arms: Arms,
  hasComparator: boolean,
): string | null {
  const other = listNamedGroups(tokens, arms).find(
    ({ arm, start, end }) =>
      SIDE.test(text.slice(Math.max(0, start - BEFORE), start)) &&
      (arm === "other" || (arm === "int" && isAnotherKind(tokens, arms, start, end))),
  );
  if (other) return text.slice(other.start, other.end).replace(/-treated$/iu, "");
  const drug = hasComparator ? nameOtherDrug(text, tokens, arms) : null;
  if (drug !== null) return drug;
  const isNamed = tokens.some(({ stem, long }) => [stem, ...(long ?? [])].some((one) => arms.stems.get(one) === "cmp"));
  if (!hasComparator) return KNOWN.exec(text)?.[1] ?? null;
  return isNamed ? null : (/\bplacebo\b/iu.exec(text)?.[0] ?? null);
}
