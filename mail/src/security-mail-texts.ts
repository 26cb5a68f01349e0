import type { Language } from "@medsieve/contract/constants";
import { EN_GREETING, JA_GREETING, type MailTexts, ZH_GREETING } from "./mail-words.ts";

/** What the owner of an account is notified of, so that no one else does it unnoticed. */
export type SecurityMailKind = "temporary_password" | "new_device" | "factor_reset" | "factor_changed";

export const SECURITY_MAIL_TEXTS: Record<SecurityMailKind, Record<Language, MailTexts>> = {
  temporary_password: {
    en: {
      subject: "Your Medsieve password was reset",
      greeting: EN_GREETING,
      before: [
        "An administrator has replaced the password of your Medsieve account by a temporary one, which you will be given in another way. You have been signed out everywhere.",
        "Sign in with it, and then choose a password of your own.",
      ],
      button: "Sign in",
      after: () => ["If you did not expect this, ask your administrator."],
    },
    ja: {
      subject: "Medsieve パスワードがリセットされました",
      greeting: JA_GREETING,
      before: [
        "管理者により、お使いの Medsieve アカウントのパスワードが仮パスワードに変更されました。仮パスワードは別途お知らせします。すべての端末でサインアウトされています。",
        "仮パスワードでサインインしたあと、ご自身のパスワードに変更してください。",
      ],
      button: "サインインする",
      after: () => ["お心当たりがない場合は、管理者にお問い合わせください。"],
    },
    zh: {
      subject: "您的 Medsieve 密码已被重置",
      greeting: ZH_GREETING,
      before: [
        "管理员已将您的 Medsieve 账户密码更换为临时密码，临时密码将以其他方式告知您。您已在所有设备上退出登录。",
        "请使用临时密码登录，然后设置自己的密码。",
      ],
      button: "登录",
      after: () => ["如果您对此并不知情，请联系管理员。"],
    },
  },
  new_device: {
    en: {
      subject: "Medsieve: sign-in from a new device",
      greeting: EN_GREETING,
      before: [
        "Someone, presumably you, signed in to your Medsieve account with a browser that was not used for it before:",
      ],
      button: "See where you are signed in",
      after: () => ["If it was not you, end that session on this page and change your password at once."],
    },
    ja: {
      subject: "Medsieve 新しい端末からのサインイン",
      greeting: JA_GREETING,
      before: ["これまで使われていないブラウザから、お使いの Medsieve アカウントへのサインインがありました。"],
      button: "サインイン中の端末を確認する",
      after: () => ["お心当たりがない場合は、このページでそのセッションを終了し、すぐにパスワードを変更してください。"],
    },
    zh: {
      subject: "Medsieve：新设备登录提醒",
      greeting: ZH_GREETING,
      before: ["有人（可能是您本人）在一个此前未使用过的浏览器中登录了您的 Medsieve 账户："],
      button: "查看登录中的设备",
      after: () => ["如果不是您本人的操作，请在该页面结束该会话，并立即修改密码。"],
    },
  },
  factor_reset: {
    en: {
      subject: "Your second factor for Medsieve was taken away",
      greeting: EN_GREETING,
      before: [
        "An administrator has turned off the authenticator app of your Medsieve account, as when it was lost. You have been signed out everywhere, and sign in with your password alone.",
      ],
      button: "Set it up again",
      after: () => ["If you did not ask for this, change your password and ask your administrator."],
    },
    ja: {
      subject: "Medsieve 二段階認証が解除されました",
      greeting: JA_GREETING,
      before: [
        "管理者により、お使いの Medsieve アカウントの認証アプリが解除されました（紛失時などの手続きです）。すべての端末でサインアウトされ、パスワードのみでサインインできる状態です。",
      ],
      button: "もう一度設定する",
      after: () => ["お心当たりがない場合は、パスワードを変更し、管理者にお問い合わせください。"],
    },
    zh: {
      subject: "您的 Medsieve 两步验证已被解除",
      greeting: ZH_GREETING,
      before: [
        "管理员已解除您的 Medsieve 账户的身份验证器（例如因设备遗失）。您已在所有设备上退出登录，目前仅凭密码即可登录。",
      ],
      button: "重新设置",
      after: () => ["如果您并未提出此请求，请修改密码并联系管理员。"],
    },
  },
  factor_changed: {
    en: {
      subject: "Medsieve: how you sign in has changed",
      greeting: EN_GREETING,
      before: ["Someone, presumably you, changed how your Medsieve account is signed in to:"],
      button: "See how you sign in",
      after: () => [
        "If it was not you, undo it on this page, end all other sessions there, and change your password at once.",
      ],
    },
    ja: {
      subject: "Medsieve サインイン方法が変更されました",
      greeting: JA_GREETING,
      before: ["お使いの Medsieve アカウントのサインイン方法が変更されました。"],
      button: "サインイン方法を確認する",
      after: () => [
        "お心当たりがない場合は、このページで変更を取り消し、ほかのセッションをすべて終了して、すぐにパスワードを変更してください。",
      ],
    },
    zh: {
      subject: "Medsieve：登录方式已更改",
      greeting: ZH_GREETING,
      before: ["有人（可能是您本人）更改了您的 Medsieve 账户的登录方式："],
      button: "查看登录方式",
      after: () => ["如果不是您本人的操作，请在该页面撤销更改、结束其他所有会话，并立即修改密码。"],
    },
  },
};

/** What an owner can do to the own second factors. */
export type FactorChange = "passkey_added" | "passkey_removed" | "factor_enabled" | "factor_disabled";

/** The line of a mail that says it. */
export const FACTOR_CHANGE_FACTS: Record<FactorChange, Record<Language, string>> = {
  passkey_added: { en: "A passkey was added", ja: "パスキーが追加されました", zh: "添加了通行密钥" },
  passkey_removed: { en: "A passkey was removed", ja: "パスキーが削除されました", zh: "移除了通行密钥" },
  factor_enabled: {
    en: "An authenticator app was set up",
    ja: "認証アプリが設定されました",
    zh: "设置了身份验证器",
  },
  factor_disabled: {
    en: "The authenticator app was turned off",
    ja: "認証アプリが解除されました",
    zh: "停用了身份验证器",
  },
};
