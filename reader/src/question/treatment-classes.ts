import type { QuestionConcept } from "./concept.ts";
import type { FoundConcept } from "./found-concept.ts";
import { readName } from "./name-index.ts";
import type { QuestionText } from "./question-text.ts";

/**
 * Words for whole kinds of treatment. Where a question leaves the kind out ("without drugs", "non-surgical"), or compares
 * with it, they name it; elsewhere they say little ("drugs for asthma").
 */
interface TreatmentClass {
  /** MeSH heading. */
  heading: string;
  names: readonly string[];
  words: RegExp;
}

/** Within English words only "non" may stand before one: "nonpharmacologic". */
const START = String.raw`(?:\b|(?<=\bnon))`;
const TREATED = String.raw`(?:[ -](?:treatments?|therap(?:y|ies)|interventions?|agents?|management|use)\b)?`;
/** In Japanese a longer word ends in the same characters: 睡眠薬, 抗菌薬. */
const JAPANESE_START = String.raw`(?:(?<![\p{Script=Han}\p{Script=Katakana}ー]|飲み|塗り|貼り|眠り)|(?<=[非無不]))`;

const CLASSES: readonly TreatmentClass[] = [
  {
    heading: "Drug Therapy",
    names: ["drug therapy", "drugs", "drug treatment", "medication", "medicines", "pharmacotherapy"],
    words: new RegExp(
      String.raw`${START}(?:(?:prescription )?drugs\b|drug(?=[ -]free\b)|(?<=\bnon[- ]?)drug\b${TREATED}|drug[ -](?:treatments?|therap(?:y|ies)|use)\b|medications?\b|medicines?\b|meds\b|pills?\b|tablets?\b|medical (?:therapy|treatment|management)\b|pharmac(?:otherap(?:y|ies)|otherapeutic|ologic(?:al(?:ly)?)?|euticals?)\b${TREATED})` +
        String.raw`|${JAPANESE_START}(?:お薬|薬物療法|薬物治療|薬物的|薬物|薬剤|医薬品|内服薬|飲み薬|薬を飲(?=[むんみめま])|薬)(?!(?!以外|除)[\p{Script=Han}])` +
        `|(?:药物|藥物)(?:治疗|治療|疗法|療法|干预|性)?|[吃服用打]药(?![膏片物水丸店师房酒敏史量])|(?<=(?:[不别勿未](?:想|愿)?[用吃服靠]|除了?[用吃服]?|无需|避免|非|无))[药藥]物?`,
      "giu",
    ),
  },
  {
    heading: "Surgical Procedures, Operative",
    names: ["surgery", "surgical treatment", "operation", "operative treatment", "surgical intervention"],
    words: new RegExp(
      String.raw`${START}(?:surger(?:y|ies)\b|surgical(?:ly)?\b${TREATED}|operati(?:ve(?:ly)?|ons?)\b${TREATED})` +
        `|${JAPANESE_START}(?:手術療法|手術|外科的?治療|外科的)|手术(?:治疗|疗法)?|(?<=不(?:想|愿)?)(?:开刀|动手术)`,
      "giu",
    ),
  },
  {
    heading: "Hormone Replacement Therapy",
    names: ["hormone therapy", "hormones", "hormonal treatment", "hormone replacement therapy"],
    words: new RegExp(
      String.raw`${START}hormon(?:al(?:ly)?|es?)\b${TREATED}|${JAPANESE_START}ホルモン(?:療法|補充療法|剤)?|荷尔蒙(?:治疗|疗法)?`,
      "giu",
    ),
  },
];

/** Whether a concept is drugs of any kind. */
export function isAnyDrug({ heading }: QuestionConcept): boolean {
  return heading === "Drug Therapy" || heading === "Pharmaceutical Preparations";
}

/** Each word of a question that may name a kind of treatment, as that kind; whether it does is still to be seen. */
export function findTreatmentClasses(question: QuestionText): FoundConcept[] {
  return CLASSES.flatMap(({ heading, names, words }) =>
    Array.from(question.text.matchAll(words), ({ 0: { length }, index: start }): FoundConcept => {
      const written = question.getWritten(start, start + length);
      const concept: QuestionConcept = {
        ...{ written, kind: "intervention", heading, alsoHeadings: [], narrower: [], weight: 1, excluded: false },
        names: names.map(readName),
      };
      return { start, end: start + length, concept };
    }),
  );
}
