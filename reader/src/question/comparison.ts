import { findAlikeArms } from "./alike-arms.ts";
import { findClauseArms, findStoryArms } from "./clause-choice.ts";
import { comparesFigures, hasUnknownArm } from "./compared-figures.ts";
import type { QuestionConcept } from "./concept.ts";
import { readChoiceSides } from "./east-asian-sides.ts";
import { isEastAsian } from "./east-asian-text.ts";
import { asksOfEither } from "./either-acts.ts";
import type { FoundConcept } from "./found-concept.ts";
import { findJoinedArms, isDrug, isTreatment, joinForms } from "./joined-arms.ts";
import { findMeasuredByWord, isGeneral } from "./measured-by-word.ts";
import { isAimOfUse, isOccasion } from "./occasion.ts";
import { findPhraseArms } from "./phrase-arms.ts";
import { readQuestionFrame } from "./question-frame.ts";
import { isMeasuredBy, isReplaced } from "./replaced.ts";
import { findSwitch } from "./switched.ts";

/** Words that compare anywhere in a question. */
const COMPARES =
  /\b(?:vs|versus|compar(?:ed|e|es|ing|ison|isons|ative)|better than|worse than|superior|superiority|inferior|non-?inferior(?:ity)?|rather than|instead of|in place of|head-to-head|beats?|outperforms?|more effective than|less effective than|(?:as (?:effective|good|safe|efficacious|accurate|useful)|(?:works?|do|does|did|just|nearly|almost) as well|as much (?:good|use|benefit|help)) as|replac(?:e|es|ing))\b|比較|比べ|代わり|ではなく|どちら|どっち|のどれ|どれが|(?:差|違い)(?=は|が|を|に|[\s、。?？]|$)|か[^\s、。か]{1,16}か(?:$|[\s、。?？])|違(?:いますか|うか|うの)|いずれが|優れ|劣ら|比较|相比|对比|對比|优于|劣于|还是|還是|哪个|哪個|哪種|哪种|哪一种|哪一个|孰|谁(?=更|[^，。？?]{1,8}(?:好|少|多|强|低|高|快|安全))|区别|差别|差異|差异|而不是|而非|(?:是不是|是否|会不会|会)(?:更|比较)好|代替|取代/iu;
/** What is tried is all of it then: "A plus B compared with placebo". */
const WITH_CONTROL =
  /\b(?:compared (?:with|to)|versus|vs\.?) (?:an? |the )?(?:placebos?|controls?|sham|usual|standard|routine|no|nothing)\b|(?:プラセボ|偽薬|対照群?|通常ケア|安慰剂|安慰劑|对照组?|對照組?|常规(?:护理|治疗)?)(?:との?|に|を|と)?(?:比較|比べ|比较|对照|對照|相比)/iu;
const MAX_ARMS = 4;

/** What most trials compare with: no arm that is searched for. */
const isPlacebo = (concept: QuestionConcept): boolean => concept.heading === "Placebos";

/** "A B C 比較", A B 哪个好: the two treatments right before the word that compares. */
function findLastTwo(candidates: readonly FoundConcept[], text: string): QuestionConcept[] {
  const at = candidates.findIndex(({ end }) =>
    /^\s*(?:の|を)?(?:比較|比较|对比|對比|どちら|どっち|どれ|哪[一]?[个個种種])/u.test(text.slice(end, end + 6)),
  );
  const [one, other] = [candidates[at - 1], candidates[at]];
  const mayBe = [one, other].every((it) => ["intervention", "subject"].includes(it?.concept.kind ?? ""));
  const isOfTreatment = candidates.some(isTreatment);
  if (one === undefined || other === undefined || !mayBe || !isOfTreatment) return [];
  return /^[\s、,，・]+$/u.test(text.slice(one.end, other.start)) ? [one.concept, other.concept] : [];
}

/** What replaces is no comparison of two that stand elsewhere: 禁煙外来 バレニクリン 代替. */
const REPLACES = /代わり|代替|取代|\breplac(?:e|es|ing)\b/giu;
const INFIX = /\bvs\b\.?|\bversus\b|还是|還是|それとも/iu;

const TOGETHER_OR_ASKED =
  /联合|聯合|合并|合併|併用|加用|合用|同服|并用|併行|相互作用|序贯|影响|影響|关系|關係|相关|相關|関連|関係|関する|预防|預防|予防|能否|是否|可否|吗|嗎|[?？。]/u;
const BETWEEN_TWO = /^\s?(?:手术|治疗|治療|療法|法)?\s?(?:与|與|和|と)\s?[^\s，,、]{0,3}$/u;

/** 主动监测 与 立即手术 生活质量: a title of two treatments and of what is measured of both, without a sentence. */
function isTelegram(found: readonly FoundConcept[], text: string): boolean {
  if (!isEastAsian(text) || TOGETHER_OR_ASKED.test(text) || !text.includes(" ") || /[をがはにでしたるい]/u.test(text))
    return false;
  const at = found.findIndex((it, index) => {
    const next = found[index + 1];
    const areTwo = next !== undefined && isTreatment(it) && isTreatment(next);
    return areTwo && BETWEEN_TWO.test(text.slice(it.end, next.start));
  });
  return at >= 0 && found.slice(at + 2).some(({ concept }) => concept.kind === "outcome");
}

/** Whether "versus" stands beside no treatment, so that it joins other things: 抗生素 IP 还是 IV. */
function joinsOthers(candidates: readonly FoundConcept[], text: string): boolean {
  const infix = INFIX.exec(text);
  if (infix === null) return false;
  const before = text.slice(0, infix.index).trimEnd().length;
  const rest = text.slice(infix.index + infix[0].length);
  const behind = text.length - rest.trimStart().length;
  return !candidates.some(
    ({ concept, start, end }) => concept.kind === "intervention" && (end === before || start === behind),
  );
}

/** What is measured by a treatment: a drug by a drug, also one that the patients take, else the treatment before it. */
function findMeasured(by: FoundConcept, candidates: readonly FoundConcept[]): FoundConcept | undefined {
  const before = candidates.filter(({ concept, end }) => end <= by.start && concept.kind !== "condition");
  const treatments = before.filter(({ concept }) => concept.kind === "intervention");
  const drugs = isDrug(by) ? before.filter(isDrug) : [];
  return drugs.at(-1) ?? treatments.at(-1);
}

/** The treatments of the two sides that a Japanese or Chinese question lets one choose between; empty where a side names none. */
function findChosenArms(candidates: readonly FoundConcept[], text: string): QuestionConcept[] {
  for (const { one, other } of readChoiceSides(candidates, text)) {
    const [left = [], right = []] = [one, other].map((side) =>
      candidates.filter((it) => isTreatment(it) && side.start <= it.start && it.end <= side.end),
    );
    const [tried, against] = [left[0]?.concept, right[0]?.concept];
    // 多喝水吃排石药还是体外碎石: a side of two is shown as it is written.
    const areSingle = left.length === 1 && right.length === 1;
    if (areSingle && tried !== undefined && against !== undefined && tried !== against) return [tried, against];
  }
  return [];
}

/**
 * The treatments that a question compares with one another; empty when it compares none. In its order, but what another is
 * measured by, or what it replaces, comes last: in "X instead of Y" Y is the comparator, since a paper that sets both against
 * each other answers, and one of X alone does in part. `found` is in the order of the text. A word outside the vocabulary
 * counts where "versus" stands right beside it.
 */
export function findComparison(found: readonly FoundConcept[], text: string): QuestionConcept[] {
  const byWord = findMeasuredByWord(found, text);
  if (byWord.length > 0) return byWord;
  const comparesSomewhere = COMPARES.test(text) || isTelegram(found, text);
  const measured = readQuestionFrame(text)?.outcome ?? null;
  const asked = found.filter(
    ({ concept, start, end }) =>
      !concept.excluded &&
      concept.weight >= 0.4 &&
      !isPlacebo(concept) &&
      !isAimOfUse(concept.written, text) &&
      !(measured !== null && start >= measured.start && end <= measured.end),
  );
  const candidates = joinForms(asked, text);
  const isOfEither = asksOfEither(text);
  const change = findSwitch(candidates, text);
  const arms = new Set(change === null ? [] : [change.to, ...change.from]);
  if (change === null && !isOfEither)
    for (const arm of findJoinedArms(candidates, text, comparesSomewhere)) arms.add(arm);
  const replaced = candidates.filter((it) => it.concept.kind === "intervention" && isReplaced(it, text));
  for (const it of replaced) {
    const treatments = candidates.filter(
      (other) =>
        other.concept.kind === "intervention" && !replaced.includes(other) && !isOccasion(other.concept.written, text),
    );
    const other = treatments.findLast(({ end }) => end <= it.start) ?? treatments[0];
    if (other) arms.add(other.concept).add(it.concept);
  }
  for (const it of candidates.filter((one) => one.concept.kind === "intervention" && isMeasuredBy(one, text))) {
    // "Is A as good as B, or should I get C?": B is an arm beside C, and A is one, too.
    if (
      arms.has(it.concept) &&
      (isEastAsian(text) || candidates.some((one) => one.end <= it.start && arms.has(one.concept)))
    )
      continue;
    const other =
      findMeasured(it, candidates) ??
      found.findLast((word) => isGeneral(word) && word.end <= it.start) ??
      candidates.find((next) => isTreatment(next) && next.start >= it.end && isEastAsian(text));
    if (other) arms.add(other.concept).add(it.concept);
  }
  if (arms.size === 0 && comparesSomewhere) for (const arm of findPhraseArms(found, text)) arms.add(arm);
  if (arms.size === 0) for (const arm of findAlikeArms(candidates, text)) arms.add(arm);
  if (arms.size === 0) for (const arm of findChosenArms(candidates, text)) arms.add(arm);
  if (arms.size < 2 && !isOfEither) for (const arm of findClauseArms(candidates, text)) arms.add(arm);
  const [inPlace, ofStory] = arms.size === 0 ? findStoryArms(candidates, text) : [];
  if (inPlace !== undefined && ofStory !== undefined) arms.add(inPlace).add(ofStory);
  const isOfOthers = WITH_CONTROL.test(text) || comparesFigures(text) || hasUnknownArm(found, text);
  if (arms.size === 0 && comparesSomewhere && !isOfOthers) {
    const treatments = candidates
      .filter((it) => isTreatment(it) && !isOccasion(it.concept.written, text))
      .map(({ concept }) => concept);
    const isOfTwo =
      treatments.length === 2 && COMPARES.test(text.replace(REPLACES, "")) && !joinsOthers(candidates, text);
    const lastTwo = findLastTwo(candidates, text);
    for (const treatment of lastTwo.length === 0 && isOfTwo ? treatments : lastTwo) arms.add(treatment);
  }
  const measures = new Set(candidates.filter((it) => isMeasuredBy(it, text)).map(({ concept }) => concept));
  for (const from of change?.from ?? []) measures.add(from);
  if (ofStory !== undefined) measures.add(ofStory);
  const inOrder = found.map(({ concept }) => concept).filter((concept) => arms.has(concept));
  const ordered = inOrder.toSorted((a, b) => Number(measures.has(a)) - Number(measures.has(b)));
  const headings = new Map(ordered.map((concept) => [concept.heading ?? concept.names[0]?.text ?? "", concept]));
  return headings.size < 2 ? [] : [...headings.values()].slice(0, MAX_ARMS);
}
