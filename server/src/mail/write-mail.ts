import type { Language } from "@medsieve/contract/constants";
import { LANGUAGE_TRAITS } from "@medsieve/contract/language-traits";
import { MAIL_FOOTERS, MAIL_TEXTS, type MailKind } from "./mail-texts.ts";

/** The name is chosen at sign-up by anyone; it must not carry an address to somebody else's mailbox. */
const LIKE_AN_ADDRESS = /[/@\\]|www\.|\p{L}\.\p{L}{2,}/iu;

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
  /** Lines under what the mail says at first; null: not known. */
  facts?: readonly (string | null)[];
}): WrittenMail {
  const texts = MAIL_TEXTS[mail.purpose][mail.language];
  const footer = MAIL_FOOTERS[mail.language];
  const greeting = texts.greeting(LIKE_AN_ADDRESS.test(mail.name) ? null : mail.name);
  const facts = (mail.facts ?? []).filter((fact) => fact !== null);
  const after = texts.after(mail.hours ?? 0);
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const html = `<!doctype html>
<html lang="${LANGUAGE_TRAITS[mail.language].tag}">
<head><meta charset="utf-8"><title>${escapeHtml(texts.subject)}</title></head>
<body style="margin:0;padding:24px;background:#f6f4f0;color:#25221e;font:16px/1.6 sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#fff;border:1px solid #ddd8cf;border-radius:8px">
${[greeting, ...texts.before].map(paragraph).join("\n")}
${facts.length === 0 ? "" : `<p style="margin:0 0 16px">${facts.map(escapeHtml).join("<br>")}</p>\n`}<p style="margin:24px 0"><a href="${escapeHtml(mail.link)}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:#0f5c5c;color:#fff;text-decoration:none">${escapeHtml(texts.button)}</a></p>
<p style="margin:0 0 16px;word-break:break-all;color:#5d574d;font-size:14px">${escapeHtml(mail.link)}</p>
${after.map(paragraph).join("\n")}
<p style="margin:24px 0 0;color:#5d574d;font-size:14px">${escapeHtml(footer)}</p>
</div>
</body>
</html>
`;
  const text = [
    greeting,
    ...texts.before,
    ...(facts.length === 0 ? [] : [facts.join("\n")]),
    `${texts.button}:\n${mail.link}`,
    ...after,
    `-- \n${footer}`,
  ].join("\n\n");
  return { recipient: mail.recipient, subject: texts.subject, text: `${text}\n`, html, link: mail.link };
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
