import type { Language } from "@medsieve/contract/constants";
import type { DesignFit } from "./designs.ts";

export type Place = "title" | "abstract" | "mesh" | "keywords";

/** What is said of a paper, and in the answer, in the user's language. PMIDs come as "[PMID 1] [PMID 2]". */
interface ReadingTexts {
  /** Between sentences of one text. */
  space: string;
  listSeparator: string;
  places: Record<Place, string>;
  named: (pmid: string) => string;
  found: (concepts: string) => string;
  concept: (written: string, places: string) => string;
  missing: (concepts: string) => string;
  foundNothing: string;
  foundIn: (written: string, place: string) => string;
  design: (name: string, fit: DesignFit) => string;
  noDesign: string;
  onlyTitle: string;
  onlyBeginning: string;
  retracted: string;
  retractionNotice: string;
  concern: string;
  corrected: string;
  opening: (count: number, read: number, designs: string, pmids: string) => string;
  openingWeak: (read: number, pmids: string) => string;
  openingOnlyRetracted: (pmids: string) => string;
  designCount: (name: string, count: number) => string;
  unknownDesign: string;
  quote: (design: string | null, sentence: string, pmid: string) => string;
  disagreement: (effect: string, none: string) => string;
  limited: (pmids: string) => string;
  ownWords: (pmids: string) => string;
  retractedUnused: (pmids: string) => string;
  noFinding: (pmids: string) => string;
}

const lowerFirst = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** "meta-analysis" → "meta-analyses", "cohort study" → "cohort studies", "case series" as it is. */
function pluralize(name: string): string {
  if (/series$|not stated$/u.test(name)) return name;
  if (name.endsWith("analysis")) return name.replace(/is$/u, "es");
  if (name.endsWith(" or letter")) return name.replaceAll(/(?=,| or|$)/gu, "s");
  return name.endsWith("y") ? name.replace(/y$/u, "ies") : `${name}s`;
}

const FIT_EN: Record<DesignFit, string> = {
  fits: ", which is what the preference asks for",
  partly: ", near to what the preference asks for",
  unfit: ", which is not what the preference asks for",
  unknown: "",
  any: "",
};
const FIT_JA: Record<DesignFit, string> = {
  fits: "（選んだ検索対象に合致）",
  partly: "（選んだ検索対象に近い）",
  unfit: "（選んだ検索対象には合致しない）",
  unknown: "",
  any: "",
};
const FIT_ZH: Record<DesignFit, string> = {
  fits: "（符合所选检索范围）",
  partly: "（接近所选检索范围）",
  unfit: "（不符合所选检索范围）",
  unknown: "",
  any: "",
};

export const READING_TEXTS: Record<Language, ReadingTexts> = {
  en: {
    space: " ",
    listSeparator: ", ",
    places: { title: "title", abstract: "abstract", mesh: "MeSH", keywords: "keywords" },
    named: (pmid) => `The question names this paper: PMID ${pmid}.`,
    found: (concepts) => `Names ${concepts}.`,
    concept: (written, places) => `${written} (${places})`,
    missing: (concepts) => `Does not name ${concepts}.`,
    foundNothing: "Names none of the question's concepts.",
    foundIn: (written, place) => `${written}: in the ${place}`,
    design: (name, fit) => `Study design: ${lowerFirst(name)}${FIT_EN[fit]}.`,
    noDesign: "The record does not say which study design it is.",
    onlyTitle: "There is no abstract: only the title could be read.",
    onlyBeginning: "The abstract is very long: only its beginning was read.",
    retracted: "This paper was retracted: do not rely on it.",
    retractionNotice: "This record is itself the notice of a retraction.",
    concern: "An expression of concern was published about this paper.",
    corrected: "A correction to this paper was published.",
    opening: (count, read, designs, pmids) =>
      `Of ${read} paper${read === 1 ? "" : "s"} read, ${count} ${count === 1 ? "meets" : "meet"} the question well (${designs})${count === 1 ? "" : ", the best first"}: ${pmids}.`,
    openingWeak: (read, pmids) =>
      `None of the ${read} paper${read === 1 ? "" : "s"} read meets the question well; the nearest ${/\] \[/u.test(pmids) ? "are" : "is"} ${pmids}.`,
    openingOnlyRetracted: (pmids) => `Every paper found was retracted, so no answer can be given ${pmids}.`,
    designCount: (name, count) => `${count} ${count === 1 ? lowerFirst(name) : pluralize(lowerFirst(name))}`,
    unknownDesign: "of a design not stated",
    quote: (design, sentence, pmid) =>
      design === null ? `One paper says: “${sentence}” ${pmid}.` : `${design}: “${sentence}” ${pmid}.`,
    disagreement: (effect, none) =>
      `They do not all point the same way: an effect or a difference is reported by ${effect}, none by ${none}; they may have measured different things.`,
    limited: (pmids) =>
      `None of these is a randomized trial or a systematic review, so the evidence is limited ${pmids}.`,
    ownWords: (pmids) => `These are the papers' own words, not weighed against each other ${pmids}.`,
    retractedUnused: (pmids) => `Retracted, and therefore not used: ${pmids}.`,
    noFinding: (pmids) => `Their records hold no abstract, so no finding can be quoted ${pmids}.`,
  },
  ja: {
    space: "",
    listSeparator: "、",
    places: { title: "題名", abstract: "抄録", mesh: "MeSH", keywords: "キーワード" },
    named: (pmid) => `質問に挙げられた論文です：PMID ${pmid}。`,
    found: (concepts) => `含まれる概念：${concepts}。`,
    concept: (written, places) => `${written}（${places}）`,
    missing: (concepts) => `含まれない概念：${concepts}。`,
    foundNothing: "質問の概念はいずれも含まれていません。",
    foundIn: (written, place) => `${written}：${place}にあり`,
    design: (name, fit) => `研究デザイン：${name}${FIT_JA[fit]}。`,
    noDesign: "研究デザインは記録からは分かりません。",
    onlyTitle: "抄録がないため、題名しか読めませんでした。",
    onlyBeginning: "抄録が非常に長いため、冒頭だけを読みました。",
    retracted: "この論文は撤回されています。根拠として用いないでください。",
    retractionNotice: "この記録自体が撤回通知です。",
    concern: "この論文には懸念表明が出されています。",
    corrected: "この論文には訂正が出されています。",
    opening: (count, read, designs, pmids) =>
      `読んだ論文 ${read} 件のうち、質問によく合うのは ${count} 件（${designs}）です。よく合う順に：${pmids}。`,
    openingWeak: (read, pmids) =>
      `読んだ論文 ${read} 件の中に、質問によく合うものはありませんでした。最も近いもの：${pmids}。`,
    openingOnlyRetracted: (pmids) => `見つかった論文はすべて撤回されているため、回答できません ${pmids}。`,
    designCount: (name, count) => `${name} ${count} 件`,
    unknownDesign: "デザイン不明",
    quote: (design, sentence, pmid) => `${design ?? "ある論文"}の記述：「${sentence}」 ${pmid}。`,
    disagreement: (effect, none) =>
      `結果は一様ではありません。効果や差を報告しているのは ${effect}、認めなかったのは ${none} ですが、評価した項目が異なる可能性があります。`,
    limited: (pmids) =>
      `この中にランダム化比較試験やシステマティックレビューは含まれず、エビデンスは限られています ${pmids}。`,
    ownWords: (pmids) => `以上は論文の文をそのまま引用したもので、相互に重み付けはしていません ${pmids}。`,
    retractedUnused: (pmids) => `撤回されているため使用しなかった論文：${pmids}。`,
    noFinding: (pmids) => `抄録がないため、結果は引用できません ${pmids}。`,
  },
  zh: {
    space: "",
    listSeparator: "、",
    places: { title: "标题", abstract: "摘要", mesh: "MeSH", keywords: "关键词" },
    named: (pmid) => `这是问题中指明的文献：PMID ${pmid}。`,
    found: (concepts) => `提及的概念：${concepts}。`,
    concept: (written, places) => `${written}（${places}）`,
    missing: (concepts) => `未提及的概念：${concepts}。`,
    foundNothing: "未提及问题中的任何概念。",
    foundIn: (written, place) => `${written}：见于${place}`,
    design: (name, fit) => `研究设计：${name}${FIT_ZH[fit]}。`,
    noDesign: "记录未说明研究设计。",
    onlyTitle: "没有摘要，只能读到标题。",
    onlyBeginning: "摘要很长，只读了开头部分。",
    retracted: "该文献已被撤稿，请勿作为依据。",
    retractionNotice: "该记录本身是撤稿声明。",
    concern: "该文献已有关注声明发表。",
    corrected: "该文献已有更正发表。",
    opening: (count, read, designs, pmids) =>
      `在读过的 ${read} 篇文献中，与问题相符的有 ${count} 篇（${designs}），按相符程度依次为：${pmids}。`,
    openingWeak: (read, pmids) => `读过的 ${read} 篇文献都与问题不太相符，最接近的是 ${pmids}。`,
    openingOnlyRetracted: (pmids) => `找到的文献均已撤稿，无法作答 ${pmids}。`,
    designCount: (name, count) => `${name} ${count} 篇`,
    unknownDesign: "研究设计不明",
    quote: (design, sentence, pmid) => `${design ?? "一篇文献"}的原文：“${sentence}” ${pmid}。`,
    disagreement: (effect, none) =>
      `结果并不一致：报告有效果或差异的是 ${effect}，报告没有的是 ${none}；它们测量的内容可能不同。`,
    limited: (pmids) => `其中没有随机对照试验或系统综述，因此证据有限 ${pmids}。`,
    ownWords: (pmids) => `以上均为文献原文，未作相互权衡 ${pmids}。`,
    retractedUnused: (pmids) => `因已撤稿而未采用：${pmids}。`,
    noFinding: (pmids) => `这些记录没有摘要，无法引用结果 ${pmids}。`,
  },
};
