import { TERMINOLOGY } from "@medsieve/terminology/terminology";
import type { QuestionConcept } from "./concept.ts";
import { isChemicalHeading, isDrugName } from "./drug-names.ts";
import { isEastAsian } from "./east-asian-text.ts";
import type { FoundConcept } from "./found-concept.ts";
import { isArm } from "./phrase-arms.ts";

/** Between two of one kind 与 and と set them against each other; what is given together is 联合, 加 or 併用. */
const AND = /^\s*(?:[与與]|と(?:の)?)\s*$/u;
/** Side by side, as clinicians type. */
const ASIDE = /^(?:\s+|\s*[、・/／]\s*|\s*[和跟]\s*)$/u;
export const TOGETHER =
  /联合|聯合|合用|联用|並用|并用|合并使用|双联|双抗|DAPT|同时|同服|一起|一块|加用|併用|追加|組み?合わせ|同時|配合|相互作用|交互作用|关系|関係|[+＋]/u;
/** What people take side by side. */
export const NUTRIENT =
  /维生素|維生素|钙|鈣|铁|鐵|锌|鋅|镁|鎂|叶酸|葉酸|蛋白|纤维|纖維|ビタミン|カルシウム|マグネシウム|葉酸|亜鉛|鉄|たんぱく|タンパク/u;
/** Diseases that several drugs are given for at once. */
const OF_SEVERAL_DRUGS =
  /癌|がん|腫瘍|肿瘤|白血病|リンパ腫|淋巴瘤|骨髄腫|骨髓瘤|黒色腫|黑色素瘤|HIV|AIDS|艾滋|结核|結核|肝炎/iu;

let classes: ReadonlyMap<string, ReadonlySet<number>> | null = null;

/** By an English name in small letters, the lines of the vocabulary that list it under a class. */
function loadClasses(): ReadonlyMap<string, ReadonlySet<number>> {
  if (classes !== null) return classes;
  const byName = new Map<string, Set<number>>();
  for (const [index, { narrower }] of TERMINOLOGY.concepts.entries()) {
    for (const name of narrower) {
      const key = name.toLowerCase();
      byName.set(key, (byName.get(key) ?? new Set()).add(index));
    }
  }
  classes = byName;
  return byName;
}

const listClasses = ({ names }: QuestionConcept): number[] =>
  names.flatMap(({ text }) => [...(loadClasses().get(text.toLowerCase()) ?? [])]);

/** Whether a class of the vocabulary lists both. */
function areOfOneClass(one: QuestionConcept, other: QuestionConcept): boolean {
  const own = new Set(listClasses(one));
  return own.size > 0 && listClasses(other).some((index) => own.has(index));
}

const isTreatment = ({ concept }: FoundConcept): boolean => concept.kind === "intervention";

const isDrug = ({ kind, heading }: QuestionConcept): boolean =>
  kind === "intervention" && isChemicalHeading(heading ?? "");
/** What is done to someone, by how its name ends. */
const IS_DONE = /(?:[术術法疗療]|治疗|治療|手术|手術|训练|訓練|护理|看護|ケア|運動|运动)$/u;

/** Two drugs, of which one at least is known as such by its heading or its name. */
function areDrugs(one: QuestionConcept, other: QuestionConcept): boolean {
  const isKnown = (it: QuestionConcept) => isDrug(it) || it.names.some(({ text }) => isDrugName(text));
  const mayBe = (it: QuestionConcept) =>
    it.kind === "intervention" && (isDrug(it) || (it.heading === null && !IS_DONE.test(it.written)));
  return mayBe(one) && mayBe(other) && (isKnown(one) || isKnown(other));
}

/** Where MeSH has its examinations (tree E01), its treatments (E02), its operations (E04) and its devices (E07). */
const PROCEDURES = ["E01", "E02", "E04", "E07"];

/** What people do beside another treatment. */
const HABIT = /运动|锻炼|饮食|营养|护理|教育|心理|康复|训练|按摩|運動|食事|栄養|教育|看護|リハ|訓練|体操/u;
/** Not to operate, which operations are set against. */
const CONSERVATIVE = /保守|观察|随访|等待|保存(?:療法|治療|的)|経過観察|待機/u;
/** How an operation is done that others are set against. */
const OPEN = /开放|开腹|开胸|传统手术|開腹|開胸|直視下/u;

/** Two treatments that are no drugs, as far as their names say, nor what people do beside a treatment. */
function areOperations(one: QuestionConcept, other: QuestionConcept): boolean {
  const isNone = (it: QuestionConcept) =>
    it.kind === "intervention" &&
    !isDrug(it) &&
    !HABIT.test(it.written) &&
    !/[薬药剂剤]$/u.test(it.written) &&
    !it.names.some(({ text }) => isDrugName(text));
  return isNone(one) && isNone(other);
}

/** In which of the two a treatment or its name stands. */
function listProcedures({ heading, names }: QuestionConcept): string[] {
  const known = [heading ?? "", ...names.map(({ text }) => text)].map((name) => TERMINOLOGY.mesh.findDescriptor(name));
  const trees = known.find((descriptor) => descriptor !== null)?.treeNumbers ?? [];
  return PROCEDURES.filter((tree) => trees.some((number) => number.startsWith(tree)));
}

/** 全身麻醉与椎管内麻醉, 来曲唑与克罗米芬: two treatments of one name, two drugs, or two of a class. */
function areAlike(one: QuestionConcept, other: QuestionConcept): boolean {
  const endings = [one, other].map(({ names }) => names[0]?.stems.slice(-2).join(" ") ?? "");
  const endAlike = endings[0] === endings[1] && endings[0]?.includes(" ") === true;
  const isOneName = one.kind === "intervention" && (one.written.slice(-2) === other.written.slice(-2) || endAlike);
  const ofOther = listProcedures(other);
  const areProcedures =
    !HABIT.test(one.written + other.written) && listProcedures(one).some((tree) => ofOther.includes(tree));
  const areOpposed =
    [one, other].every(({ kind }) => kind === "intervention") && OPEN.test(one.written + other.written);
  const isSpared =
    [one, other].every(({ kind }) => kind === "intervention") && CONSERVATIVE.test(one.written + other.written);
  return areOpposed || isSpared || areDrugs(one, other) || isOneName || areProcedures || areOfOneClass(one, other);
}

/**
 * Two treatments that a Japanese or Chinese question names beside each other without a word that compares them: 来曲唑与克罗米芬,
 * ビベグロンとミラベグロン 口渇, タダラフィル タムスロシン.
 */
export function findAlikeArms(found: readonly FoundConcept[], text: string): QuestionConcept[] {
  if (!isEastAsian(text) || TOGETHER.test(text)) return [];
  const treatments = found.filter(isTreatment);
  const areSeveral = found.some(({ concept }) => OF_SEVERAL_DRUGS.test(concept.written));
  for (const [index, left] of found.entries()) {
    const right = found[index + 1];
    if (right === undefined || !isArm(left) || !isArm(right)) continue;
    const [one, other] = [left.concept, right.concept];
    if (NUTRIENT.test(one.written + other.written) || one.heading === "Placebos") continue;
    const between = text.slice(left.end, right.start);
    if (AND.test(between) && (areAlike(one, other) || (!areSeveral && areOperations(one, other)))) return [one, other];
    const others = treatments.filter((it) => it !== left && it !== right);
    const areOnlyTwo =
      isTreatment(left) && isTreatment(right) && !others.some((it) => !isDrug(one) || isDrug(it.concept));
    if (areOnlyTwo && !areSeveral && ASIDE.test(between) && areOfOneClass(one, other)) return [one, other];
  }
  return [];
}
