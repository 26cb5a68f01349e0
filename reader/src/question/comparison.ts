import { findAlikeArms } from "./alike-arms.ts";
import { findClauseArms, findStoryArms } from "./clause-choice.ts";
import { comparesFigures, hasUnknownArm } from "./compared-figures.ts";
import type { QuestionConcept } from "./concept.ts";
import { isChemicalHeading } from "./drug-names.ts";
import { joinsAlternatives, joinsCompared } from "./east-asian-joints.ts";
import { isEastAsian } from "./east-asian-text.ts";
import type { FoundConcept } from "./found-concept.ts";
import { findMeasuredByWord, isGeneral } from "./measured-by-word.ts";
import { isOccasion } from "./occasion.ts";
import { findPhraseArms } from "./phrase-arms.ts";
import { readQuestionFrame } from "./question-frame.ts";
import { isComparedAround, isMeasuredBy, isReplaced } from "./replaced.ts";
import { findSwitch } from "./switched.ts";

/** Words that compare anywhere in a question. */
const COMPARES =
  /\b(?:vs|versus|compar(?:ed|e|es|ing|ison|isons|ative)|better than|worse than|superior|superiority|inferior|non-?inferior(?:ity)?|rather than|instead of|in place of|head-to-head|beats?|outperforms?|more effective than|less effective than|(?:as (?:effective|good|safe|efficacious|accurate|useful)|(?:works?|do|does|did|just|nearly|almost) as well) as|replac(?:e|es|ing))\b|比較|比べ|代わり|ではなく|どちら|どっち|(?:差|違い)(?=は|が|を|に|[\s、。?？]|$)|か[^\s、。か]{1,16}か(?:$|[\s、。?？])|違(?:いますか|うか|うの)|いずれが|優れ|劣ら|比较|相比|对比|對比|优于|劣于|还是|還是|哪个|哪個|哪種|哪种|哪一种|哪一个|孰|谁更|区别|差别|差異|差异|而不是|而非|代替|取代/iu;
/** Words that compare what stands on both sides of them. */
const JOINS =
  /^\s*(?:,\s*)?(?:vs\.?|versus|or|と|か|または|又は|あるいは|もしくは|対|或者?|还是|還是|与|與|和|、)\s*$/iu;
const VERSUS =
  /^\s*(?:vs\.?|versus|v\.?|対|比|对比|對比|相比|相对于|(?:compared (?:with|to)|rather than|instead of|in place of|beats?|outperforms?))\s*(?:the\s+|inpatient\s+|an?\s+)?$/iu;
const OPPOSITE_CHINESE = /^\s*[对對]\s*$/u;
/** What is spoken of where 对 says what something acts on: A对B的影响. */
const ACTING =
  /影[响響]|[疗療]效|效果|作用|成效|意[义義]|价值|價值|改善|有效|有用|[好坏壞][处處]|副作用|有害|伤害|危害|好不好|[吗嗎]/u;
/** "or" alone is enough between two treatments, also before a verb: "grommets or have her tonsils out". */
const ALTERNATIVES =
  /^\s*(?:,\s*)?(?:or(?: (?:to|just|should (?:i|we|he|she)|do (?:i|we)|is|can i))?(?: (?:have|having|take|taking|get|getting|use|using|try|trying|stick with|stay on|go for|keep|start|starting|switch to|rely on|give|giving|do|doing))?(?: (?:her|his|my|the|an?|some|more|daily|regular))?|か|または|又は|あるいは|もしくは|或者?|还是|還是)\s*$/iu;
/** "Surgery or zorbafexin": beside a treatment "or" alone makes an unknown word one. */
const OR = /^ or (?:an? |the )?$/iu;
/** What is tried is all of it then: "A plus B compared with placebo". */
const WITH_CONTROL =
  /\b(?:compared (?:with|to)|versus|vs\.?) (?:an? |the )?(?:placebos?|controls?|sham|usual|standard|routine|no|nothing)\b|(?:プラセボ|偽薬|対照群?|通常ケア|安慰剂|安慰劑|对照组?|對照組?|常规(?:护理|治疗)?)(?:との?|に|を|と)?(?:比較|比べ|比较|对照|對照|相比)/iu;
const MAX_ARMS = 4;

/** How something is done or given: "laparoscopic versus open appendectomy" compares the two ways. */
const APPROACH =
  /^(?:open|closed|conventional|laparoscop\w+|robot\S*|endoscop\w+|thoracoscop\w+|arthroscop\w+|percutaneous|transcatheter|minimally invasive|vaginal|abdominal|uncemented|cemented|intranasal|nasal|buccal|oral|intravenous|IV|subcutaneous|systemic|parenteral|enteral|neuraxial|perineural|intra-?articular|intramuscular|IM|topical|sublingual|rectal|transdermal|inhaled|nebuli[sz]ed|epidural|intrathecal|traditional)(?![\p{L}\p{N}])/iu;

/** Open-angle glaucoma and oral cancer are no ways of doing anything. */
const isApproach = ({ concept }: FoundConcept): boolean =>
  ["intervention", "subject", "word"].includes(concept.kind) && APPROACH.test(concept.written);

/** "RP" is a thing by itself, "proprioception exercise" a kind of exercise. */
const IN_CAPITALS = /^\p{Lu}[\p{Lu}\d]+$/u;

/** "IV morphine", "oral iron": a word that only says how the treatment behind it is given is no arm. */
function skipRoute(
  left: FoundConcept,
  found: FoundConcept,
  next: FoundConcept | undefined,
  text: string,
): FoundConcept {
  const areApproaches = isApproach(left) && !isDrug(left) && isApproach(found);
  const isBeside = next?.concept.kind === "intervention" && /^[ -]$/u.test(text.slice(found.end, next.start));
  const isQualifier = found.concept.kind === "word" && !IN_CAPITALS.test(found.concept.written);
  const isRoute = isQualifier || (["subject", "word"].includes(found.concept.kind) && isApproach(found));
  return next !== undefined && isBeside && isRoute && !areApproaches ? next : found;
}

/** "Ketamine intranasal versus IV morphine": two treatments, each with its way; null where only the ways are two. */
function findGiven(
  [before, left]: [FoundConcept | undefined, FoundConcept],
  [right, behind]: [FoundConcept, FoundConcept | undefined],
  text: string,
): QuestionConcept[] | null {
  if (!isApproach(left) || !isApproach(right)) return null;
  const areTreatments = [before, behind].every((it) => it?.concept.kind === "intervention");
  if (before === undefined || behind === undefined || !areTreatments) return null;
  const areBeside =
    text.slice(before.end, left.start).trim() === "" && text.slice(right.end, behind.start).trim() === "";
  return areBeside ? [before.concept, behind.concept] : null;
}

/** What a drug is given in, or as, is no treatment beside it: 阿托品滴眼液, アトロピン点眼, "sevoflurane sedation". */
const FORMS: ReadonlySet<string> = new Set([
  ...[
    "Ophthalmic Solutions",
    "Tablets",
    "Capsules",
    "Gels",
    "Ointments",
    "Injections",
    "Suppositories",
    "Nasal Sprays",
  ],
  ...["Hypnotics and Sedatives", "Conscious Sedation", "Analgesia", "Anesthesia", "Infusions, Intravenous"],
]);

/** Before what compares, a word right behind a treatment belongs to it: "guanfacine ER vs", "dance classes or". */
const BEFORE_JOINT = /^ (?:vs\.?|versus|or|rather than|instead of|compared (?:with|to)) /iu;

/** Forms of a treatment that stand right behind it belong to it. */
function joinForms(candidates: readonly FoundConcept[], text: string): FoundConcept[] {
  const joined: FoundConcept[] = [];
  for (const next of candidates) {
    const before = joined.at(-1);
    const isBehind = before?.concept.kind === "intervention" && /^[ の的]?$/u.test(text.slice(before.end, next.start));
    const isItsWord =
      next.concept.kind === "word" &&
      /^[a-z]+$/iu.test(next.concept.written) &&
      BEFORE_JOINT.test(text.slice(next.end, next.end + 20));
    if (before && isBehind && (isItsWord || (FORMS.has(next.concept.heading ?? "") && !isMeasuredBy(next, text))))
      joined[joined.length - 1] = { ...before, end: next.end };
    else joined.push(next);
  }
  return joined;
}

/** What most trials compare with: no arm that is searched for. */
const isPlacebo = (concept: QuestionConcept): boolean => concept.heading === "Placebos";

/** How much of the first is given: "dexamethasone one dose or prednisolone", プレドニゾロン 5日間 vs デキサメタゾン. */
const HOW_MUCH =
  /^\s*(?:(?:one|two|three|single|a single|\d{1,5}(?:\.\d{1,3})?)\s?(?:mg|g|mcg|µg|ml|mL|IU|units?|%|doses?|days?|weeks?|months?|hours?|日間?|週間?|か月|天|周|个月|回|次)(?:\/(?:kg|day|d|日|天))?(?:\s(?:daily|a day|twice daily|once daily))?)(?![a-z])/iu;

/** "Do the tablets work or is surgery better". */
const SAYS_WORKS = /^ (?:work|help|first|enough|better|best|do)(?= or\b)/iu;

/** Where care is given, which may be set against another place or way. */
const PLACES: ReadonlySet<string> = new Set(["Inpatients", "Outpatients", "Primary Health Care", "Nursing Homes"]);

/** Whether the words between two concepts set them beside each other. */
function areSetBeside(
  [left, right]: [FoundConcept, FoundConcept],
  between: string,
  text: string,
  compares: boolean,
): boolean {
  const kinds = [left.concept.kind, right.concept.kind];
  const areApproaches = [left, right].every(isApproach);
  const mayBe = areApproaches || kinds.every((kind) => kind === "intervention" || kind === "word");
  const hasTreatment = kinds.includes("intervention");
  // "Hospital at home versus admission": what is compared with a treatment need not be one by its name.
  const isPlace = PLACES.has(right.concept.heading ?? "");
  const isThing =
    left.concept.kind === "intervention" && (isPlace || !["condition", "population"].includes(right.concept.kind));
  const isVersus =
    (VERSUS.test(between) && !isComparedAround(left, text)) ||
    (OPPOSITE_CHINESE.test(between) && !ACTING.test(text.slice(left.end)));
  if (isVersus && (mayBe || isThing)) return true;
  const areTreatments = kinds.every((kind) => kind === "intervention");
  if (areTreatments && ALTERNATIVES.test(between)) return true;
  const areThings = kinds.every((kind) => ["intervention", "word", "subject"].includes(kind));
  if (areThings && hasTreatment && joinsAlternatives(between)) return true;
  if (kinds.every((kind) => kind === "intervention" || kind === "word") && hasTreatment && OR.test(between))
    return true;
  return compares && mayBe && hasTreatment && (JOINS.test(between) || joinsCompared(between));
}

const isTreatment = ({ concept }: FoundConcept): boolean => concept.kind === "intervention";
const SUBJECTS: ReadonlySet<string> = new Set(["condition", "population", "outcome"]);
const ONLY_VERSUS = /^\s*(?:vs\.?|versus|compared (?:with|to))\s*(?:the\s+|an?\s+)?$/iu;
const THERAPY =
  /^\s(?:therapy|treatment|training|care|programme|program|approach|exercise|exercises|support|groups?)\b/iu;

/** "FES foot drop MS vs AFO", "TXA PPH 1 g IV vs carbetocin": whom it is for, or how it is given, stands behind what is tried. */
function standsFar(left: FoundConcept, right: FoundConcept, before: readonly FoundConcept[], text: string): boolean {
  const { kind } = right.concept;
  const mayBeArm = kind === "intervention" || (kind === "word" && THERAPY.test(text.slice(right.end, right.end + 14)));
  const isAround = SUBJECTS.has(left.concept.kind) || (left.concept.kind === "word" && isApproach(left));
  return (
    isAround &&
    mayBeArm &&
    !isApproach(right) &&
    before.some((it) => isTreatment(it) && !isOccasion(it.concept.written, text))
  );
}

/** "Steroids after cataract surgery versus NSAIDs": what is tried is before the act that it follows. */
function findTried(left: FoundConcept, before: readonly FoundConcept[], text: string): FoundConcept {
  const isAround = SUBJECTS.has(left.concept.kind) || (left.concept.kind === "word" && isApproach(left));
  if (!isAround && (!isTreatment(left) || !isOccasion(left.concept.written, text))) return left;
  return before.findLast((it) => isTreatment(it) && !isOccasion(it.concept.written, text)) ?? left;
}

/** Treatments that stand beside each other with "versus" or "or" between them, and those before them in a list. */
function findJoinedArms(candidates: readonly FoundConcept[], text: string, compares: boolean): Set<QuestionConcept> {
  const arms = new Set<QuestionConcept>();
  for (const [index, left] of candidates.entries()) {
    const next = candidates[index + 1];
    if (!next) break;
    const right = left.concept.kind === "intervention" ? skipRoute(left, next, candidates[index + 2], text) : next;
    const between = text.slice(left.end, next.start).replace(HOW_MUCH, "").replace(SAYS_WORKS, "");
    const isFar = ONLY_VERSUS.test(between) && standsFar(left, right, candidates.slice(0, index), text);
    if (!isFar && !areSetBeside([left, right], between, text, compares)) continue;
    const given = findGiven([candidates[index - 1], left], [right, candidates[index + 2]], text);
    if (given !== null) for (const arm of given) arms.add(arm);
    else arms.add(findTried(left, candidates.slice(0, index), text).concept).add(right.concept);
    for (let at = index; at > 0; at--) {
      const [before, after] = [candidates[at - 1], candidates[at]];
      const isListed = before && after && /^\s*[,、，]\s*$/u.test(text.slice(before.end, after.start));
      if (!isListed || before.concept.kind !== "intervention") break;
      arms.add(before.concept);
    }
  }
  return arms;
}

/** "A B C 比較", A B 哪个好: the two treatments right before the word that compares. */
function findLastTwo(candidates: readonly FoundConcept[], text: string): QuestionConcept[] {
  const at = candidates.findIndex(({ end }) =>
    /^\s*(?:の|を)?(?:比較|比较|对比|對比|どちら|どっち|哪[个個种種])/u.test(text.slice(end, end + 6)),
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

const isDrug = ({ concept }: FoundConcept): boolean =>
  concept.heading === null ? concept.kind === "intervention" : isChemicalHeading(concept.heading);

/** What is measured by a treatment: a drug by a drug, also one that the patients take, else the treatment before it. */
function findMeasured(by: FoundConcept, candidates: readonly FoundConcept[]): FoundConcept | undefined {
  const before = candidates.filter(({ concept, end }) => end <= by.start && concept.kind !== "condition");
  const treatments = before.filter(({ concept }) => concept.kind === "intervention");
  const drugs = isDrug(by) ? before.filter(isDrug) : [];
  return drugs.at(-1) ?? treatments.at(-1);
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
  const comparesSomewhere = COMPARES.test(text);
  const measured = readQuestionFrame(text)?.outcome ?? null;
  const asked = found.filter(
    ({ concept, start, end }) =>
      !concept.excluded &&
      concept.weight >= 0.4 &&
      !isPlacebo(concept) &&
      !(measured !== null && start >= measured.start && end <= measured.end),
  );
  const candidates = joinForms(asked, text);
  const arms = findJoinedArms(candidates, text, comparesSomewhere);
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
    if (arms.has(it.concept)) continue;
    const other = findMeasured(it, candidates) ?? found.findLast((word) => isGeneral(word) && word.end <= it.start);
    if (other) arms.add(other.concept).add(it.concept);
  }
  const change = arms.size === 0 ? findSwitch(candidates, text) : null;
  if (change !== null) arms.add(change.to).add(change.from);
  if (arms.size === 0 && comparesSomewhere) for (const arm of findPhraseArms(found, text)) arms.add(arm);
  if (arms.size === 0) for (const arm of findAlikeArms(candidates, text)) arms.add(arm);
  if (arms.size < 2) for (const arm of findClauseArms(candidates, text)) arms.add(arm);
  const [inPlace, ofStory] = arms.size === 0 ? findStoryArms(candidates, text) : [];
  if (inPlace !== undefined && ofStory !== undefined) arms.add(inPlace).add(ofStory);
  const isOfOthers = WITH_CONTROL.test(text) || comparesFigures(text) || hasUnknownArm(found, text);
  if (arms.size === 0 && comparesSomewhere && !isOfOthers) {
    const treatments = candidates
      .filter((it) => isTreatment(it) && (isEastAsian(text) || !isOccasion(it.concept.written, text)))
      .map(({ concept }) => concept);
    const isOfTwo =
      treatments.length === 2 && COMPARES.test(text.replace(REPLACES, "")) && !joinsOthers(candidates, text);
    const lastTwo = findLastTwo(candidates, text);
    for (const treatment of lastTwo.length === 0 && isOfTwo ? treatments : lastTwo) arms.add(treatment);
  }
  const measures = new Set(candidates.filter((it) => isMeasuredBy(it, text)).map(({ concept }) => concept));
  if (change !== null) measures.add(change.from);
  if (ofStory !== undefined) measures.add(ofStory);
  const inOrder = found.map(({ concept }) => concept).filter((concept) => arms.has(concept));
  const ordered = inOrder.toSorted((a, b) => Number(measures.has(a)) - Number(measures.has(b)));
  const headings = new Map(ordered.map((concept) => [concept.heading ?? concept.names[0]?.text ?? "", concept]));
  return headings.size < 2 ? [] : [...headings.values()].slice(0, MAX_ARMS);
}
