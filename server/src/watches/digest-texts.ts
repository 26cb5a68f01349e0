import type { Language, NewReason, NotCheckedCause } from "@medsieve/contract/constants";
import type { WatchFinding } from "./watched-papers.ts";

/** The words of a digest; `since` is a day. */
export interface DigestTexts {
  /** Of the subject, before the question. */
  counts: Record<WatchFinding, (count: number) => string>;
  quiet: string;
  inPart: string;
  notChecked: string;
  /** Between counts in the subject, and before the question. */
  comma: string;
  colon: string;
  headings: Record<WatchFinding, (count: number, since: string) => string>;
  why: Record<NewReason, string>;
  quietText: (since: string) => string;
  inPartText: (failed: number) => string;
  causes: Record<NotCheckedCause, string>;
  again: string;
  more: (count: number) => string;
  noTitle: string;
  /** Who read new papers, by the names that follow. */
  readBy: (names: string) => string;
  builtin: string;
  inPlace: string;
  model: string;
  /** After a statement that no sentence of its paper bears out. */
  unverified: string;
  /** The paper's own words. */
  quote: (words: string) => string;
  button: string;
  reason: string;
  unsubscribe: string;
}

const papers = (count: number) => (count === 1 ? "1 paper" : `${count} papers`);
const UNKNOWN = "so it is not known whether anything is new";

export const DIGEST_TEXTS: Record<Language, DigestTexts> = {
  en: {
    counts: {
      new: (count) => `${count} new`,
      gone: (count) => `${count} no longer found`,
      retracted: (count) => `${count} retracted`,
      doubted: (count) => `${count} with an expression of concern`,
      corrected: (count) => `${count} corrected`,
      superseded: (count) => `${count} superseded`,
    },
    quiet: "Nothing new",
    inPart: "Checked in part",
    notChecked: "Not checked",
    comma: ", ",
    colon: ": ",
    headings: {
      new: (count, since) => (count === 1 ? `1 new paper since ${since}` : `${count} new papers since ${since}`),
      gone: (count) => `${papers(count)} no longer found by any query`,
      retracted: (count) => `${papers(count)} retracted`,
      doubted: (count) => `${papers(count)} with an expression of concern`,
      corrected: (count) => `${papers(count)} corrected`,
      superseded: (count) => `${papers(count)} superseded by a newer version`,
    },
    why: {
      published: "Published since then",
      indexed: "Indexed since then",
      query_read_differently: "The source reads the query differently now",
      query_failed: "The query could not be run last time",
    },
    quietText: (since) => `Nothing is new since ${since}.`,
    inPartText: (failed) =>
      `${failed === 1 ? "1 query" : `${failed} queries`} could not be run. The next run covers the gap.`,
    causes: {
      source_unavailable: `The source of papers could not be reached, ${UNKNOWN}.`,
      source_busy: `Too many requests were waiting for PubMed, ${UNKNOWN}.`,
      library_empty: `The local library holds no papers, ${UNKNOWN}.`,
      server_error: `Something went wrong on the server, ${UNKNOWN}.`,
    },
    again: "It will be tried again, and the next run covers the gap.",
    more: (count) => `and ${count} more`,
    noTitle: "Title not loaded",
    readBy: (names) => `Read by: ${names}`,
    builtin: "built-in reader",
    inPlace: "built-in reader, in place of the model",
    model: "language model",
    unverified: "(unverified: no sentence of the paper supports this)",
    quote: (words) => `“${words}”`,
    button: "View and decide",
    reason: "You receive this email because you are watching this search in Medsieve.",
    unsubscribe: "Unsubscribe",
  },
  ja: {
    counts: {
      new: (count) => `新着 ${count} 件`,
      gone: (count) => `ヒットしなくなった論文 ${count} 件`,
      retracted: (count) => `撤回 ${count} 件`,
      doubted: (count) => `懸念表明 ${count} 件`,
      corrected: (count) => `訂正 ${count} 件`,
      superseded: (count) => `新しい版 ${count} 件`,
    },
    quiet: "新着なし",
    inPart: "一部のみ確認",
    notChecked: "未確認",
    comma: "、",
    colon: "：",
    headings: {
      new: (count, since) => `${since}以降の新しい論文 ${count} 件`,
      gone: (count) => `どの検索式でも見つからなくなった論文 ${count} 件`,
      retracted: (count) => `撤回された論文 ${count} 件`,
      doubted: (count) => `懸念表明が出された論文 ${count} 件`,
      corrected: (count) => `訂正された論文 ${count} 件`,
      superseded: (count) => `新しい版が公表された論文 ${count} 件`,
    },
    why: {
      published: "前回以降に出版",
      indexed: "前回以降に収録・索引付け",
      query_read_differently: "検索元での検索式の解釈が変わったため",
      query_failed: "前回は検索式を実行できなかったため",
    },
    quietText: (since) => `${since}以降、新しい論文はありません。`,
    inPartText: (failed) =>
      `${failed} 件の検索式を実行できませんでした。次回の実行では、この期間もさかのぼって確認します。`,
    causes: {
      source_unavailable: "検索元に接続できなかったため、新しい論文の有無は不明です。",
      source_busy: "PubMed へのリクエストが混み合っていたため、新しい論文の有無は不明です。",
      library_empty: "ローカルライブラリに論文がないため、新しい論文の有無は不明です。",
      server_error: "サーバーで問題が発生したため、新しい論文の有無は不明です。",
    },
    again: "自動的に再試行します。次回の実行では、確認できなかった期間もさかのぼって調べます。",
    more: (count) => `ほか ${count} 件`,
    noTitle: "題名未取得",
    readBy: (names) => `読み取り：${names}`,
    builtin: "内蔵リーダー",
    inPlace: "内蔵リーダー（モデルに代わって）",
    model: "言語モデル",
    unverified: "（未確認：論文に裏づけとなる文がありません）",
    quote: (words) => `「${words}」`,
    button: "結果を見て判定する",
    reason: "このメールは、Medsieve でこの検索を追跡中の方にお送りしています。",
    unsubscribe: "配信を停止する",
  },
  zh: {
    counts: {
      new: (count) => `${count} 篇新文献`,
      gone: (count) => `${count} 篇不再检出`,
      retracted: (count) => `${count} 篇已撤稿`,
      doubted: (count) => `${count} 篇有关注声明`,
      corrected: (count) => `${count} 篇已更正`,
      superseded: (count) => `${count} 篇有新版本`,
    },
    quiet: "没有新文献",
    inPart: "仅部分核查",
    notChecked: "未核查",
    comma: "，",
    colon: "：",
    headings: {
      new: (count, since) => `自 ${since} 以来有 ${count} 篇新文献`,
      gone: (count) => `${count} 篇文献不再被任何检索式检出`,
      retracted: (count) => `${count} 篇文献已撤稿`,
      doubted: (count) => `${count} 篇文献有关注声明`,
      corrected: (count) => `${count} 篇文献已更正`,
      superseded: (count) => `${count} 篇文献已有新版本`,
    },
    why: {
      published: "此后发表",
      indexed: "此后收录或标引",
      query_read_differently: "数据来源对检索式的解读已改变",
      query_failed: "上次未能运行该检索式",
    },
    quietText: (since) => `自 ${since} 以来没有新文献。`,
    inPartText: (failed) => `${failed} 条检索式未能运行，下次运行会补查这段时间。`,
    causes: {
      source_unavailable: "无法连接数据来源，因此尚不清楚是否有新文献。",
      source_busy: "等待 PubMed 的请求过多，因此尚不清楚是否有新文献。",
      library_empty: "本地文献库中没有文献，因此尚不清楚是否有新文献。",
      server_error: "服务器出现问题，因此尚不清楚是否有新文献。",
    },
    again: "系统会再次尝试，下次运行会补查这段时间。",
    more: (count) => `另有 ${count} 篇`,
    noTitle: "未获取标题",
    readBy: (names) => `阅读：${names}`,
    builtin: "内置阅读器",
    inPlace: "内置阅读器（代替模型）",
    model: "语言模型",
    unverified: "（未核实：文献中没有句子支持这一点）",
    quote: (words) => `“${words}”`,
    button: "查看并判定",
    reason: "您收到此邮件，是因为您在 Medsieve 中跟踪了此检索。",
    unsubscribe: "退订",
  },
};
