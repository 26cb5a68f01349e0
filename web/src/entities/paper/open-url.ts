import type { ListedRecord } from "@medsieve/contract/papers";

/** What of a paper an OpenURL names; a record of an old search knows less. */
export type OpenUrlPaper = Pick<ListedRecord, "pmid" | "title" | "journal" | "year" | "doi" | "demonstration"> &
  Partial<
    Pick<ListedRecord, "authors" | "journal_abbreviation" | "volume" | "issue" | "pages" | "languages" | "pmcid">
  >;

const FICTIONAL = "Fictional paper of Medsieve's demonstration library";

/** The paper as the key/value pairs of OpenURL 1.0 (ANSI/NISO Z39.88-2004), which are also those of COinS. */
function describePaper(paper: OpenUrlPaper): [key: string, value: string][] {
  const [firstPage, lastPage] = (paper.pages ?? "").split("-", 2);
  const known: [string, string | number | null | undefined][] = [
    ["rft_val_fmt", "info:ofi/fmt:kev:mtx:journal"],
    ["rfr_id", "info:sid/medsieve"],
    ["rft.genre", "article"],
    ["rft.atitle", paper.title],
    ["rft.jtitle", paper.journal],
    ["rft.stitle", paper.journal_abbreviation],
    ["rft.date", paper.year],
    ["rft.volume", paper.volume],
    ["rft.issue", paper.issue],
    ["rft.pages", paper.pages],
    ["rft.spage", firstPage],
    ["rft.epage", lastPage === undefined ? undefined : joinLastPage(firstPage ?? "", lastPage)],
    ...(paper.authors ?? []).map((author): [string, string] => ["rft.au", putCommaBeforeInitials(author)]),
    ["rft.language", paper.languages?.[0]],
    ["rft.description", paper.demonstration ? FICTIONAL : null],
    ["rft_id", paper.doi && `info:doi/${paper.doi}`],
    ["rft_id", `info:pmid/${paper.pmid}`],
  ];
  return known.flatMap(([key, value]): [string, string][] =>
    value === null || value === undefined || value === "" ? [] : [[key, String(value)]],
  );
}

/** What the title of a COinS span holds. */
export function writeCoins(paper: OpenUrlPaper): string {
  return new URLSearchParams([["ctx_ver", "Z39.88-2004"], ...describePaper(paper)]).toString();
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
