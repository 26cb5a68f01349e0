import type { SearchLimits } from "@medsieve/contract/searches";
import { findLanguageCode } from "../languages.ts";
import { listPublicationTypes } from "../publication-types.ts";

/** What a filter of PubMed's search page becomes: a part of the query, a limit of the search, or a language of publication. */
export interface ReadFilter {
  query: string | null;
  limits: Partial<SearchLimits>;
  /** MEDLINE's code. */
  language: string | null;
  /** PubMed counts these years to the day, a search from the beginning of the first; null of any other filter. */
  lastYears: { years: number; first: number } | null;
}

const NOTHING: ReadFilter = { query: null, limits: {}, language: null, lastYears: null };
const asQuery = (query: string): ReadFilter => ({ ...NOTHING, query });
const asLimits = (limits: Partial<SearchLimits>): ReadFilter => ({ ...NOTHING, limits });

/** Ages as PubMed's page groups them (PubMed Help, "Age"), by its names in addresses. */
const AGES: Record<string, string> = {
  allchild: '("infant"[mh] OR "child"[mh] OR "adolescent"[mh])',
  newborn: '"infant, newborn"[mh]',
  allinfant: '"infant"[mh]',
  infant: '"infant"[mh:noexp]',
  preschoolchild: '"child, preschool"[mh]',
  child: '"child"[mh:noexp]',
  adolescent: '"adolescent"[mh]',
  alladult: '"adult"[mh]',
  youngadult: '"young adult"[mh]',
  adult: '"adult"[mh:noexp]',
  middleagedaged: '("middle aged"[mh] OR "aged"[mh])',
  middleaged: '"middle aged"[mh]',
  aged: '"aged"[mh]',
  "80andover": '"aged, 80 and over"[mh]',
};

/** Filters that are a subset of PubMed, or the absence of a kind of record. */
const OTHERS: Record<string, string> = {
  "hum_ani.animals": '"animals"[mh:noexp]',
  "sex.female": '"female"[mh]',
  "sex.male": '"male"[mh]',
  "simsearch1.fha": "hasabstract",
  "simsearch2.ffrft": '"free full text"[sb]',
  "simsearch3.fft": '"full text"[sb]',
  "other.excludepreprints": "NOT preprint[pt]",
  "other.medline": "medline[sb]",
};

const squash = (name: string) => name.toLowerCase().replace(/[^a-z\d]/gu, "");
const TYPES = new Map(listPublicationTypes().map((name) => [squash(name), name]));
TYPES.set("booksdocs", "Books and Documents");

const YEARS = /^years\.(\d{4})-(\d{4})$/u;
const DATES = /^dates\.(\d{4}(?:\/\d{1,2}){0,2})-(\d{4}(?:\/\d{1,2}){0,2})$/u;
const LAST_YEARS = /^datesearch\.y_(\d{1,2})$/u;

/** A filter as it stands in an address of PubMed's search page, such as `pubt.review`; null: none that is known. */
export function readPubmedFilter(filter: string, thisYear: number): ReadFilter | null {
  const [, from, to] = YEARS.exec(filter) ?? [];
  if (from !== undefined && to !== undefined) return asLimits({ from_year: Number(from), to_year: Number(to) });
  const [, since, until] = DATES.exec(filter) ?? [];
  if (since !== undefined && until !== undefined) return asQuery(`("${since}"[dp] : "${until}"[dp])`);
  const [, years] = LAST_YEARS.exec(filter) ?? [];
  if (years !== undefined) {
    const first = thisYear - Number(years);
    return { ...asLimits({ from_year: first }), lastYears: { years: Number(years), first } };
  }
  if (filter === "hum_ani.humans") return asLimits({ humans: true });
  const [kind = "", value = ""] = filter.split(/\.(.*)/su);
  if (kind === "lang") {
    const language = findLanguageCode(value);
    return language === null ? null : { ...NOTHING, language };
  }
  if (kind === "pubt") {
    const type = TYPES.get(squash(value));
    return type === undefined ? null : asQuery(`"${type}"[pt]`);
  }
  const other = kind === "age" ? AGES[value] : OTHERS[filter];
  return other === undefined ? null : asQuery(other);
}
