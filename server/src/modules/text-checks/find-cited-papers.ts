import type { PaperRecord } from "@medsieve/contract/papers";
import type { ClaimReason } from "@medsieve/contract/text-checks";
import { type CitedPaper, keyOf } from "@medsieve/reader/verify/find-citations";
import { splitWords } from "@medsieve/text/words";
import type { PaperSource } from "../../sources/paper-source.ts";

/** A citation with the paper that the source has under it. */
export interface ResolvedCitation {
  cited: CitedPaper;
  /** Null where there is none, or another than the reference names. */
  paper: PaperRecord | null;
  /** Why there is none; null where it was found. */
  reason: ClaimReason | null;
}

/** Share of a title's words that the reference must have to mean this paper, or of its words that the title must have. */
const SAME_TITLE = 0.6;
/** Words that a reference has at least for a title to be looked for in it. */
const LEAST_WORDS = 8;
/** Words of a title that a source is asked for. */
const MOST_TITLE_WORDS = 12;
const LEAST_TITLE_WORDS = 4;
/** References without identifier that are looked for by their title. */
const MOST_TITLES = 40;

const wordsOf = (text: string) => splitWords(text.toLowerCase()).map(({ text: word }) => word);

/** Most of these words stand among the others; so do those of none. */
function sharesMost(words: readonly string[], others: readonly string[]): boolean {
  const known = new Set(others);
  return words.filter((word) => known.has(word)).length >= SAME_TITLE * words.length;
}

/** Whether a printed reference can mean a paper of this title; true also where it prints too little to decide. */
function namesTitle(reference: string | null, title: string): boolean {
  if (reference === null) return true;
  const printed = wordsOf(reference.replace(/https?:\/\/\S+|10\.\d{4,9}\/\S+/gu, " "));
  if (printed.filter((word) => /\p{L}{2}/u.test(word)).length < LEAST_WORDS) return true;
  const words = wordsOf(title).filter((word) => word.length > 2);
  const named = printed.filter((word) => word.length > 2 && /\p{L}/u.test(word) && word !== "pmid");
  return sharesMost(words, named) || sharesMost(named, words);
}

/** The longest stretch between two points is a reference's title. */
function guessTitle(reference: string): string | null {
  const parts = reference.split(/[.?!]\s+|[“”"]/u).map((part) => wordsOf(part));
  const [longest = []] = parts.toSorted((a, b) => b.length - a.length);
  return longest.length < LEAST_TITLE_WORDS ? null : longest.slice(0, MOST_TITLE_WORDS).join(" ");
}

/**
 * The papers that a text cites, each once, by what the text calls them. `readIsPubmed`: whether it was all of PubMed that
 * answered, so that what it does not have does not exist under this identifier.
 */
export async function findCitedPapers(
  cited: readonly CitedPaper[],
  source: PaperSource,
  readIsPubmed: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<Map<string, ResolvedCitation>> {
  const byDoi = await source.findByDoi([...new Set(cited.flatMap(({ doi }) => (doi === null ? [] : [doi])))], signal);
  const byTitle = await findByTitles(
    cited.filter(({ pmid, doi, reference }) => pmid === null && doi === null && reference !== null),
    source,
    signal,
  );
  const pmidOf = (one: CitedPaper) => one.pmid ?? (one.doi === null ? null : (byDoi.get(one.doi) ?? null));
  const wanted = [...new Set(cited.flatMap((one) => pmidOf(one) ?? []))];
  const records = new Map((await source.fetch(wanted, signal)).map((record) => [record.pmid, record]));
  const isPubmed = await readIsPubmed();
  const unknown: ClaimReason = isPubmed ? "paper_not_found" : "not_in_library";
  const resolve = (one: CitedPaper): ResolvedCitation => {
    const pmid = pmidOf(one);
    if (pmid === null && one.doi === null) {
      const found = one.reference === null ? undefined : byTitle.get(one.reference);
      if (found) return { cited: one, paper: found, reason: null };
      return { cited: one, paper: null, reason: found === null ? unknown : "no_identifier" };
    }
    if (pmid === null) return { cited: one, paper: null, reason: isPubmed ? "doi_not_found" : "not_in_library" };
    const record = records.get(pmid);
    if (record === undefined) return { cited: one, paper: null, reason: unknown };
    const isAnother =
      one.pmid !== null && one.doi !== null && record.doi !== null && record.doi.toLowerCase() !== one.doi;
    if (isAnother || !namesTitle(one.reference, record.title))
      return { cited: one, paper: null, reason: "title_differs" };
    return { cited: one, paper: record, reason: null };
  };
  return new Map(cited.map((one) => [keyOf(one), resolve(one)]));
}

/** Papers by the reference that prints their title; null where none has it. What was not looked for is absent. */
async function findByTitles(
  cited: readonly CitedPaper[],
  source: PaperSource,
  signal: AbortSignal,
): Promise<Map<string, PaperRecord | null>> {
  const found = new Map<string, PaperRecord | null>();
  for (const reference of [...new Set(cited.flatMap(({ reference: text }) => text ?? []))].slice(0, MOST_TITLES)) {
    const title = guessTitle(reference);
    if (title === null) continue;
    const query = title
      .split(" ")
      .map((word) => `${word}[ti]`)
      .join(" AND ");
    const { pmids } = await source.search(query, 3, signal);
    const match = (await source.fetch(pmids, signal)).find((record) => namesTitle(reference, record.title));
    found.set(reference, match ?? null);
  }
  return found;
}
