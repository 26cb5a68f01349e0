import type { Language } from "@medsieve/contract/constants";
import type { DesignId } from "./designs.ts";
import type { DetectedDesign } from "./detect-design.ts";

/** Name of each design as shown to the user. */
export const DESIGN_NAMES: Record<DesignId, Record<Language, string>> = {
  meta_analysis: { en: "Meta-analysis", ja: "メタ解析", zh: "荟萃分析" },
  systematic_review: { en: "Systematic review", ja: "システマティックレビュー", zh: "系统综述" },
  randomized_trial: { en: "Randomized controlled trial", ja: "ランダム化比較試験", zh: "随机对照试验" },
  randomized_protocol: {
    en: "Protocol of a randomized controlled trial",
    ja: "ランダム化比較試験のプロトコル",
    zh: "随机对照试验方案",
  },
  trial_protocol: { en: "Study protocol", ja: "研究プロトコル", zh: "研究方案" },
  controlled_trial: { en: "Controlled clinical trial", ja: "比較臨床試験", zh: "对照临床试验" },
  single_arm_trial: { en: "Single-arm trial", ja: "単群試験", zh: "单臂试验" },
  clinical_trial: { en: "Clinical trial", ja: "臨床試験", zh: "临床试验" },
  guideline: { en: "Guideline", ja: "診療ガイドライン", zh: "临床指南" },
  cohort: { en: "Cohort study", ja: "コホート研究", zh: "队列研究" },
  case_control: { en: "Case-control study", ja: "症例対照研究", zh: "病例对照研究" },
  cross_sectional: { en: "Cross-sectional study", ja: "横断研究", zh: "横断面研究" },
  observational: { en: "Observational study", ja: "観察研究", zh: "观察性研究" },
  before_after: { en: "Before-and-after study", ja: "前後比較研究", zh: "前后对照研究" },
  diagnostic: { en: "Diagnostic accuracy study", ja: "診断精度研究", zh: "诊断准确性研究" },
  case_series: { en: "Case series", ja: "症例集積研究", zh: "病例系列" },
  case_report: { en: "Case report", ja: "症例報告", zh: "病例报告" },
  qualitative: { en: "Qualitative study", ja: "質的研究", zh: "定性研究" },
  economic: { en: "Economic evaluation", ja: "経済評価", zh: "经济学评价" },
  modelling: { en: "Modelling study", ja: "モデル研究", zh: "模型研究" },
  animal: { en: "Animal study", ja: "動物実験", zh: "动物实验" },
  in_vitro: { en: "In vitro study", ja: "in vitro研究", zh: "体外研究" },
  genetic: { en: "Genetic or molecular study", ja: "遺伝・分子研究", zh: "遗传或分子研究" },
  review: { en: "Narrative review", ja: "総説", zh: "叙述性综述" },
  comment: { en: "Editorial, comment or letter", ja: "論説・コメント・レター", zh: "社论、评论或来信" },
  news: { en: "News article", ja: "ニュース記事", zh: "新闻报道" },
  retraction_notice: { en: "Retraction notice", ja: "撤回通知", zh: "撤稿声明" },
  correction_notice: { en: "Correction notice", ja: "訂正通知", zh: "更正声明" },
  concern_notice: { en: "Expression of concern", ja: "懸念表明", zh: "关注声明" },
};

const BY_WORDING: Record<Language, (name: string) => string> = {
  en: (name) => `${name} (by the wording of the abstract as a whole)`,
  ja: (name) => `${name}（抄録全体の記述からの推定）`,
  zh: (name) => `${name}（根据摘要整体表述推断）`,
};

/** A paper's design as shown to the user, with a note where no words of the paper state it. */
export function nameDesign({ id, basis }: DetectedDesign, language: Language): string {
  const name = DESIGN_NAMES[id][language];
  return basis === "wording" ? BY_WORDING[language](name) : name;
}
