import type { Language } from "@medsieve/contract/constants";
import type { DesignFilterId } from "./design-filters.ts";

/** What a query does, told to the user. `concepts` are the user's own words, already joined. */
interface QueryTexts {
  separator: string;
  named: (pmid: string) => { name: string; reason: string };
  filters: Record<DesignFilterId, string>;
  all: (concepts: string) => { name: string; reason: string };
  allFiltered: (concepts: string, filter: string) => { name: string; reason: string };
  some: (concepts: string) => { name: string; reason: string };
  someFiltered: (concepts: string, filter: string) => { name: string; reason: string };
  title: (concepts: string) => { name: string; reason: string };
  headings: (concepts: string) => { name: string; reason: string };
  any: (concepts: string) => { name: string; reason: string };
}

export const QUERY_TEXTS: Record<Language, QueryTexts> = {
  en: {
    separator: ", ",
    named: (pmid) => ({ name: `PMID ${pmid}`, reason: "The paper that the question names." }),
    filters: {
      randomized_trials: "randomized trials",
      trials: "clinical trials",
      syntheses: "systematic reviews and meta-analyses",
      trials_and_syntheses: "clinical trials and systematic reviews",
      cohorts_and_series: "cohorts and case series",
      case_reports: "case reports and series",
      rare_evidence: "trials, reviews, cohorts and case reports",
      animals: "animal studies",
      in_vitro: "in vitro studies",
      preclinical: "animal and in vitro studies",
      mechanisms: "mechanisms and pathways",
      genes: "genes and proteins",
      basic: "basic research",
      guidelines: "guidelines",
    },
    all: (concepts) => ({ name: "All concepts", reason: `Papers that name all of these: ${concepts}.` }),
    allFiltered: (concepts, filter) => ({
      name: `All concepts, ${filter}`,
      reason: `Papers that name all of these: ${concepts}; limited to ${filter}.`,
    }),
    some: (concepts) => ({
      name: `Part of the question: ${concepts}`,
      reason: `A wider search, for papers that do not name every concept: ${concepts}.`,
    }),
    someFiltered: (concepts, filter) => ({
      name: `Main concepts, ${filter}`,
      reason: `The concepts that decide most (${concepts}), limited to ${filter}.`,
    }),
    title: (concepts) => ({ name: "Main concepts in the title", reason: `Papers whose title is about: ${concepts}.` }),
    headings: (concepts) => ({
      name: "MeSH main topics",
      reason: `Papers that NLM's indexers filed under these as main topics: ${concepts}.`,
    }),
    any: (concepts) => ({
      name: "Any of the concepts",
      reason: `The widest net: papers that name any of these (${concepts}), the best matches first.`,
    }),
  },
  ja: {
    separator: "、",
    named: (pmid) => ({ name: `PMID ${pmid}`, reason: "質問に挙げられた論文です。" }),
    filters: {
      randomized_trials: "ランダム化比較試験",
      trials: "臨床試験",
      syntheses: "システマティックレビューとメタ解析",
      trials_and_syntheses: "臨床試験とシステマティックレビュー",
      cohorts_and_series: "コホート研究と症例集積",
      case_reports: "症例報告と症例集積",
      rare_evidence: "臨床試験、レビュー、コホート研究、症例報告",
      animals: "動物実験",
      in_vitro: "in vitro 研究",
      preclinical: "動物実験と in vitro 研究",
      mechanisms: "機序とシグナル経路",
      genes: "遺伝子とタンパク質",
      basic: "基礎研究",
      guidelines: "診療ガイドライン",
    },
    all: (concepts) => ({ name: "すべての概念", reason: `次のすべてを含む論文：${concepts}。` }),
    allFiltered: (concepts, filter) => ({
      name: `すべての概念（${filter}）`,
      reason: `次のすべてを含む論文（${concepts}）。${filter}に限定します。`,
    }),
    some: (concepts) => ({
      name: `質問の一部：${concepts}`,
      reason: `すべての概念を挙げていない論文も拾うため、範囲を広げた検索です：${concepts}。`,
    }),
    someFiltered: (concepts, filter) => ({
      name: `主要な概念（${filter}）`,
      reason: `最も重要な概念（${concepts}）を、${filter}に限定して検索します。`,
    }),
    title: (concepts) => ({ name: "題名に主要な概念", reason: `題名に次の概念を含む論文：${concepts}。` }),
    headings: (concepts) => ({
      name: "MeSH の主要トピック",
      reason: `NLM の索引者が次を主要トピックとして付けた論文：${concepts}。`,
    }),
    any: (concepts) => ({
      name: "いずれかの概念",
      reason: `最も広い検索：次のいずれかを含む論文（${concepts}）を、よく一致する順に集めます。`,
    }),
  },
  zh: {
    separator: "、",
    named: (pmid) => ({ name: `PMID ${pmid}`, reason: "问题中指明的文献。" }),
    filters: {
      randomized_trials: "随机对照试验",
      trials: "临床试验",
      syntheses: "系统综述和荟萃分析",
      trials_and_syntheses: "临床试验和系统综述",
      cohorts_and_series: "队列研究和病例系列",
      case_reports: "病例报告和病例系列",
      rare_evidence: "临床试验、综述、队列研究和病例报告",
      animals: "动物实验",
      in_vitro: "体外研究",
      preclinical: "动物实验和体外研究",
      mechanisms: "机制与信号通路",
      genes: "基因与蛋白质",
      basic: "基础研究",
      guidelines: "临床指南",
    },
    all: (concepts) => ({ name: "全部概念", reason: `同时包含以下全部概念的文献：${concepts}。` }),
    allFiltered: (concepts, filter) => ({
      name: `全部概念（${filter}）`,
      reason: `同时包含以下全部概念（${concepts}）的文献，限定为${filter}。`,
    }),
    some: (concepts) => ({
      name: `问题的一部分：${concepts}`,
      reason: `放宽检索，以纳入未提及所有概念的文献：${concepts}。`,
    }),
    someFiltered: (concepts, filter) => ({
      name: `主要概念（${filter}）`,
      reason: `最关键的概念（${concepts}），限定为${filter}。`,
    }),
    title: (concepts) => ({ name: "标题含主要概念", reason: `标题涉及以下概念的文献：${concepts}。` }),
    headings: (concepts) => ({
      name: "MeSH 主要主题",
      reason: `NLM 标引人员以下列概念为主要主题的文献：${concepts}。`,
    }),
    any: (concepts) => ({
      name: "任一概念",
      reason: `最宽的检索：包含以下任一概念（${concepts}）的文献，按匹配程度排序。`,
    }),
  },
};
