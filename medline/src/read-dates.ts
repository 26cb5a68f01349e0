import type { PublicationDate } from "./citation.ts";
import { readTextAt } from "./plain-text.ts";
import type { XmlNode } from "./xml-node.ts";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
/** PubMed sorts a season by this month (PubMed User Guide, "Publication date"). */
const SEASONS = new Map(Object.entries({ winter: 1, spring: 4, summer: 7, fall: 10, autumn: 10 }));
const YEAR = /(?<!\d)(1[4-9]\d\d|20\d\d)(?!\d)/;

/** When it was published: PubDate, else ArticleDate (online); null when neither has a year. */
export function readPublicationDate(pubDate: XmlNode | null, articleDate: XmlNode | null): PublicationDate | null {
  return readDate(pubDate) ?? readDate(articleDate);
}

function readDate(node: XmlNode | null): PublicationDate | null {
  const medlineDate = readTextAt(node, "MedlineDate");
  const year = readTextAt(node, "Year");
  if (year === null) return medlineDate === null ? null : parsePrintedDate(medlineDate);
  const month = readTextAt(node, "Month") ?? readTextAt(node, "Season");
  const day = readTextAt(node, "Day");
  return parsePrintedDate(
    [year, month === null ? null : nameMonth(month), day === null ? null : day.replace(/^0+(?=\d)/, "")]
      .filter((part) => part !== null)
      .join(" "),
  );
}

/** "09", "9", "Sep" and "September" → "Sep"; anything else as it is. */
function nameMonth(month: string): string {
  const number = readMonth(month);
  return number !== null && /^(?:\d+|[a-z]+)$/i.test(month) && !SEASONS.has(month.toLowerCase())
    ? (MONTHS[number - 1] ?? month)
    : month;
}

function readMonth(word: string): number | null {
  if (/^\d{1,2}$/.test(word)) return Number(word) >= 1 && Number(word) <= 12 ? Number(word) : null;
  const lower = word.toLowerCase();
  const named = MONTHS.findIndex((month) => lower.startsWith(month.toLowerCase()));
  return named >= 0 ? named + 1 : (SEASONS.get(lower) ?? null);
}

/** Reads a date as PubMed prints it, e.g. "1998 Dec-1999 Jan", "Fall 2000", "1976 Dec 23-30". Of a range, the beginning. */
export function parsePrintedDate(printed: string): PublicationDate | null {
  const yearMatch = YEAR.exec(printed);
  if (yearMatch === null) return null;
  const rest = printed.replace(yearMatch[0], " ");
  const monthMatch = [...rest.matchAll(/[a-z]+/gi)].find((word) => readMonth(word[0]) !== null);
  const month = monthMatch === undefined ? null : readMonth(monthMatch[0]);
  const season = monthMatch !== undefined && SEASONS.has(monthMatch[0].toLowerCase());
  const after = monthMatch === undefined ? "" : rest.slice(monthMatch.index + monthMatch[0].length);
  const day = season ? null : Number(/^\s*(\d{1,2})(?!\d)/.exec(after)?.[1] ?? 0);
  const year = Number(yearMatch[0]);
  return { printed, year, month, day: month !== null && day !== null && isDay(year, month, day) ? day : null };
}

function isDay(year: number, month: number, day: number): boolean {
  return day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** A date of the record itself (DateRevised) as YYYY-MM-DD, a missing month or day as 01; null when absent or impossible. */
export function readRecordDate(node: XmlNode | null): string | null {
  const read = (name: string, missing: number) => Number(readTextAt(node, name) ?? missing);
  const [year, month, day] = [read("Year", 0), read("Month", 1), read("Day", 1)];
  if (!(year >= 1000 && year <= 9999 && month >= 1 && month <= 12 && isDay(year, month, day))) return null;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** First day of what is known of a publication date, as YYYY-MM-DD; null when there is no year. */
export function firstDay(published: PublicationDate | null): string | null {
  if (published === null || published.year === null) return null;
  const part = (number: number | null) => String(number ?? 1).padStart(2, "0");
  return `${String(published.year).padStart(4, "0")}-${part(published.month)}-${part(published.day)}`;
}
