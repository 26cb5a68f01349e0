import type { Language } from "@medsieve/contract/constants";
import { EN_GREETING, JA_GREETING, type MailTexts, ZH_GREETING } from "./mail-words.ts";

/** What an administrator sends to see whether mail arrives. */
export type SetupMailKind = "test_mail";

export const SETUP_MAIL_TEXTS: Record<SetupMailKind, Record<Language, MailTexts>> = {
  test_mail: {
    en: {
      subject: "Medsieve: mail arrives",
      greeting: EN_GREETING,
      before: ["You asked Medsieve to send this mail. Since it arrived, users will get theirs."],
      button: "To the administration",
      after: () => [],
    },
    ja: {
      subject: "Medsieve：メールの送信確認",
      greeting: JA_GREETING,
      before: [
        "このメールは、送信確認のために Medsieve から送信されました。届いていれば、ユーザーへのメールも届きます。",
      ],
      button: "管理画面を開く",
      after: () => [],
    },
    zh: {
      subject: "Medsieve：邮件发送测试",
      greeting: ZH_GREETING,
      before: ["这封邮件是应您的要求由 Medsieve 发送的测试邮件。既然您已收到，用户也能收到他们的邮件。"],
      button: "前往管理页面",
      after: () => [],
    },
  },
};
