import type { QuestionConcept } from "./concept.ts";
import { isChemicalHeading } from "./drug-names.ts";
import type { FoundConcept } from "./found-concept.ts";

/** What stands between a treatment and the one that takes its place: 要不要换, 改为, "to", からの切り替え. */
const BETWEEN =
  /^\s*(?:(?:後|后|之后)\s*)?(?:(?:是否|要不要|需不需要|需要|能不能|可不可以|可以|能否|能|应该|该)\s*)?(?:换成|换为|换用|换到|换|換成|換為|換用|換|改成|改为|改為|改用|改|转为|轉為|转换为|转到|替换为|切换为|切换到|切換為|升级为|降级为)\s*$|^\s*(?:から|より)\s*$|^\s*を\s*$/u;
/** In English it is said before both. */
const LEADS_ENGLISH =
  /\b(?:switch(?:ing|ed)?|chang(?:e|ing|ed)|convert(?:ing|ed)?|conversion|transition(?:ing|ed)?|swap(?:ping|ped)?|step(?:ping)?[ -]down)\s+(?:(?:patients|people|adults|children|stable patients|them)\s+)?(?:with (?:[\p{L}'’-]+ ){1,4})?(?:from\s+)?(?:\p{L}+\s+){0,2}$/iu;
/** "Switch a patient with stable disease from": whom it is of stands between. */
const LEADS_FROM =
  /\b(?:switch|chang|convert|mov|transfer|transition|swap)\w*\s[^.;:?]{1,60}\sfrom\s(?:(?:the|an?)\s)?$/iu;
const TO = /^\s+(?:to|for|over to)\s+(?:(?:an?|the|oral|iv|intravenous|generic|once|daily|weekly)\s+)*$/iu;
/** "Sertraline to mirtazapine switch". */
const BEHIND_ENGLISH = /^\s+(?:switch(?:ing|es)?|conversion|transition|changeover|cross-?taper)\b/iu;
const CHANGES_TO =
  /\b(?:switch|chang|convert|mov|transfer|transition|swap)\w*\s(?:over\s|on\s)?to\s(?:(?:an?|the|oral|iv|generic|cheaper)\s)*$/iu;
const TAKEN = /\b(?:on|taking|takes|take|using|uses|having)\s(?:(?:the|my|his|her|their|long-term|daily|weekly)\s)*$/iu;
/** In Japanese it is said behind both: AからBへの切り替え, AをBに変更. */
const BEHIND_JAPANESE =
  /^\s*(?:へ|に)の?(?:切り?替え|切り?換え|変更|移行|スイッチ|置き?換え|転換|切替|切換|変える|替える|換える|変えて|替えて|換えて)/u;

/** What people take so far may be read as who they are. */
const isTaken = ({ concept: { kind, heading } }: FoundConcept): boolean =>
  kind === "intervention" || (kind === "population" && isChemicalHeading(heading ?? ""));

/** "From heparin or warfarin": those of which either may be what is changed from. */
function listBefore(left: FoundConcept, before: readonly FoundConcept[], text: string): FoundConcept[] {
  const other = before.at(-1);
  const isEither =
    other !== undefined && isTaken(other) && /^(?: or |,(?: or)? )$/iu.test(text.slice(other.end, left.start));
  return isEither ? [...listBefore(other, before.slice(0, -1), text), other] : [];
}

function isSwitch(first: FoundConcept, left: FoundConcept, right: FoundConcept, text: string): boolean {
  const between = text.slice(left.end, right.start);
  if (TO.test(between)) {
    const led = text.slice(Math.max(0, first.start - 80), first.start);
    const leads = LEADS_ENGLISH.test(led) || LEADS_FROM.test(led);
    return leads || BEHIND_ENGLISH.test(text.slice(right.end, right.end + 16));
  }
  if (!BETWEEN.test(between)) return false;
  return /[かりを]/u.test(between) ? BEHIND_JAPANESE.test(text.slice(right.end, right.end + 12)) : true;
}

/**
 * The treatment that takes the place of another, and the one that it takes it of: "switching from warfarin to apixaban",
 * 丙硫氧嘧啶换甲巯咪唑, ワルファリンからDOACへの切り替え. `candidates` is in the order of the text. Null where none does.
 */
export function findSwitch(
  candidates: readonly FoundConcept[],
  text: string,
): { to: QuestionConcept; from: readonly QuestionConcept[] } | null {
  for (const [index, left] of candidates.entries()) {
    const right = candidates[index + 1];
    if (right?.concept.kind !== "intervention" || !isTaken(left)) continue;
    const others = listBefore(left, candidates.slice(0, index), text);
    if (isSwitch(others[0] ?? left, left, right, text))
      return { to: right.concept, from: [...others, left].map(({ concept }) => concept) };
  }
  return findLaterSwitch(candidates, text);
}

/** "People who do well on A, should they change to B?": what is taken so far stands before. */
function findLaterSwitch(
  candidates: readonly FoundConcept[],
  text: string,
): { to: QuestionConcept; from: readonly QuestionConcept[] } | null {
  const treatments = candidates.filter(isTaken);
  const to = treatments.find(
    ({ concept, start }) =>
      concept.kind === "intervention" && CHANGES_TO.test(text.slice(Math.max(0, start - 50), start)),
  );
  const from =
    to &&
    treatments.findLast(
      ({ start, end }) =>
        end <= to.start &&
        TAKEN.test(text.slice(Math.max(0, start - 30), start)) &&
        !/[.?!]/u.test(text.slice(end, to.start)),
    );
  return to === undefined || from === undefined ? null : { to: to.concept, from: [from.concept] };
}
