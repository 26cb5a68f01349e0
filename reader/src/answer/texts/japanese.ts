import type { DesignFit } from "../../design/design-fit.ts";
import { compose } from "./compose.ts";
import type { ReadingTexts } from "./reading-texts.ts";

const FIT: Record<DesignFit, string> = {
  fits: "（選んだ検索対象に合致）",
  partly: "（選んだ検索対象に近い）",
  unfit: "（選んだ検索対象には合致しない）",
  unknown: "",
  any: "",
  no_data: "",
};

export const JAPANESE: ReadingTexts = {
  space: "",
  listSeparator: "、",
  mark: (words) => `「${words}」`,
  quote: (words) => compose`「${words}」`,
  summary: {
    frame: ({ design, intervention, comparator, count, people }) => {
      const what =
        intervention && comparator
          ? compose`${intervention}と${comparator}を比較した`
          : intervention
            ? compose`${intervention}に関する`
            : "";
      const who = count ? compose`（${count}）` : people ? compose`（対象：${people}）` : "";
      return compose`${what}${design ?? "研究"}${who}。`;
    },
    participants: (count) => `対象 ${count} 例`,
    lead: {
      results: (quotations) => compose`結果：${quotations}`,
      conclusion: (quotations) => compose`著者らの結論：${quotations}`,
      aim: (quotations) => compose`目的：${quotations}`,
      abstract: (quotations) => compose`抄録より：${quotations}`,
    },
    noResultsYet: "結果はまだ報告されていません。",
  },
  rationale: {
    places: { title: "題名", abstract: "抄録", mesh: "MeSH", keywords: "キーワード" },
    named: (pmid) => `質問に挙げられた論文です：PMID ${pmid}。`,
    found: (concepts) => compose`含まれる概念：${concepts}。`,
    concept: (written, places) => `${written}（${places}）`,
    missing: (concepts) => `含まれない概念：${concepts}。`,
    foundNone: (concepts) =>
      concepts.length < 2
        ? `${concepts.join("")}への言及はありません。`
        : `${concepts.join("、")}のいずれにも言及はありません。`,
    foundNothing: "質問の概念はいずれも含まれていません。",
    titled: (quotation) => compose`題名は${quotation}です。`,
    aboutExcluded: (concepts) => `質問で除外されている概念（${concepts}）を扱っています。`,
    design: (name, fit) => compose`研究デザイン：${name}${FIT[fit]}。`,
    nameWithin: (name) => name,
    noDesign: "研究デザイン：記載なし。",
    onlyTitle: "抄録がないため、題名しか読めませんでした。",
    onlyBeginning: "抄録が非常に長いため、冒頭だけを読みました。",
    retracted: "この論文は撤回されています。根拠として用いないでください。",
    retractionNotice: "この記録自体が撤回通知です。",
    concern: "この論文には懸念表明が出されています。",
    concernNotice: "この記録自体が、他の論文に対する懸念表明です。",
    corrected: "この論文には訂正が出されています。",
    correctionNotice: "この記録自体が、他の論文の訂正です。",
    updated: "この論文には新しい版が出ています。",
    preprint: "査読前のプレプリントです。",
    opinion: "論説やレターであり、独自の研究結果は報告していません。",
    news: "ニュース記事であり、独自の研究結果は報告していません。",
    readFromEnglishAbstract: (language) => `本文は${language}で、英文抄録を読みました。`,
    publishedIn: (language) => `本文は${language}です。`,
    foreignAbstract: (language) => `抄録は${language}で書かれており、ほとんど読み取れませんでした。`,
  },
  answer: {
    opening: ({ read, count, designs, pmids, isPart }) => {
      const closest = isPart ? `。よく合う順に ${pmids}` : ` ${pmids}`;
      return read === 1
        ? `読んだ論文 1 件は質問によく合います（${designs}）${closest}。`
        : `読んだ論文 ${read} 件のうち、質問によく合うのは ${count} 件（${designs}）です${closest}。`;
    },
    openingOnlyRetracted: (pmids) => `見つかった論文はすべて撤回されているため、回答できません ${pmids}。`,
    openingOnlyOpinions: (pmids) => `見つかったのは論説・ニュース・通知のみで、研究に基づく回答はできません ${pmids}。`,
    designCount: (name, count) => `${name} ${count} 件`,
    unknownDesign: "デザイン不明の論文",
    otherDesigns: (count) => `その他 ${count} 件`,
    joinDesigns: (designs) => designs.join("、"),
    direction: {
      benefit: (count, pmids) => `有益とするものが ${count} 件 ${pmids}`,
      none: (count, pmids) => `明らかな差を認めないものが ${count} 件 ${pmids}`,
      harm: (count, pmids) => `有害またはリスク上昇とするものが ${count} 件 ${pmids}`,
    },
    directions: (parts, rest) => {
      const others = rest > 0 ? `（明確な結論を示していない論文が ${rest} 件）` : "";
      return parts.length > 1
        ? `結論をみると、${parts.join("、")}で、結果は一致していません${others}。`
        : `結論をみると、${parts.join("")}でした${others}。`;
    },
    report: ({ design, isStrongest, finding, pmid }) =>
      `${isStrongest ? "このうち最も強いデザインである" : ""}${design ?? "ある論文"}の報告：${finding} ${pmid}。`,
    quoteStrongest: (design, quotation, pmid) =>
      `このうち最も強いデザインである${design}は、${quotation}と述べています ${pmid}。`,
    quote: (design, quotation, pmid) => `${design ?? "ある論文"}は、${quotation}と述べています ${pmid}。`,
    quoteAgainst: (design, quotation, pmid) => `一方、${design ?? "別の論文"}は、${quotation}と述べています ${pmid}。`,
    tried: (treatments) => `行われた治療は、${treatments.join("、")}です。`,
    triedBy: (quotation, pmid) => `${quotation} ${pmid}`,
    strong: (pmids) =>
      `ランダム化比較試験や、研究を統合したレビューに基づいていますが、バイアスのリスクは評価していません ${pmids}。`,
    limited: (pmids) =>
      `この中にランダム化比較試験やシステマティックレビューは含まれず、エビデンスは限られています ${pmids}。`,
    singleCases: (pmids) => `いずれも個々の症例の報告であり、有効率を導くことはできません ${pmids}。`,
    laboratory: (pmids) =>
      `いずれも動物や実験室で得られた知見であり、患者でも同じかどうかは示されていません ${pmids}。`,
    accuracy: (pmids) => `対象集団・閾値・参照基準は研究ごとに異なりうるため、数値の統合はしていません ${pmids}。`,
    missing: (concepts, pmids) => `質問によく合う論文の中に、${concepts}に触れたものはありませんでした ${pmids}。`,
    retractedUnused: (count, pmids) => `撤回された論文 ${count} 件は回答に用いていません：${pmids}。`,
    noFinding: (pmids) => `結果を記した抄録がないため、所見を引用できません ${pmids}。`,
  },
};
