import type { Language } from "@medsieve/contract/constants";

interface UnsubscribeTexts {
  title: string;
  question: string;
  button: string;
  done: string;
}

/** The page that an unsubscribe link opens, of mails about a watched search or about retractions; it says nothing of whose link it is. */
export const UNSUBSCRIBE_TEXTS: Record<"watch" | "alerts", Record<Language, UnsubscribeTexts>> = {
  watch: {
    en: {
      title: "Unsubscribe",
      question: "Stop the emails about this watched search?",
      button: "Unsubscribe",
      done: "You will receive no more emails about this watched search.",
    },
    ja: {
      title: "配信の停止",
      question: "追跡中のこの検索に関するメールの配信を停止しますか？",
      button: "配信を停止する",
      done: "追跡中のこの検索に関するメールは、今後お送りしません。",
    },
    zh: {
      title: "退订",
      question: "停止接收有关此跟踪检索的邮件？",
      button: "退订",
      done: "您将不再收到有关此跟踪检索的邮件。",
    },
  },
  alerts: {
    en: {
      title: "Unsubscribe",
      question: "Stop the emails about retracted papers in your saved searches? Medsieve goes on marking them.",
      button: "Unsubscribe",
      done: "You will receive no more emails about retracted papers in your saved searches.",
    },
    ja: {
      title: "配信の停止",
      question: "保存済みの検索にある撤回論文に関するメールの配信を停止しますか？画面上の表示は続きます。",
      button: "配信を停止する",
      done: "保存済みの検索にある撤回論文に関するメールは、今後お送りしません。",
    },
    zh: {
      title: "退订",
      question: "停止接收有关已保存检索中撤稿文献的邮件？页面上仍会标明。",
      button: "退订",
      done: "您将不再收到有关已保存检索中撤稿文献的邮件。",
    },
  },
};
