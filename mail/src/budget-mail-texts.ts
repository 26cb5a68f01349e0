import type { Language } from "@medsieve/contract/constants";
import { EN_GREETING, JA_GREETING, type MailTexts, ZH_GREETING } from "./mail-words.ts";

/** What administrators are mailed of the month's budget for language models. */
export type BudgetMailKind = "budget_near" | "budget_spent";

export const BUDGET_MAIL_TEXTS: Record<BudgetMailKind, Record<Language, MailTexts>> = {
  budget_near: {
    en: {
      subject: "Medsieve: 80% of this month’s budget is spent",
      greeting: EN_GREETING,
      before: ["At least 80% of this month’s budget for language models is spent:"],
      button: "See the month",
      after: () => ["Once all of it is spent, the built-in reader reads in place of the model until the month ends."],
    },
    ja: {
      subject: "Medsieve 今月の予算の 80%に達しました",
      greeting: JA_GREETING,
      before: ["言語モデルの今月の予算のうち、80%以上が使用されました。"],
      button: "今月の状況を確認する",
      after: () => ["予算に達すると、月末まで言語モデルに代わって内蔵リーダーが読解します。"],
    },
    zh: {
      subject: "Medsieve：本月预算已使用 80%",
      greeting: ZH_GREETING,
      before: ["本月语言模型预算已使用 80% 或以上："],
      button: "查看本月情况",
      after: () => ["预算用完后，至月底将由内置阅读器代替模型阅读。"],
    },
  },
  budget_spent: {
    en: {
      subject: "Medsieve: this month’s budget is spent",
      greeting: EN_GREETING,
      before: ["This month’s budget for language models is spent:"],
      button: "See the month",
      after: () => [
        "Until the month ends, the built-in reader reads in place of the model, and results say so. LLM_MONTHLY_BUDGET_USD sets the budget.",
      ],
    },
    ja: {
      subject: "Medsieve 今月の予算に達しました",
      greeting: JA_GREETING,
      before: ["言語モデルの今月の予算に達しました。"],
      button: "今月の状況を確認する",
      after: () => [
        "月末まで、言語モデルに代わって内蔵リーダーが読解し、検索結果にもその旨が表示されます。予算は LLM_MONTHLY_BUDGET_USD で設定します。",
      ],
    },
    zh: {
      subject: "Medsieve：本月预算已用完",
      greeting: ZH_GREETING,
      before: ["本月语言模型预算已用完："],
      button: "查看本月情况",
      after: () => ["至月底将由内置阅读器代替模型阅读，结果中会注明。预算由 LLM_MONTHLY_BUDGET_USD 设定。"],
    },
  },
};
