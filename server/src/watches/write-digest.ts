import type { Language, NotCheckedCause } from "@medsieve/contract/constants";
import { noticeUrl } from "@medsieve/contract/notices";
import { pubmedUrl } from "@medsieve/contract/papers";
import type { SavedReading } from "@medsieve/contract/readings";
import { isBorneOut } from "@medsieve/contract/statements";
import { WATCH_FINDINGS } from "@medsieve/database/schema/watches";
import { escapeHtml, layOutMail, writeButton, writeFooter, writeParagraph } from "@medsieve/mail/mail-html";
import type { DigestMail } from "@medsieve/mail/mail-queue";
import { MAIL_FOOTERS } from "@medsieve/mail/mail-texts";
import type { RunPaper } from "./check-watch.ts";
import { DIGEST_TEXTS, type DigestTexts } from "./digest-texts.ts";

/** Papers of one finding that a digest names, and code points of the question in its subject. */
const PAPERS_NAMED = 20;
const QUESTION_LENGTH = 80;
/** The order of a digest: what counts against a paper, then what is new, then what is gone. */
const ORDER = [...WATCH_FINDINGS].sort((a, b) => rankOf(a) - rankOf(b));

function rankOf(finding: (typeof WATCH_FINDINGS)[number]): number {
  return finding === "gone" ? 2 : finding === "new" ? 1 : 0;
}

export interface RunReport {
  since: Date;
  papers: readonly RunPaper[];
  /** Queries that could not be run. */
  failed: number;
  /** Why it was not checked; null: it was. */
  cause: NotCheckedCause | null;
}

export interface Digest extends RunReport {
  /** The run's: the mail is known by it. */
  id: string;
  language: Language;
  recipient: string;
  question: string;
  page: string;
  unsubscribe: string;
}

/** What a run found, as a mail in the user's language, as plain text and as HTML. */
export function writeDigest(digest: Digest): DigestMail {
  const { id, language, recipient, page, unsubscribe } = digest;
  const texts = DIGEST_TEXTS[language];
  const question = digest.question.replace(/\s+/gu, " ").trim();
  const { outcome, html: report } = describeRun(digest, language);
  const subject = [outcome, cutQuestion(question)].join(texts.colon);
  const said = listSentences(digest, texts);
  const sections = listSections(digest, texts);
  const html = layOutMail(
    language,
    subject,
    [
      `<h1 style="margin:0 0 16px;font-size:20px;line-height:1.4">${escapeHtml(question)}</h1>`,
      report,
      writeButton(page, texts.button),
      writeFooter(texts.reason),
      `<p style="margin:0;font-size:14px"><a href="${escapeHtml(unsubscribe)}" style="color:#0f5c5c">${escapeHtml(texts.unsubscribe)}</a></p>`,
      writeFooter(MAIL_FOOTERS[language]),
    ].join("\n"),
  );
  const text = [
    question,
    ...said,
    ...sections.map(({ heading, readBy, entries, more }) =>
      [
        heading,
        ...(readBy === null ? [] : [readBy]),
        ...entries.map(({ title, facts, url, says }) =>
          [`- ${title}`, facts, ...says, ...(url === null ? [] : [url])].join("\n  "),
        ),
        ...(more === null ? [] : [more]),
      ].join("\n"),
    ),
    `${texts.button}:\n${page}`,
    `-- \n${texts.reason}\n${texts.unsubscribe}: ${unsubscribe}\n${MAIL_FOOTERS[language]}`,
  ].join("\n\n");
  return { id, recipient, subject, text: `${text}\n`, html, link: page, unsubscribe };
}

/** What came of a run, in a few words and as HTML. */
export function describeRun(run: RunReport, language: Language): { outcome: string; html: string } {
  const texts = DIGEST_TEXTS[language];
  const html = [...listSentences(run, texts).map(writeParagraph), ...listSections(run, texts).map(writeSection)];
  return { outcome: describeOutcome(run, texts), html: html.join("\n") };
}

function describeOutcome({ cause, failed, papers }: RunReport, texts: DigestTexts): string {
  if (cause !== null) return texts.notChecked;
  const counts = ORDER.map((finding) => ({ finding, count: countOf(papers, finding) })).filter(
    ({ count }) => count > 0,
  );
  if (counts.length > 0) return counts.map(({ finding, count }) => texts.counts[finding](count)).join(texts.comma);
  return failed > 0 ? texts.inPart : texts.quiet;
}

function countOf(papers: readonly RunPaper[], finding: RunPaper["finding"]): number {
  return papers.filter((paper) => paper.finding === finding).length;
}

function listSentences({ cause, failed, papers, since }: RunReport, texts: DigestTexts): string[] {
  if (cause !== null) return [texts.causes[cause], texts.again];
  return [
    ...(failed > 0 ? [texts.inPartText(failed)] : []),
    ...(failed === 0 && papers.length === 0 ? [texts.quietText(printDay(since))] : []),
  ];
}

interface Section {
  heading: string;
  /** Who read the papers; null where none was read. */
  readBy: string | null;
  /** `says`: what the paper says of the question, and its own words where these are others. */
  entries: { title: string; facts: string; url: string | null; says: string[] }[];
  more: string | null;
}

function listSections({ papers, since }: RunReport, texts: DigestTexts): Section[] {
  return ORDER.flatMap((finding) => {
    const found = papers.filter((paper) => paper.finding === finding);
    if (found.length === 0) return [];
    const more = found.length - PAPERS_NAMED;
    return [
      {
        heading: texts.headings[finding](found.length, printDay(since)),
        readBy: nameReaders(found, texts),
        entries: found.slice(0, PAPERS_NAMED).map((paper) => describePaper(paper, texts)),
        more: more > 0 ? texts.more(more) : null,
      },
    ];
  });
}

function describePaper(paper: RunPaper, texts: DigestTexts): Section["entries"][number] {
  const { pmid, title, journal, year, why, demonstration, notices, finding } = paper;
  const [notice] = finding === "new" ? [] : notices;
  const facts = [journal, year, `PMID ${pmid}`, why === null ? null : texts.why[why]].filter((fact) => fact !== null);
  return {
    title: title ?? texts.noTitle,
    facts: facts.join(" · "),
    says: paper.reading === null ? [] : listSayings(paper.reading, texts),
    url: (notice && noticeUrl(notice, demonstration)) ?? pubmedUrl(String(pmid), demonstration),
  };
}

/** Each statement of a summary, then the sentence it rests on where that is not the statement itself. */
function listSayings(reading: SavedReading, texts: DigestTexts): string[] {
  return reading.statements.flatMap(({ text, evidence }) => {
    if (!isBorneOut({ evidence })) return [`${text} ${texts.unverified}`];
    const quotes = evidence.flatMap(({ quote, status }) => (quote === null || status === "unverified" ? [] : [quote]));
    return [text, ...quotes.filter((quote) => !text.includes(quote)).map(texts.quote)];
  });
}

/** Null where none of these papers was read. */
function nameReaders(papers: readonly RunPaper[], texts: DigestTexts): string | null {
  const names = papers.flatMap(({ reading }) => {
    if (reading === null) return [];
    const { reader, model, fallback } = reading.read_by;
    return [reader === "model" ? (model ?? texts.model) : fallback === null ? texts.builtin : texts.inPlace];
  });
  return names.length === 0 ? null : texts.readBy([...new Set(names)].join(texts.comma));
}

function writeSection({ heading, readBy, entries, more }: Section): string {
  const items = entries.map(({ title, facts, url, says }) => {
    const name = escapeHtml(title);
    const linked = url === null ? name : `<a href="${escapeHtml(url)}" style="color:#0f5c5c">${name}</a>`;
    const said = says.map((saying) => `<br><span style="font-size:14px">${escapeHtml(saying)}</span>`).join("");
    return `<li style="margin:0 0 10px">${linked}<br><span style="color:#5d574d;font-size:14px">${escapeHtml(facts)}</span>${said}</li>`;
  });
  return `<h2 style="margin:24px 0 8px;font-size:17px">${escapeHtml(heading)}</h2>
${readBy === null ? "" : `<p style="margin:0 0 8px;color:#5d574d;font-size:14px">${escapeHtml(readBy)}</p>\n`}<ul style="margin:0;padding-left:20px">
${items.join("\n")}
</ul>${more === null ? "" : `\n${writeParagraph(more)}`}`;
}

function printDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

export function cutQuestion(question: string): string {
  const points = Array.from(question);
  return points.length > QUESTION_LENGTH ? `${points.slice(0, QUESTION_LENGTH - 1).join("")}…` : question;
}
