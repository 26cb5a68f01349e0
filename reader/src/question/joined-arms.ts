import type { QuestionConcept } from "./concept.ts";
import { isChemicalHeading } from "./drug-names.ts";
import { joinsAlternatives, joinsCompared, measuresBy } from "./east-asian-joints.ts";
import type { FoundConcept } from "./found-concept.ts";
import { isOccasion } from "./occasion.ts";
import { isComparedAround, isMeasuredBy } from "./replaced.ts";

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

/** How something is done or given: "laparoscopic versus open appendectomy" compares the two ways. */
const APPROACH =
  /^(?:open|closed|conventional|laparoscop\w+|robot\S*|endoscop\w+|thoracoscop\w+|arthroscop\w+|percutaneous|transcatheter|minimally invasive|vaginal|abdominal|uncemented|cemented|intranasal|nasal|buccal|oral|intravenous|IV|subcutaneous|systemic|parenteral|enteral|neuraxial|perineural|intra-?articular|intramuscular|IM|topical|sublingual|rectal|transdermal|inhaled|nebuli[sz]ed|epidural|intrathecal|traditional)(?![\p{L}\p{N}])/iu;

/** Open-angle glaucoma and oral cancer are no ways of doing anything. */
const isApproach = ({ concept }: FoundConcept): boolean =>
  ["intervention", "subject", "word"].includes(concept.kind) && APPROACH.test(concept.written);

/** "RP" is a thing by itself, "proprioception exercise" a kind of exercise. */
const IN_CAPITALS = /^\p{Lu}[\p{Lu}\d]+$/u;

export const isDrug = ({ concept }: FoundConcept): boolean =>
  concept.heading === null ? concept.kind === "intervention" : isChemicalHeading(concept.heading);

/** "Maintenance SSRI": for what it is given. */
const PURPOSE = /^(?:maintenance|induction|adjuvant|neoadjuvant|prophylactic|salvage|add-on|first-line|second-line)$/iu;

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
  const isRoute =
    isQualifier ||
    PURPOSE.test(found.concept.written) ||
    (["subject", "word"].includes(found.concept.kind) && isApproach(found));
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
  ...["Vaginal Creams, Foams, and Jellies", "Pessary", "Mouthwashes", "Skin Cream", "Lozenges", "Transdermal Patch"],
  ...[
    "Injections, Intra-Articular",
    "Injections, Intravenous",
    "Injections, Subcutaneous",
    "Injections, Intramuscular",
  ],
  ...["Aerosols", "Powders", "Enema", "Liniments"],
  ...["Hypnotics and Sedatives", "Conscious Sedation", "Analgesia", "Anesthesia", "Infusions, Intravenous"],
]);

const NAMES_FORM =
  /^(?:gels?|creams?|sprays?|tablets?|pills?|drops|ointments?|rinses?|patch(?:es)?|injections?|ジェル|クリーム|スプレー|錠剤?|点眼|軟膏|凝胶|软膏|喷雾剂?|片剂?|栓剂?|贴剂?)$/iu;

/** Before what compares, a word right behind a treatment belongs to it: "guanfacine ER vs", "dance classes or". */
const BEFORE_JOINT = /^ (?:vs\.?|versus|or|rather than|instead of|compared (?:with|to)) /iu;

/** Whether a concept says only in what or how another of them is given: "lidocaine ointment", アトロピン点眼. */
export function isFormOf(
  { heading, written }: QuestionConcept,
  others: readonly QuestionConcept[],
  text: string,
): boolean {
  if (!FORMS.has(heading ?? "")) return false;
  const [said, form] = [text.toLowerCase(), written.toLowerCase()];
  return others.some((other) => {
    const name = other.written.toLowerCase();
    return name !== form && ["", " ", "の", "的"].some((joint) => said.includes(`${name}${joint}${form}`));
  });
}

/** Forms of a treatment that stand right behind it belong to it. */
export function joinForms(candidates: readonly FoundConcept[], text: string): FoundConcept[] {
  const joined: FoundConcept[] = [];
  for (const [index, next] of candidates.entries()) {
    const before = joined.at(-1);
    const other = candidates[index + 1];
    // "Chlorhexidine mouthwash or gel": the form is what is set against another.
    const isFormChosen =
      other !== undefined && NAMES_FORM.test(other.concept.written) && JOINS.test(text.slice(next.end, other.start));
    const isBehind = before?.concept.kind === "intervention" && /^[ の的]?$/u.test(text.slice(before.end, next.start));
    const isItsWord =
      next.concept.kind === "word" &&
      /^[a-z]+$/iu.test(next.concept.written) &&
      BEFORE_JOINT.test(text.slice(next.end, next.end + 20));
    if (
      before &&
      isBehind &&
      (isItsWord || (FORMS.has(next.concept.heading ?? "") && !isFormChosen && !isMeasuredBy(next, text)))
    )
      joined[joined.length - 1] = { ...before, end: next.end };
    else joined.push(next);
  }
  return joined;
}

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
    measuresBy(between) ||
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

export const isTreatment = ({ concept }: FoundConcept): boolean => concept.kind === "intervention";
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
export function findJoinedArms(
  candidates: readonly FoundConcept[],
  text: string,
  compares: boolean,
): Set<QuestionConcept> {
  const arms = new Set<QuestionConcept>();
  for (const [index, left] of candidates.entries()) {
    const next = candidates[index + 1];
    if (!next) break;
    const right = left.concept.kind === "intervention" ? skipRoute(left, next, candidates[index + 2], text) : next;
    const between = text.slice(left.end, next.start).replace(HOW_MUCH, "").replace(SAYS_WORKS, "");
    // "Before endoscopy or anaesthesia": either is when something is given.
    const areOccasions = OR.test(between) && !isDrug(left) && !isDrug(right) && isOccasion(left.concept.written, text);
    if (areOccasions && candidates.some((it) => isTreatment(it) && it.end <= left.start)) continue;
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
