import { LIMIT_LANGUAGES, type LimitLanguage } from "@medsieve/contract/constants";
import { NO_LIMITS, type SearchLimits } from "@medsieve/contract/searches";
import type { ImportedPubmedSearch, StrategyNote } from "@medsieve/contract/strategies";
import { nameLanguage } from "../languages.ts";
import { QueryError } from "../query.ts";
import { readPubmedFilter } from "./pubmed-filters.ts";

/** Parameters of PubMed's search page that change how its list looks, not what it finds. */
const LOOKS = new Set(["sort", "sort_order", "size", "format", "page", "show_snippets", "timeline", "schema", "from"]);

const EARLIER_SEARCH = /(?<![\w#])#\d{1,4}(?!\w)/u;

/**
 * A search of PubMed's page as a query and the limits of a search: its address, its "Search Details", or the query itself.
 * Throws QueryError with the place in the text and what was expected there.
 */
export function importPubmedSearch(text: string, thisYear: number): ImportedPubmedSearch {
  const given = text.trim();
  const read = /^(?:https?:\/\/|pubmed\.ncbi\.|www\.ncbi\.)\S+$/iu.test(given)
    ? readAddress(given, text, thisYear)
    : { query: readDetails(given), limits: NO_LIMITS, notes: [] };
  const refuse = (code: "empty_query" | "history_reference", message: string) =>
    new QueryError(code, message, 0, text.length);
  if (read.query === "") throw refuse("empty_query", "There is no query in this text.");
  const [earlier] = EARLIER_SEARCH.exec(read.query) ?? [];
  if (earlier !== undefined) {
    throw refuse(
      "history_reference",
      `The search names ${earlier}, an earlier search that only PubMed knows. Paste its "Search Details", where it is written out.`,
    );
  }
  return read;
}

/** Lines that PubMed's page prints above the query. */
const TITLES = new Set(["query", "search", "search details"]);

/** The query of the search details, without the list of how each word was read, which follows it. */
function readDetails(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  const named = lines.map((line) => line.toLowerCase().replace(/:$/u, "").trimEnd());
  const end = named.indexOf("translations");
  return lines
    .slice(0, end === -1 ? lines.length : end)
    .filter((_line, index) => !TITLES.has(named[index] ?? ""))
    .join(" ")
    .split(/\s+/u)
    .join(" ")
    .trim();
}

function readAddress(given: string, text: string, thisYear: number): ImportedPubmedSearch {
  const address = URL.parse(/^https?:/iu.test(given) ? given : `https://${given}`);
  // Libraries reach PubMed through proxies, which change its host name.
  const isPubmed = address !== null && /pubmed/iu.test(`${address.hostname}${address.pathname.split("/")[1] ?? ""}`);
  const refuse = (message: string) => new QueryError("not_pubmed_search", message, 0, text.length);
  if (!isPubmed) {
    throw refuse("This address is not one of PubMed's: https://pubmed.ncbi.nlm.nih.gov/?term=… is expected.");
  }
  const term = address.searchParams.get("term")?.trim() ?? "";
  if (term === "") {
    throw refuse(
      "This address of PubMed has no search in it: ?term=… is expected, as in the address of a list of results.",
    );
  }
  const notes: StrategyNote[] = [];
  let limits: SearchLimits = NO_LIMITS;
  const languages: string[] = [];
  const kinds = new Map<string, string[]>();
  const note = (code: string, message: string, values: Record<string, string>) => notes.push({ code, message, values });
  for (const [name, value] of address.searchParams) {
    if (name === "term" || LOOKS.has(name)) continue;
    const read = name === "filter" ? readPubmedFilter(value, thisYear) : null;
    const what = `${name}=${value}`;
    if (read === null) {
      note("not_carried_over", `Not carried over: ${what}`, { what });
      continue;
    }
    if (read.lastYears !== null) {
      const { years, first } = read.lastYears;
      const message = `The last ${years} years are searched from the beginning of ${first}.`;
      note("last_years", message, { years: String(years), first: String(first) });
    }
    limits = { ...limits, ...read.limits };
    if (read.language !== null) languages.push(read.language);
    const [kind = ""] = value.split(".");
    if (read.query !== null) kinds.set(kind, [...(kinds.get(kind) ?? []), read.query]);
  }
  const isOffered = (code: string): code is LimitLanguage => LIMIT_LANGUAGES.some((offered) => offered === code);
  if (languages.every(isOffered)) limits = { ...limits, languages: [...new Set(languages)] };
  else
    kinds.set(
      "lang",
      languages.map((code) => `${nameLanguage(code)}[la]`),
    );
  return { query: joinFilters(term, [...kinds.values()]), limits, notes };
}

/** PubMed joins filters of one kind by OR, and the kinds by AND. */
function joinFilters(term: string, kinds: readonly string[][]): string {
  if (kinds.length === 0) return term;
  const groups = kinds.map((group) => (group.length > 1 ? `(${group.join(" OR ")})` : (group[0] ?? "")));
  const excluded = groups.filter((group) => group.startsWith("NOT "));
  const others = groups.filter((group) => !group.startsWith("NOT "));
  return [[`(${term})`, ...others].join(" AND "), ...excluded].join(" ");
}
