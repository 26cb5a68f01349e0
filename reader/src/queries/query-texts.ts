import type { Language } from "@medsieve/contract/constants";
import type { DesignFilterId } from "./design-filters.ts";

/** What a query is called, and why it is run. */
export interface QueryText {
  name: string;
  reason: string;
}

/** What each kind of query does, as the user reads it. Concepts are the user's own words, already joined. */
interface QueryTexts {
  separator: string;
  filters: Record<DesignFilterId, string>;
  /** The text of a query that is limited to study designs too. */
  limit: (text: QueryText, filter: string) => QueryText;
  named: (pmid: string) => QueryText;
  all: (concepts: string) => QueryText;
  some: (concepts: string) => QueryText;
  alone: (concepts: string) => QueryText;
  any: (concepts: string) => QueryText;
  /** `broader`: the English name of what the concept is a part of. */
  broader: (concept: string, broader: string, concepts: string) => QueryText;
  narrowed: (concepts: string, addition: string) => QueryText;
  without: (concepts: string, excluded: string) => QueryText;
  /** `rest`: what else is asked; "" where there is nothing. */
  headToHead: (treatments: string, rest: string) => QueryText;
  title: (concepts: string) => QueryText;
  headings: (concepts: string) => QueryText;
  recent: (concepts: string) => QueryText;
  /** `words`: English words, the most distinctive ones. */
  related: (words: string) => QueryText;
  typed: QueryText;
}

export const QUERY_TEXTS: Record<Language, QueryTexts> = {
  en: {
    separator: ", ",
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
    limit: ({ name, reason }, filter) => ({ name: `${name}, ${filter}`, reason: `${reason} Limited to ${filter}.` }),
    named: (pmid) => ({ name: `PMID ${pmid}`, reason: "The paper that the question names." }),
    all: (concepts) => ({ name: "Main concepts", reason: `Papers that name all of these: ${concepts}.` }),
    some: (concepts) => ({
      name: `Part of the question: ${concepts}`,
      reason: `A wider search, for papers that do not name every concept: ${concepts}.`,
    }),
    alone: (concepts) => ({
      name: `${concepts} only`,
      reason: `One part of the question by itself, in the title or as a main topic in MeSH: ${concepts}.`,
    }),
    any: (concepts) => ({
      name: "Any of the concepts",
      reason: `The widest net: papers that name any of these (${concepts}), the best matches first.`,
    }),
    broader: (concept, broader, concepts) => ({
      name: `Broader: ${broader}`,
      reason: `${concepts}, with “${broader}” in place of ${concept}, for papers that are less specific.`,
    }),
    narrowed: (concepts, addition) => ({
      name: `With ${addition}`,
      reason: `A narrower search: ${concepts}, together with ${addition}.`,
    }),
    without: (concepts, excluded) => ({
      name: `Without ${excluded}`,
      reason: `Papers on ${concepts}, leaving out those with ${excluded} in the title or as a main topic in MeSH, since the question excludes it. Those that only mention it stay.`,
    }),
    headToHead: (treatments, rest) => ({
      name: `Head to head: ${treatments}`,
      reason: `Papers that name every treatment to be compared (${treatments})${rest === "" ? "" : ` together with ${rest}`}.`,
    }),
    title: (concepts) => ({ name: "Main concepts in the title", reason: `Papers whose title is about: ${concepts}.` }),
    headings: (concepts) => ({
      name: "MeSH main topics",
      reason: `Papers that NLM's indexers filed under these as main topics: ${concepts}.`,
    }),
    recent: (concepts) => ({
      name: "Last five years",
      reason: `The newest papers that name all of these: ${concepts}.`,
    }),
    related: (words) => ({
      name: "More like the best papers",
      reason: `Papers with the words that distinguish the best papers of the other queries from the rest of the library, such as ${words}. The more distinctive a word, the more it counts in the order.`,
    }),
    typed: {
      name: "The question's own words",
      reason:
        "Papers that have any word of the question as it was typed, in the order of those words alone: the rarer a word, the more it counts.",
    },
  },
  ja: {
    separator: "、",
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
    limit: ({ name, reason }, filter) => ({
      name: `${name}（${filter}）`,
      reason: `${reason}${filter}に限定しています。`,
    }),
    named: (pmid) => ({ name: `PMID ${pmid}`, reason: "質問に挙げられた論文です。" }),
    all: (concepts) => ({ name: "主要な概念", reason: `次のすべてを含む論文です：${concepts}。` }),
    some: (concepts) => ({
      name: `質問の一部：${concepts}`,
      reason: `すべての概念を挙げていない論文も拾うため、範囲を広げた検索です：${concepts}。`,
    }),
    alone: (concepts) => ({
      name: `${concepts}のみ`,
      reason: `質問の一部だけを、題名または MeSH の主要トピックで検索します：${concepts}。`,
    }),
    any: (concepts) => ({
      name: "いずれかの概念",
      reason: `最も広い検索です。次のいずれかを含む論文（${concepts}）を、よく一致する順に集めます。`,
    }),
    broader: (concept, broader, concepts) => ({
      name: `上位概念：${broader}`,
      reason: `${concepts}のうち、${concept}をより広い「${broader}」に置き換えた検索です。`,
    }),
    narrowed: (concepts, addition) => ({
      name: `${addition}を加えて`,
      reason: `${concepts}に${addition}を加えて絞り込んだ検索です。`,
    }),
    without: (concepts, excluded) => ({
      name: `${excluded}を除く`,
      reason: `質問が${excluded}を除外しているため、${concepts}の論文のうち、${excluded}を題名または MeSH の主要トピックとするものを除きます。本文で触れているだけの論文は残ります。`,
    }),
    headToHead: (treatments, rest) => ({
      name: `直接比較：${treatments}`,
      reason: `比較する治療（${treatments}）のすべて${rest === "" ? "" : `と${rest}`}を含む論文です。`,
    }),
    title: (concepts) => ({ name: "題名に主要な概念", reason: `題名に次の概念を含む論文です：${concepts}。` }),
    headings: (concepts) => ({
      name: "MeSH の主要トピック",
      reason: `NLM の索引者が次を主要トピックとして付けた論文です：${concepts}。`,
    }),
    recent: (concepts) => ({ name: "最近 5 年間", reason: `次のすべてを含む最近の論文です：${concepts}。` }),
    related: (words) => ({
      name: "上位の論文に似た論文",
      reason: `ほかの検索式で上位になった論文に特徴的な語（${words}など）を手がかりに、似た内容の論文を探します。特徴的な語ほど並び順に強く反映されます。`,
    }),
    typed: {
      name: "質問の語そのまま",
      reason: "質問の語をそのまま含む論文を、語の一致だけで並べます。まれな語ほど並び順に強く反映されます。",
    },
  },
  zh: {
    separator: "、",
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
    limit: ({ name, reason }, filter) => ({ name: `${name}（${filter}）`, reason: `${reason}限定为${filter}。` }),
    named: (pmid) => ({ name: `PMID ${pmid}`, reason: "问题中指明的文献。" }),
    all: (concepts) => ({ name: "主要概念", reason: `同时包含以下全部概念的文献：${concepts}。` }),
    some: (concepts) => ({
      name: `问题的一部分：${concepts}`,
      reason: `放宽检索，以纳入未提及所有概念的文献：${concepts}。`,
    }),
    alone: (concepts) => ({
      name: `仅${concepts}`,
      reason: `只检索问题的一部分，要求出现在标题中或为 MeSH 主要主题：${concepts}。`,
    }),
    any: (concepts) => ({
      name: "任一概念",
      reason: `最宽的检索：包含以下任一概念（${concepts}）的文献，按匹配程度排序。`,
    }),
    broader: (concept, broader, concepts) => ({
      name: `上位概念：${broader}`,
      reason: `检索${concepts}，并将${concept}换成更宽的“${broader}”，以纳入不够具体的文献。`,
    }),
    narrowed: (concepts, addition) => ({
      name: `加上${addition}`,
      reason: `缩小检索范围：在${concepts}的基础上加上${addition}。`,
    }),
    without: (concepts, excluded) => ({
      name: `排除${excluded}`,
      reason: `问题排除了${excluded}，因此在${concepts}的文献中，去掉标题含${excluded}或以其为 MeSH 主要主题的文献；仅提及者保留。`,
    }),
    headToHead: (treatments, rest) => ({
      name: `直接比较：${treatments}`,
      reason: `同时提及所比较的全部治疗（${treatments}）${rest === "" ? "" : `以及${rest}`}的文献。`,
    }),
    title: (concepts) => ({ name: "标题含主要概念", reason: `标题涉及以下概念的文献：${concepts}。` }),
    headings: (concepts) => ({
      name: "MeSH 主要主题",
      reason: `NLM 标引人员以下列概念为主要主题的文献：${concepts}。`,
    }),
    recent: (concepts) => ({ name: "近五年", reason: `同时包含以下全部概念的近五年文献：${concepts}。` }),
    related: (words) => ({
      name: "与排名靠前文献相似的文献",
      reason: `以其他检索式中排名靠前的文献的特征词（如${words}）查找内容相近的文献。特征越明显的词，对排序的影响越大。`,
    }),
    typed: {
      name: "按问题原词",
      reason: "查找含有问题原词的文献，仅按原词的匹配程度排序。越少见的词，对排序的影响越大。",
    },
  },
};
