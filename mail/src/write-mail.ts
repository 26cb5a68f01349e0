import type { Language } from "@medsieve/contract/constants";
import { escapeHtml, layOutMail, writeButton, writeFooter, writeParagraph } from "./mail-html.ts";
import { MAIL_FOOTERS, MAIL_TEXTS, type MailKind } from "./mail-texts.ts";
import { INVITED_BY } from "./mail-words.ts";

/** The name is chosen at sign-up by anyone; it must not carry an address to somebody else's mailbox. */
const LIKE_AN_ADDRESS = /[/@\\]|www\.|\p{L}\.\p{L}{2,}/iu;

/** Between what a link does and its address. */
const COLONS: Record<Language, string> = { en: ":", ja: "：", zh: "：" };

export interface WrittenMail {
  recipient: string;
  subject: string;
  text: string;
  html: string;
  link: string;
}

/**
 * A mail with a link, as plain text and as HTML. `name` and `link` are text, never markup. `hours` is how long the link
 * lasts; of a welcome, whose link does not run out, it says nothing.
 */
export function writeLinkMail(mail: {
  purpose: MailKind;
  language: Language;
  recipient: string;
  name: string;
  link: string;
  hours?: number;
  /** Address of who had an invitation sent; null where it is none, or not known. */
  invitedBy?: string | null;
  /** Lines under what the mail says at first; null: not known. */
  facts?: readonly (string | null)[];
}): WrittenMail {
  const texts = MAIL_TEXTS[mail.purpose][mail.language];
  const footer = MAIL_FOOTERS[mail.language];
  const greeting = texts.greeting(LIKE_AN_ADDRESS.test(mail.name) ? null : mail.name);
  const invitedBy = mail.invitedBy == null ? null : INVITED_BY[mail.language](mail.invitedBy);
  const facts = [invitedBy, ...(mail.facts ?? [])].filter((fact) => fact !== null);
  const after = texts.after(mail.hours ?? 0);
  const html = layOutMail(
    mail.language,
    texts.subject,
    [
      ...[greeting, ...texts.before].map(writeParagraph),
      ...(facts.length === 0 ? [] : [`<p style="margin:0 0 16px">${facts.map(escapeHtml).join("<br>")}</p>`]),
      writeButton(mail.link, texts.button),
      `<p style="margin:0 0 16px;word-break:break-all;color:#5d574d;font-size:14px">${escapeHtml(mail.link)}</p>`,
      ...after.map(writeParagraph),
      writeFooter(footer),
    ].join("\n"),
  );
  const text = [
    greeting,
    ...texts.before,
    ...(facts.length === 0 ? [] : [facts.join("\n")]),
    `${texts.button}${COLONS[mail.language]}\n${mail.link}`,
    ...after,
    `-- \n${footer}`,
  ].join("\n\n");
  return { recipient: mail.recipient, subject: texts.subject, text: `${text}\n`, html, link: mail.link };
}
