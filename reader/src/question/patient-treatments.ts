import { listDrugs } from "./drug-names.ts";
import type { FoundConcept } from "./found-concept.ts";
import { isNotTolerated } from "./not-tolerated.ts";

const PERSONS =
  "patients?|people|persons?|adults?|children|women|men|individuals?|those|recipients?|survivors?|participants?";
/** "patients on dialysis", "people taking statins": who is asked about, where another treatment is. */
const BEFORE = new RegExp(
  String.raw`\b(?:${PERSONS})\b[^.;:,?]{0,40}\b(?:on|receiving|undergoing|having|requiring|treated with|taking|using|(?:who|that) (?:take|use|receive|had|have had))\s+(?:\p{L}+[ -]){0,2}$`,
  "iu",
);
const HAD = new RegExp(
  String.raw`\b(?:${PERSONS})\s(?:who are )?(?:having|undergoing|awaiting)\s(?:\p{L}+[ -]){0,3}$`,
  "iu",
);
/** "Shock that does not respond to vasopressors": what was tried before. */
const TRIED_BEFORE = /\bdespite\s+(?:\p{L}+ ){0,2}$/iu;
/** "Steroid-induced hyperglycemia". */
const CAUSED = /^(?:-(?:induced|associated|related|exposed|refractory|resistant|naive)| induced)\b/iu;
/** "Neuropathy from vincristine", イリノテカンによる下痢, 长春新碱引起的便秘: what another treatment is to undo the harm of. */
const CAUSE_BEFORE =
  /^ (?:from|(?:caused|induced|brought on) by|(?:that )?(?:i|you|he|she|they|people) gets? (?:from|with|on)|due to|secondary to|after taking) (?:the |an? )?$/iu;
/** "Switch a patient with psoriasis from methotrexate". */
const CHANGES = /\b(?:switch|chang|convert|conversion|mov|transfer|transition|swap)\w*\b[^.;:?]*$/iu;
const CAUSE_AFTER =
  /^(?:治疗|治療|療法|化疗)?(?:による|によって起こる|が原因の|に伴う|誘発性?の?|所致的?|引起的|导致的|導致的|诱发的|誘發的|相关的?|诱导的)/u;
/** "Adding ezetimibe to statins": what they take already. */
const ADDED_TO = /\b(?:add(?:s|ed|ing)?|addition of)\b[^.;:?]{2,60}\bto (?:an? |the )?$/iu;
/** What people live on for years: "my mum is on dialysis", 透析をしている母, 我妈在做透析. */
const LIVED_ON: ReadonlySet<string> = new Set([
  "Renal Dialysis",
  "Peritoneal Dialysis",
  "Peritoneal Dialysis, Continuous Ambulatory",
]);
const ON_IT =
  /\b(?:(?:mum|mom|dad|mother|father|wife|husband|son|daughter|brother|sister|nan|gran|grandad|grandma|grandpa|uncle|aunt|friend|partner|who|patients?|people|i|he|she|they)(?:['’](?:s|m|re|ve))?|is|am|are|was|been|being|goes|having|has|have|already|now|still)\s(?:(?:is|am|are|was|been|already|now|currently|still|going|started|home) ){0,3}on (?:home |hospital |long-term )?$|\b(?:going|goes) for $/iu;
/** "Patients on dialysis" is one name. */
const SAYS_ON = /^(?:(?:people|persons?|adults?|patients?) )?on\s|病人$|患者$/iu;
const ON_IT_CHINESE = /(?:正?在做?|做了|靠|长期|维持性?|规律|每周[^\s，,]{0,3}|做了[^\s，,]{1,3}年)$/u;
const ON_IT_CHINESE_FOR = /^(?:了|已经?|快)?(?:\d{1,2}|[一两二三四五六七八九十几多]{1,3})多?年/u;
const ON_IT_JAPANESE = /^(?:を?(?:し|受け|始め|続け|行っ)て|に通|中(?:の|で|に|です|、)|を受け|をして)/u;
const NAMES_PERSONS = new RegExp(String.raw`(?:患者|者|病人|\b(?:${PERSONS}))$`, "iu");
const AFTER_ENGLISH = new RegExp(String.raw`^[- ](?:treated |dependent )?(?:${PERSONS})\b`, "iu");
/** 透析患者, 透析中の心房細動患者, 透析的房颤患者; but インスリンの糖尿病患者への効果 is about insulin. */
const AFTER_JAPANESE =
  /^(?:(?:で?治療中|施行中|中|依存|を?受けている|を?受ける|を?使用中|を?使用している|を?服用中|を?服用している|内服中)の?[^はがをに、，。]{0,8}?|の)?患者|^(?:を(?:している|受けている)|中の)(?:人|者|方)/u;
const AFTER_CHINESE = /^(?:(?:治疗|治療|期间|期間|依赖|依賴)?的[^对對与與和能是在，。]{0,8}?|依赖|依賴)?(?:患者|病人)/u;
const POPULATION_WEIGHT = 0.55;

/**
 * A treatment that only describes the patients ("apixaban in patients on dialysis") counts as a population, where the
 * question is about another treatment. `found` is in the order of the text.
 */
export function markPatientTreatments(found: readonly FoundConcept[], text: string): FoundConcept[] {
  const describes = found.map((it) => isTreatment(it) && describesPatients(it, found, text));
  // "What stops infections in people having a hip replacement?": what to do for them is asked.
  const isSought =
    /^(?:what|which|how)\b/iu.test(text) && found.some((it) => isTreatment(it) && isHad(it, found, text));
  const isOther = ({ concept }: FoundConcept) =>
    concept.kind === "subject" && !concept.excluded && listDrugs(concept.heading ?? "").length > 0;
  const isUndone = found.some(isOther) && found.some((it) => isTreatment(it) && isCause(it, found, text));
  const isAsked = isSought || isUndone || found.some((it, index) => isTreatment(it) && !describes[index]);
  const hasComplaint = found.some(({ concept }) => ["condition", "outcome"].includes(concept.kind));
  if (!isAsked) {
    // Nothing else is asked for: what they live on still decides as much.
    const describe = (it: FoundConcept): FoundConcept => ({ ...it, concept: { ...it.concept, kind: "population" } });
    return hasComplaint ? found.map((it) => (isLivedOn(it, text) ? describe(it) : it)) : [...found];
  }
  return found.map((it, index) =>
    describes[index] || (isTreatment(it) && isLivedOn(it, text)) ? describePatients(it) : it,
  );
}

const describePatients = (it: FoundConcept): FoundConcept => ({
  ...it,
  concept: { ...it.concept, kind: "population", weight: POPULATION_WEIGHT },
});

/** Whether a treatment is one that those live on who are asked about. */
function isLivedOn({ concept, start, end }: FoundConcept, text: string): boolean {
  if (concept.excluded || !LIVED_ON.has(concept.heading ?? "")) return false;
  const before = text.slice(Math.max(0, start - 50), start);
  const after = text.slice(end, end + 12);
  return (
    SAYS_ON.test(text.slice(start, end)) ||
    ON_IT.test(before) ||
    ON_IT_CHINESE.test(before) ||
    ON_IT_CHINESE_FOR.test(after) ||
    ON_IT_JAPANESE.test(after) ||
    AFTER_ENGLISH.test(after) ||
    AFTER_JAPANESE.test(after) ||
    AFTER_CHINESE.test(after)
  );
}

const isTreatment = ({ concept }: FoundConcept): boolean => concept.kind === "intervention" && !concept.excluded;

function describesPatients({ start, end }: FoundConcept, found: readonly FoundConcept[], text: string): boolean {
  const before = text.slice(Math.max(0, start - 70), start);
  const after = text.slice(end, end + 30);
  const treatedBefore = found.some((other) => other.end <= start && other.end > start - 40 && isTreatment(other));
  // "Lamotrigine vs levetiracetam women": what is compared is no people.
  const isArm = treatedBefore && /\b(?:vs\.?|versus|or|than)\s(?:the )?$/iu.test(before);
  if (NAMES_PERSONS.test(text.slice(start, end)) || (AFTER_ENGLISH.test(after) && !isArm)) return true;
  if (isHad({ start, end }, found, text)) return true;
  const by = BEFORE.exec(before);
  // "patients treated with A or B" asks about A and B.
  if (by && !(treatedBefore && /\b(?:or|vs|versus|and)\s*$/iu.test(before))) return true;
  if (CAUSED.test(after) || isNotTolerated({ start, end }, text)) return true;
  if (ADDED_TO.test(before) && treatedBefore) return true;
  if (TRIED_BEFORE.test(before) || isTakenFor(start, found, text)) return true;
  return AFTER_JAPANESE.test(after) || AFTER_CHINESE.test(after) || isCause({ start, end }, found, text);
}

const isIllness = ({ concept }: FoundConcept): boolean => concept.kind === "condition" || concept.kind === "outcome";

/** Whether a treatment brought on the illness beside it. */
function isCause(
  { start, end }: Pick<FoundConcept, "start" | "end">,
  found: readonly FoundConcept[],
  text: string,
): boolean {
  const isLed =
    found.some((it) => isIllness(it) && CAUSE_BEFORE.test(text.slice(it.end, start))) &&
    !CHANGES.test(text.slice(0, start));
  const said = CAUSE_AFTER.exec(text.slice(end));
  return isLed || (said !== null && found.some((it) => isIllness(it) && it.start === end + said[0].length));
}

/** "People having a hip replacement or a knee replacement": each of what may be done to them. */
function isHad({ start }: Pick<FoundConcept, "start" | "end">, found: readonly FoundConcept[], text: string): boolean {
  if (HAD.test(text.slice(Math.max(0, start - 70), start))) return true;
  const before = found.findLast((it) => it.end < start && isTreatment(it));
  const isNext = before !== undefined && /^ (?:or|and) (?:an? )?$/u.test(text.slice(before.end, start));
  return isNext && isHad(before, found, text);
}

/** "Coronary disease on anticoagulants": of people who take them for it. */
function isTakenFor(start: number, found: readonly FoundConcept[], text: string): boolean {
  return found.some(
    ({ end, concept }) => concept.kind === "condition" && /^ on (?:an? )?$/u.test(text.slice(end, start)),
  );
}
