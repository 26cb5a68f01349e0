import type { Design } from "./paper-draft.ts";
import type { TopicCard } from "./topic-card.ts";
import { capitalize } from "./wording.ts";

type VernacularLanguage = keyof TopicCard["names"];

const DESIGN_NAMES: Record<VernacularLanguage, Partial<Record<Design, string>>> = {
  jpn: {
    randomized_trial: "無作為化比較試験",
    other_trial: "非盲検臨床試験",
    systematic_review: "システマティックレビュー",
    cohort: "コホート研究",
    case_control: "症例対照研究",
    cross_sectional: "横断研究",
    case_report: "症例報告",
    case_series: "症例集積研究",
    narrative_review: "総説",
    interviews: "質的研究",
  },
  chi: {
    randomized_trial: "随机对照试验",
    other_trial: "非随机临床试验",
    systematic_review: "系统评价与荟萃分析",
    cohort: "队列研究",
    case_control: "病例对照研究",
    cross_sectional: "横断面研究",
    case_report: "病例报告",
    case_series: "病例系列",
    narrative_review: "综述",
    interviews: "质性研究",
  },
  ger: {
    randomized_trial: "eine randomisierte kontrollierte Studie",
    other_trial: "eine nicht randomisierte Studie",
    systematic_review: "eine systematische Übersicht",
    cohort: "eine Kohortenstudie",
    case_control: "eine Fall-Kontroll-Studie",
    cross_sectional: "eine Querschnittsstudie",
    case_report: "ein Fallbericht",
    case_series: "eine Fallserie",
    narrative_review: "eine Übersicht",
    interviews: "eine qualitative Studie",
  },
  fre: {
    randomized_trial: "essai contrôlé randomisé",
    other_trial: "essai non randomisé",
    systematic_review: "revue systématique",
    cohort: "étude de cohorte",
    case_control: "étude cas-témoins",
    cross_sectional: "étude transversale",
    case_report: "à propos d'un cas",
    case_series: "série de cas",
    narrative_review: "mise au point",
    interviews: "étude qualitative",
  },
  spa: {
    randomized_trial: "ensayo controlado aleatorizado",
    other_trial: "ensayo no aleatorizado",
    systematic_review: "revisión sistemática",
    cohort: "estudio de cohortes",
    case_control: "estudio de casos y controles",
    cross_sectional: "estudio transversal",
    case_report: "a propósito de un caso",
    case_series: "serie de casos",
    narrative_review: "revisión",
    interviews: "estudio cualitativo",
  },
};

/** The title in the language of publication; null where the card or the design has no name in it. */
export function writeVernacularTitle(card: TopicCard, design: Design, language: VernacularLanguage): string | null {
  const names = card.names[language];
  const kind = DESIGN_NAMES[language][design];
  if (names === undefined || kind === undefined) return null;
  const { condition, intervention } = names;
  switch (language) {
    case "jpn":
      return card.profile === "harm"
        ? `${intervention}と${condition}：${kind}`
        : `${condition}${condition.includes("における") ? "に対する" : "における"}${intervention}：${kind}`;
    case "chi":
      return `${intervention}与${condition}：${kind}`;
    case "ger":
      // Cases and capitals are right wherever a name begins.
      return `${capitalize(condition)}: ${capitalize(intervention)} – ${kind}`;
    case "fre":
      return `${capitalize(intervention)} et ${lowerFirst(condition)} : ${kind}`;
    case "spa":
      return `${capitalize(intervention)} y ${lowerFirst(condition)}: ${kind}`;
  }
}

/** Names of persons and abbreviations keep their capitals. */
function lowerFirst(name: string): string {
  return /^[A-ZÀ-Ý][a-zà-ÿ]/.test(name) &&
    !/^(?:Parkinson|Alzheimer|Crohn|Fabry|Helicobacter|Castleman|Takayasu)/.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;
}
