import { type ListedRecord, pubmedUrl } from "@medsieve/contract/papers";

/** What of a paper an OpenURL names; a record of an old search knows less. */
export type OpenUrlPaper = Pick<ListedRecord, "pmid" | "title" | "journal" | "year" | "doi" | "demonstration"> &
  Partial<
    Pick<
      ListedRecord,
      | "authors"
      | "journal_abbreviation"
      | "issns"
      | "publication_date"
      | "volume"
      | "issue"
      | "pages"
      | "languages"
      | "pmcid"
    >
  >;

const FICTIONAL = "Fictional paper of Medsieve's demonstration library";
/** Month names of PubMed's dates, by their first letters. */
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "2003 Jul-Aug" as year and month, each as it is written in numbers; the year alone where that is all that is known. */
export function listDateParts(date: string | null | undefined, year: number | null): string[] {
  const printed = /^(\d{4})(?: ([A-Z][a-z]{2}))?(?: (\d{1,2}))?/u.exec(date ?? "");
  if (printed === null) return year === null ? [] : [String(year)];
  const [, printedYear = "", month = "", day] = printed;
  const number = MONTHS.indexOf(month) + 1;
  if (number === 0) return [printedYear];
  const parts = [printedYear, String(number).padStart(2, "0")];
  return day === undefined ? parts : [...parts, day.padStart(2, "0")];
}

/** Reference managers keep the title and leave the description out: a fictional paper says in its title that it is one. */
export function markFictional({ title, demonstration }: Pick<OpenUrlPaper, "title" | "demonstration">): string {
  return demonstration ? `[FICTIONAL] ${title}` : title;
}

/** The paper as the key/value pairs of OpenURL 1.0 (ANSI/NISO Z39.88-2004), which are also those of COinS. */
function describePaper(paper: OpenUrlPaper): [key: string, value: string][] {
  const [firstPage = "", printedLast] = (paper.pages ?? "").split("-", 2);
  const lastPage = printedLast === undefined ? undefined : joinLastPage(firstPage, printedLast);
  const known: [string, string | number | null | undefined][] = [
    ["rft_val_fmt", "info:ofi/fmt:kev:mtx:journal"],
    ["rfr_id", "info:sid/medsieve"],
    ["rft.genre", "article"],
    ["rft.atitle", markFictional(paper)],
    ["rft.jtitle", paper.journal],
    ["rft.stitle", paper.journal_abbreviation],
    ["rft.issn", paper.issns?.find(({ kind }) => kind !== "electronic")?.number],
    ["rft.eissn", paper.issns?.find(({ kind }) => kind === "electronic")?.number],
    ["rft.date", listDateParts(paper.publication_date, paper.year).join("-")],
    ["rft.volume", paper.volume],
    ["rft.issue", paper.issue],
    ["rft.pages", lastPage === undefined ? paper.pages : `${firstPage}-${lastPage}`],
    ["rft.spage", firstPage],
    ["rft.epage", lastPage],
    ...(paper.authors ?? []).map(describeAuthor),
    ["rft.language", paper.languages?.[0]],
    ["rft.description", paper.demonstration ? FICTIONAL : null],
    ["rft_id", paper.doi && `info:doi/${paper.doi}`],
    ["rft_id", `info:pmid/${paper.pmid}`],
  ];
  return known.flatMap(([key, value]): [string, string][] =>
    value === null || value === undefined || value === "" ? [] : [[key, String(value)]],
  );
}

/** A name without initials is a group's, which is not parted into first and last names. */
function describeAuthor(author: string): [key: string, value: string] {
  const name = putCommaBeforeInitials(author);
  return [name === author ? "rft.aucorp" : "rft.au", name];
}

/** What the title of a COinS span holds; with its page at PubMed, which Zotero keeps, as it does not keep the PMID. */
export function writeCoins(paper: OpenUrlPaper): string {
  const page = pubmedUrl(paper.pmid, paper.demonstration);
  const ends: [string, string][] = page === null ? [] : [["rft_id", page]];
  return new URLSearchParams([["ctx_ver", "Z39.88-2004"], ...describePaper(paper), ...ends]).toString();
}

/** The paper's address at a library's link resolver, whose own parameters stay. */
export function writeOpenUrl(resolver: string, paper: OpenUrlPaper): string {
  const url = new URL(resolver);
  const head: [string, string][] = [
    ["url_ver", "Z39.88-2004"],
    ["url_ctx_fmt", "info:ofi/fmt:kev:mtx:ctx"],
  ];
  for (const [key, value] of [...head, ...describePaper(paper)]) url.searchParams.append(key, value);
  return url.href;
}

/** MEDLINE leaves out the digits that the last page shares with the first: "1051-9" ends at 1059. */
export function joinLastPage(first: string, last: string): string {
  return /^\d+$/.test(first) && /^\d+$/.test(last) && last.length < first.length
    ? first.slice(0, first.length - last.length) + last
    : last;
}

/** "van der Berg JM" as "van der Berg, JM", so that the family name is read whole; other names as they are. */
export function putCommaBeforeInitials(author: string): string {
  return author.replace(/ (?=\p{Lu}{1,4}(?: (?:Jr|Sr|\d\w\w))?$)/u, ", ");
}
