import type { Language } from "@medsieve/contract/constants";

/** The words of one kind of mail; the link stands between `before` and `after`. */
export interface MailTexts {
  subject: string;
  /** Without a name where `name` is null. */
  greeting: (name: string | null) => string;
  before: readonly string[];
  /** What the link says that leads on. */
  button: string;
  /** `hours` that the link lasts; of no meaning where it does not run out. */
  after: (hours: number) => readonly string[];
}

/** Who had an invitation sent, by address: a stranger's offer and a colleague's look alike otherwise. */
export const INVITED_BY: Record<Language, (address: string) => string> = {
  en: (address) => `Invited by: ${address}`,
  ja: (address) => `招待者：${address}`,
  zh: (address) => `邀请人：${address}`,
};

export const EN_GREETING = (name: string | null) => (name === null ? "Hello," : `Hello ${name},`);
export const JA_GREETING = (name: string | null) => (name === null ? "ご利用者様" : `${name} 様`);
export const ZH_GREETING = (name: string | null) => (name === null ? "您好：" : `${name}，您好：`);
