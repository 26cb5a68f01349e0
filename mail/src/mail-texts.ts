import type { LinkPurpose } from "@medsieve/contract/accounts";
import type { Language } from "@medsieve/contract/constants";
import { BUDGET_MAIL_TEXTS, type BudgetMailKind } from "./budget-mail-texts.ts";
import { EN_GREETING, JA_GREETING, type MailTexts, ZH_GREETING } from "./mail-words.ts";
import { SECURITY_MAIL_TEXTS, type SecurityMailKind } from "./security-mail-texts.ts";
import { SETUP_MAIL_TEXTS, type SetupMailKind } from "./setup-mail-texts.ts";

/** What a mail is about: a link that sets a password, an account that was made with one, or what happened to one. */
export type MailKind = LinkPurpose | "welcome" | SecurityMailKind | BudgetMailKind | SetupMailKind;

const EN_AFTER = (hours: number) => `The link works once, and for ${hours} hours.`;
const JA_AFTER = (hours: number) => `リンクは 1 回限り、${hours} 時間有効です。`;
const ZH_AFTER = (hours: number) => `该链接只能使用一次，${hours} 小时内有效。`;

/** Under every mail, in its language. */
export const MAIL_FOOTERS: Record<Language, string> = {
  en: "This message was sent automatically by Medsieve. Replies are not read.",
  ja: "このメールは Medsieve から自動送信されています。返信いただいてもお答えできません。",
  zh: "本邮件由 Medsieve 自动发送，请勿回复。",
};

export const MAIL_TEXTS: Record<MailKind, Record<Language, MailTexts>> = {
  reset: {
    en: {
      subject: "Reset your Medsieve password",
      greeting: EN_GREETING,
      before: ["Someone, presumably you, asked to set a new password for your Medsieve account."],
      button: "Set a new password",
      after: (hours) => [
        EN_AFTER(hours),
        "If you did not ask for it, you can ignore this email: your password stays as it is.",
      ],
    },
    ja: {
      subject: "Medsieve パスワード再設定のご案内",
      greeting: JA_GREETING,
      before: ["お使いの Medsieve アカウントについて、パスワード再設定のお申し込みがありました。"],
      button: "新しいパスワードを設定する",
      after: (hours) => [
        JA_AFTER(hours),
        "お心当たりがない場合は、何もなさらなくて結構です。現在のパスワードは変わりません。",
      ],
    },
    zh: {
      subject: "重置您的 Medsieve 密码",
      greeting: ZH_GREETING,
      before: ["我们收到了为您的 Medsieve 账户重新设置密码的请求。"],
      button: "设置新密码",
      after: (hours) => [ZH_AFTER(hours), "如果这不是您本人的操作，请忽略本邮件，您的密码不会改变。"],
    },
  },
  invitation: {
    en: {
      subject: "You have been invited to Medsieve",
      greeting: EN_GREETING,
      before: [
        "An account has been set up for you at Medsieve: ask a clinical or research question, and watch the literature being searched, read and ranked, with every statement traced to its sentence.",
        "Choose a password to begin.",
      ],
      button: "Choose a password",
      after: (hours) => [EN_AFTER(hours), "If it has expired, ask the person who invited you to send it again."],
    },
    ja: {
      subject: "Medsieve へのご招待",
      greeting: JA_GREETING,
      before: [
        "Medsieve のアカウントをご用意しました。臨床や研究の疑問を入力すると、文献の検索・読解・順位付けが行われ、示される記述はすべて論文の文までたどれます。",
        "はじめにパスワードをお決めください。",
      ],
      button: "パスワードを設定する",
      after: (hours) => [JA_AFTER(hours), "期限が切れた場合は、招待した担当者に再送をお申し付けください。"],
    },
    zh: {
      subject: "邀请您使用 Medsieve",
      greeting: ZH_GREETING,
      before: [
        "我们已为您开通 Medsieve 账户：提出临床或科研问题，即可看到文献的检索、阅读与排序过程，每一条陈述都能追溯到原文句子。",
        "请先设置密码。",
      ],
      button: "设置密码",
      after: (hours) => [ZH_AFTER(hours), "如已过期，请联系邀请您的管理员重新发送。"],
    },
  },
  demo: {
    en: {
      subject: "Welcome to Medsieve: your demo account",
      greeting: EN_GREETING,
      before: ["Your demo account is ready. Choose a password, sign in, and ask your first question."],
      button: "Choose a password",
      after: (hours) => [
        EN_AFTER(hours),
        "If it has expired, use “Forgot password?” on the sign-in page to get a new one. If you did not sign up, you can ignore this email.",
      ],
    },
    ja: {
      subject: "Medsieve へようこそ：デモアカウントのご案内",
      greeting: JA_GREETING,
      before: ["デモアカウントの準備ができました。パスワードを設定してサインインし、最初の質問を入力してください。"],
      button: "パスワードを設定する",
      after: (hours) => [
        JA_AFTER(hours),
        "期限が切れた場合は、サインイン画面の「パスワードをお忘れの方」から新しいリンクをお受け取りください。お心当たりがない場合は、何もなさらなくて結構です。",
      ],
    },
    zh: {
      subject: "欢迎使用 Medsieve：您的演示账户",
      greeting: ZH_GREETING,
      before: ["您的演示账户已准备就绪。请设置密码并登录，然后提出第一个问题。"],
      button: "设置密码",
      after: (hours) => [
        ZH_AFTER(hours),
        "如已过期，请在登录页面点击“忘记密码？”获取新链接。如果您没有注册，请忽略本邮件。",
      ],
    },
  },
  welcome: {
    en: {
      subject: "Welcome to Medsieve",
      greeting: EN_GREETING,
      before: [
        "An account has been set up for you at Medsieve: ask a clinical or research question, and watch the literature being searched, read and ranked, with every statement traced to its sentence.",
        "Sign in with this email address and the password that you were given.",
      ],
      button: "Sign in",
      after: () => ["If you were not given a password, use “Forgot password?” on the sign-in page to choose one."],
    },
    ja: {
      subject: "Medsieve へようこそ",
      greeting: JA_GREETING,
      before: [
        "Medsieve のアカウントをご用意しました。臨床や研究の疑問を入力すると、文献の検索・読解・順位付けが行われ、示される記述はすべて論文の文までたどれます。",
        "このメールアドレスと、別途お伝えしたパスワードでサインインしてください。",
      ],
      button: "サインインする",
      after: () => [
        "パスワードを受け取っていない場合は、サインイン画面の「パスワードをお忘れの方」からお決めいただけます。",
      ],
    },
    zh: {
      subject: "欢迎使用 Medsieve",
      greeting: ZH_GREETING,
      before: [
        "我们已为您开通 Medsieve 账户：提出临床或科研问题，即可看到文献的检索、阅读与排序过程，每一条陈述都能追溯到原文句子。",
        "请使用本邮箱地址和您收到的密码登录。",
      ],
      button: "登录",
      after: () => ["如果您尚未收到密码，请在登录页面点击“忘记密码？”自行设置。"],
    },
  },
  ...SECURITY_MAIL_TEXTS,
  ...BUDGET_MAIL_TEXTS,
  ...SETUP_MAIL_TEXTS,
};
