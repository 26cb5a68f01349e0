import type { Language } from "@medsieve/contract/constants";
import type { ALERTED_KINDS } from "@medsieve/contract/notices";

interface AlertMailTexts {
  subject: (papers: number) => string;
  lead: string;
  /** What became known of a paper. */
  kinds: Record<(typeof ALERTED_KINDS)[number], string>;
  more: (count: number) => string;
  button: string;
  reason: string;
  unsubscribe: string;
}

export const ALERT_MAIL_TEXTS: Record<Language, AlertMailTexts> = {
  en: {
    subject: (papers) =>
      papers === 1
        ? "Medsieve: a paper of your saved searches was retracted or doubted"
        : `Medsieve: ${papers} papers of your saved searches were retracted or doubted`,
    lead: "This became known after you searched. Do not rely on these papers without reading the notice.",
    kinds: { retracted: "Retracted", expression_of_concern: "Expression of concern" },
    more: (count) => `and ${count} more`,
    button: "See your saved searches",
    reason: "You receive this email because papers that you found with Medsieve are checked for retractions.",
    unsubscribe: "Unsubscribe",
  },
  ja: {
    subject: (papers) => `Medsieve：保存済みの検索の論文 ${papers} 件が撤回または懸念表明の対象になりました`,
    lead: "検索された後に判明したものです。告知を確認するまで、これらの論文を根拠として用いないでください。",
    kinds: { retracted: "撤回", expression_of_concern: "懸念表明" },
    more: (count) => `ほか ${count} 件`,
    button: "保存済みの検索を見る",
    reason: "Medsieve で見つけた論文の撤回状況を確認しているため、このメールをお送りしています。",
    unsubscribe: "配信を停止する",
  },
  zh: {
    subject: (papers) => `Medsieve：您已保存的检索中有 ${papers} 篇文献被撤稿或被发布关注声明`,
    lead: "以上情况在您检索之后才公布。阅读相关声明之前，请勿以这些文献为依据。",
    kinds: { retracted: "撤稿", expression_of_concern: "关注声明" },
    more: (count) => `另有 ${count} 篇`,
    button: "查看已保存的检索",
    reason: "您收到此邮件，是因为 Medsieve 会核查您找到的文献是否被撤稿。",
    unsubscribe: "退订",
  },
};
