import type { DesignFit } from "../../design/design-fit.ts";
import { compose } from "./compose.ts";
import type { ReadingTexts } from "./reading-texts.ts";

const FIT: Record<DesignFit, string> = {
  fits: "（符合所选检索范围）",
  partly: "（接近所选检索范围）",
  unfit: "（不符合所选检索范围）",
  unknown: "",
  any: "",
  no_data: "",
};

export const CHINESE: ReadingTexts = {
  space: "",
  listSeparator: "、",
  mark: (words) => `“${words}”`,
  quote: (words) => compose`“${words}”`,
  summary: {
    frame: ({ design, intervention, comparator, count, people }) => {
      const what =
        intervention && comparator
          ? compose`比较${intervention}与${comparator}的`
          : intervention
            ? compose`关于${intervention}的`
            : "";
      const who = count ? compose`（${count}）` : people ? compose`（研究对象：${people}）` : "";
      return compose`${what}${design ?? "研究"}${who}。`;
    },
    participants: (count) => `共 ${count} 例`,
    lead: {
      results: (quotations) => compose`结果：${quotations}`,
      conclusion: (quotations) => compose`作者结论：${quotations}`,
      aim: (quotations) => compose`目的：${quotations}`,
      abstract: (quotations) => compose`摘要原文：${quotations}`,
    },
    noResultsYet: "尚未报告结果。",
  },
  rationale: {
    places: { title: "标题", abstract: "摘要", mesh: "MeSH", keywords: "关键词" },
    named: (pmid) => `这是问题中指明的文献：PMID ${pmid}。`,
    found: (concepts) => compose`提及的概念：${concepts}。`,
    concept: (written, places) => `${written}（${places}）`,
    missing: (concepts) => `未提及的概念：${concepts}。`,
    foundNone: (concepts) =>
      concepts.length < 2 ? `未提及${concepts.join("")}。` : `${concepts.join("、")}均未提及。`,
    foundNothing: "未提及问题中的任何概念。",
    titled: (quotation) => compose`其标题为${quotation}。`,
    aboutExcluded: (concepts) => `涉及问题中已排除的概念（${concepts}）。`,
    design: (name, fit) => compose`研究设计：${name}${FIT[fit]}。`,
    nameWithin: (name) => name,
    noDesign: "研究设计：未说明。",
    onlyTitle: "没有摘要，只能读到标题。",
    onlyBeginning: "摘要很长，只读了开头部分。",
    retracted: "该文献已被撤稿，请勿作为依据。",
    retractionNotice: "该记录本身是撤稿声明。",
    concern: "该文献已有关注声明发表。",
    concernNotice: "该记录本身是针对另一篇文献的关注声明。",
    corrected: "该文献已有更正发表。",
    correctionNotice: "该记录本身是另一篇文献的更正。",
    updated: "该文献已有更新版本发表。",
    preprint: "这是预印本，未经同行评议。",
    opinion: "属于评论或来信，未报告自身的研究数据。",
    news: "属于新闻报道，未报告自身的研究数据。",
    readFromEnglishAbstract: (language) => `正文为${language}，读取的是英文摘要。`,
    publishedIn: (language) => `正文为${language}。`,
    foreignAbstract: (language) => `摘要为${language}，能读取的内容很少。`,
  },
  answer: {
    opening: ({ read, count, designs, pmids, isPart }) => {
      const closest = isPart ? `，最相符的依次为 ${pmids}` : ` ${pmids}`;
      return read === 1
        ? `读取的 1 篇文献与问题相符（${designs}）${closest}。`
        : `在读过的 ${read} 篇文献中，${count} 篇与问题相符（${designs}）${closest}。`;
    },
    openingOnlyRetracted: (pmids) => `找到的文献均已撤稿，无法作答 ${pmids}。`,
    openingOnlyOpinions: (pmids) => `只找到评论、新闻或声明，无法依据研究作答 ${pmids}。`,
    designCount: (name, count) => `${name} ${count} 篇`,
    unknownDesign: "研究设计不明的文献",
    otherDesigns: (count) => `其他 ${count} 篇`,
    joinDesigns: (designs) => designs.join("、"),
    direction: {
      benefit: (count, pmids) => `${count} 篇报告有益 ${pmids}`,
      none: (count, pmids) => `${count} 篇未见明显差异 ${pmids}`,
      harm: (count, pmids) => `${count} 篇报告有害或风险升高 ${pmids}`,
    },
    directions: (parts, rest) => {
      const others = rest > 0 ? `（${rest} 篇未给出明确结论）` : "";
      return `从结论看，${parts.join("，")}${parts.length > 1 ? "，结果并不一致" : ""}${others}。`;
    },
    report: ({ design, isStrongest, finding, pmid }) =>
      `${isStrongest ? "其中证据等级最高的" : ""}${design ?? "一篇文献"}报告：${finding} ${pmid}。`,
    quoteStrongest: (design, quotation, pmid) => `其中证据等级最高的${design}指出：${quotation} ${pmid}。`,
    quote: (design, quotation, pmid) => `${design ?? "一篇文献"}指出：${quotation} ${pmid}。`,
    quoteAgainst: (design, quotation, pmid) => `与此相反，另有${design ?? "文献"}指出：${quotation} ${pmid}。`,
    tried: (treatments) => `采用的治疗包括：${treatments.join("、")}。`,
    triedBy: (quotation, pmid) => `${quotation} ${pmid}`,
    strong: (pmids) => `上述证据来自随机对照试验或综合研究，但未评估其偏倚风险 ${pmids}。`,
    limited: (pmids) => `其中没有随机对照试验或系统综述，因此证据有限 ${pmids}。`,
    singleCases: (pmids) => `这些均为个案报告，无法据此得出有效率 ${pmids}。`,
    laboratory: (pmids) => `这些均为动物或实验室研究的发现，不能说明在患者中是否同样如此 ${pmids}。`,
    accuracy: (pmids) => `各研究的人群、阈值和参考标准可能不同，未对数值进行合并 ${pmids}。`,
    missing: (concepts, pmids) => `最相符的文献均未提及${concepts} ${pmids}。`,
    retractedUnused: (count, pmids) => `已撤稿的 ${count} 篇文献未予采用：${pmids}。`,
    noFinding: (pmids) => `这些记录没有载明结果的摘要，无法引用研究结果 ${pmids}。`,
  },
};
