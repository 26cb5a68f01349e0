import type { Language } from "@medsieve/contract/constants";

/** The page that an unsubscribe link opens; it says nothing of whose link it is. */
export const UNSUBSCRIBE_TEXTS: Record<Language, { title: string; question: string; button: string; done: string }> = {
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
};
