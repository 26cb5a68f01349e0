import type { Language } from "@medsieve/contract/constants";
import { LANGUAGE_TRAITS } from "@medsieve/contract/language-traits";
import { escapeHtml } from "@medsieve/mail/mail-html";
import { describeRun, type RunReport } from "../../watches/write-digest.ts";

export interface FeedRun extends RunReport {
  id: string;
  finishedAt: Date;
}

/** XML has no other control characters than tab and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu;

/** An Atom feed (RFC 4287) with an entry a run, the newest first. */
export function writeFeed(feed: {
  id: string;
  language: Language;
  question: string;
  createdAt: Date;
  page: string;
  self: string;
  runs: readonly FeedRun[];
}): string {
  const { id, language, page, self, runs } = feed;
  const updated = (runs[0]?.finishedAt ?? feed.createdAt).toISOString();
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE_TRAITS[language].tag}">
  <id>urn:uuid:${id}</id>
  <title>${escapeXml(feed.question)}</title>
  <updated>${updated}</updated>
  <author><name>Medsieve</name></author>
  <link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
${runs.map((run) => writeEntry(run, language, page)).join("")}</feed>
`;
}

function writeEntry(run: FeedRun, language: Language, page: string): string {
  const { outcome, html } = describeRun(run, language);
  return `  <entry>
    <id>urn:uuid:${run.id}</id>
    <title>${escapeXml(outcome)}</title>
    <updated>${run.finishedAt.toISOString()}</updated>
    <link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
    <content type="html">${escapeXml(html)}</content>
  </entry>
`;
}

function escapeXml(text: string): string {
  return escapeHtml(text.replace(NOT_XML, ""));
}
