import type { Language } from "@medsieve/contract/constants";

/** What a person sees who opens the address of a feed that is no more. */
export const FEED_GONE_TEXTS: Record<Language, { title: string; text: string }> = {
  en: {
    title: "This feed has ended",
    text: "Its address was renewed, or its search is no longer being watched. The current address is beside the watched search, for the person who watches it.",
  },
  ja: {
    title: "このフィードは終了しました",
    text: "アドレスが更新されたか、検索の追跡が終了しています。現在のアドレスは、追跡しているご本人が、その検索の画面で確認できます。",
  },
  zh: {
    title: "该订阅源已停止",
    text: "其地址已更新，或其检索已停止跟踪。当前地址可由跟踪者本人在该检索的页面查看。",
  },
};
