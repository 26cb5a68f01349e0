import { randomUUID } from "node:crypto";
import type { Language } from "@medsieve/contract/constants";
import { type ALERTED_KINDS, noticeUrl } from "@medsieve/contract/notices";
import { type Notice, pubmedUrl } from "@medsieve/contract/papers";
import { escapeHtml, layOutMail, writeButton, writeFooter, writeParagraph } from "@medsieve/mail/mail-html";
import type { DigestMail } from "@medsieve/mail/mail-queue";
import { MAIL_FOOTERS } from "@medsieve/mail/mail-texts";
import { ALERT_MAIL_TEXTS } from "./alert-mail-texts.ts";

/** Papers that a mail names. */
const PAPERS_NAMED = 30;

/** A notice about a paper of a saved search that became known after it. */
export interface MailedAlert {
  question: string;
  pmid: number;
  title: string;
  kind: (typeof ALERTED_KINDS)[number];
  notice: Notice;
}

interface AlertMail {
  language: Language;
  recipient: string;
  /** At least one, those of one search together. */
  alerts: readonly MailedAlert[];
  page: string;
  unsubscribe: string;
}

/** What became known of the papers of saved searches, as a mail in the user's language, as plain text and as HTML. */
export function writeAlertMail({ language, recipient, alerts, page, unsubscribe }: AlertMail): DigestMail {
  const texts = ALERT_MAIL_TEXTS[language];
  const subject = texts.subject(new Set(alerts.map(({ pmid }) => pmid)).size);
  const named = alerts.slice(0, PAPERS_NAMED);
  const more = alerts.length - named.length;
  const searches = [...new Set(named.map(({ question }) => question))].map((question) => ({
    question: question.replace(/\s+/gu, " ").trim(),
    entries: named.filter((alert) => alert.question === question).map((alert) => describeAlert(alert, texts.kinds)),
  }));
  const html = layOutMail(
    language,
    subject,
    [
      writeParagraph(texts.lead),
      ...searches.map(({ question, entries }) => writeSearch(question, entries)),
      ...(more > 0 ? [writeParagraph(texts.more(more))] : []),
      writeButton(page, texts.button),
      writeFooter(texts.reason),
      `<p style="margin:0;font-size:14px"><a href="${escapeHtml(unsubscribe)}" style="color:#0f5c5c">${escapeHtml(texts.unsubscribe)}</a></p>`,
      writeFooter(MAIL_FOOTERS[language]),
    ].join("\n"),
  );
  const text = [
    texts.lead,
    ...searches.map(({ question, entries }) =>
      [question, ...entries.map(({ title, facts, url }) => `- ${title}\n  ${facts}\n  ${url}`)].join("\n"),
    ),
    ...(more > 0 ? [texts.more(more)] : []),
    `${texts.button}:\n${page}`,
    `-- \n${texts.reason}\n${texts.unsubscribe}: ${unsubscribe}\n${MAIL_FOOTERS[language]}`,
  ].join("\n\n");
  return { id: randomUUID(), recipient, subject, text: `${text}\n`, html, link: page, unsubscribe };
}

interface Entry {
  title: string;
  facts: string;
  url: string;
}

function describeAlert({ pmid, title, kind, notice }: MailedAlert, kinds: Record<MailedAlert["kind"], string>): Entry {
  const facts = [kinds[kind], notice.citation, `PMID ${pmid}`].filter((fact) => fact !== null);
  return { title, facts: facts.join(" · "), url: noticeUrl(notice, false) ?? pubmedUrl(String(pmid), false) ?? "" };
}

function writeSearch(question: string, entries: readonly Entry[]): string {
  const items = entries.map(({ title, facts, url }) => {
    const linked = `<a href="${escapeHtml(url)}" style="color:#0f5c5c">${escapeHtml(title)}</a>`;
    return `<li style="margin:0 0 10px">${linked}<br><span style="color:#5d574d;font-size:14px">${escapeHtml(facts)}</span></li>`;
  });
  return `<h2 style="margin:24px 0 8px;font-size:17px">${escapeHtml(question)}</h2>
<ul style="margin:0;padding-left:20px">
${items.join("\n")}
</ul>`;
}
