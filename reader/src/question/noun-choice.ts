import { LAST_OF_ACT, LEAD, NO_ACT } from "./clause-choice.ts";
import { type Place, trimPlace } from "./question-frame.ts";

/** Two things that an English question sets against each other, each as it is written. */
export interface NounChoice {
  one: Place;
  other: Place;
}

const LONGEST = 40;
const SIDE = "[^,:;?!()]{2,40}?";
/** Where the second thing ends: before whom or what it is for. */
const END = "(?=$|[?.,;!]| (?:for|in|when|if|after|before|at \\d|as a|most|best|first)\\b)";
const PATTERNS: readonly RegExp[] = [
  // "Which works better for hay fever: tablets or a nasal spray?"
  new RegExp(
    String.raw`\b(?:which|what|what['’]s|whether)\b[^?.:,]{0,60}[:,–-]\s(?<one>${SIDE})\s(?:or|vs\.?)\s(?<other>${SIDE})${END}`,
    "giu",
  ),
  // "Baby with reflux, gaviscon or change of milk?"
  new RegExp(String.raw`(?<=[–:,.] |\s- )(?<one>${SIDE})\s(?:or|vs\.?)\s(?<other>${SIDE})(?=\?\s*$|$)`, "giu"),
  // "My hand is swollen, cream or do I need tablets?"
  new RegExp(
    String.raw`(?<=[,.?!–:] |\s- )(?<one>[a-z][^,:;?!()]{2,30}?)(?: (?:first|enough|or just))?,? or (?:do|does|should|would|can|must) (?:i|we|he|she|they|my [a-z]{1,14}) (?:really |just |actually )?(?:need|have|take|try|get|use|go for|go on)(?: to (?:have|take|try|get|use))?\s(?<other>${SIDE})${END}`,
    "giu",
  ),
  // "The difference between pregabalin and gabapentin", "torn between A and B".
  new RegExp(
    String.raw`\b(?:comparison (?:of|between)|differences? between|choice (?:of|between)|choos(?:e|ing) between|torn between|decid(?:e|ing) between|compar(?:e|ing))\s(?<one>${SIDE})\s(?:and|or|with|to|versus)\s(?<other>${SIDE})${END}`,
    "giu",
  ),
  // "Switching from originator to biosimilar infliximab".
  new RegExp(
    String.raw`\b(?:switch\w{0,4}|chang(?:e|es|ed|ing)|convert\w{0,4}|conversion|swap\w{0,5}|mov(?:e|es|ed|ing)|transition\w{0,4})\s(?:[\p{L}-]{1,20}\s){0,3}?from\s(?<one>${SIDE})\s(?:over )?to\s(?<other>${SIDE})${END}`,
    "giu",
  ),
  // "Could she come off the drip and take tablets instead?"
  new RegExp(
    String.raw`\b(?:come off|stop|give up|ditch|drop|swap)\s(?<one>${SIDE})\s(?:and|for)\s(?:(?:just )?(?:take|have|try|use|go on|start|do)\s)?(?<other>${SIDE})\sinstead\b`,
    "giu",
  ),
];
const ARTICLE = /^(?:(?:just|only|maybe|try|have|use)\s)*(?:an?|the|my|her|his|our|their|some)\s/iu;
/** "Have a knee wash out or a new knee": a thing behind "or", after an act. */
const OR_THING = /,? or (?=(?:just )?(?:an?|the|my|her|his|our|their|some|on|in|with|by)\s)/giu;
/** What is asked in a clause of its own is no thing. */
const CLAUSE =
  /^(?:is|are|does|do|did|can|could|should|would|will|has|have i|was|were|am|not|no|i|it|she|he|they|we|you|that|this|because|so|but|and)\b/iu;

function trim(text: string, start: number, end: number): Place | null {
  const article = ARTICLE.exec(text.slice(start, end))?.[0].length ?? 0;
  return trimPlace(text, start + article, end);
}

function listActs(text: string): NounChoice[] {
  return Array.from(text.matchAll(OR_THING)).flatMap(({ 0: or, index }) => {
    const lead = [...text.slice(0, index).matchAll(LEAD)].at(-1);
    if (lead === undefined) return [];
    const behind = index + or.length;
    const rest = text.slice(behind);
    const length = LAST_OF_ACT.exec(rest)?.index ?? rest.length;
    const one = trim(text, lead.index + lead[0].length, index);
    const other = trim(text, behind, behind + length);
    return one === null || other === null ? [] : [{ one, other }];
  });
}

/** Things, and not acts in clauses of their own, that an English question sets against each other; in the order of its patterns. */
export function readNounChoices(text: string): NounChoice[] {
  const named = PATTERNS.flatMap((pattern) =>
    Array.from(text.matchAll(pattern)).flatMap(({ 0: whole, index, groups }) => {
      const { one = "", other = "" } = groups ?? {};
      const start = index + whole.indexOf(one);
      const last = index + whole.lastIndexOf(other);
      const places = [trim(text, start, start + one.length), trim(text, last, last + other.length)];
      const [left, right] = places;
      return left === null || right === null || left === undefined || right === undefined
        ? []
        : [{ one: left, other: right }];
    }),
  );
  return [...named, ...listActs(text)].filter(({ one, other }) =>
    [one, other].every(({ start, end }) => {
      const side = text.slice(start, end);
      return end - start <= LONGEST && !CLAUSE.test(side) && !NO_ACT.test(side);
    }),
  );
}
