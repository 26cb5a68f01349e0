/**
 * The score of papers as scoreTerms has PostgreSQL compute it: what ts_rank makes of the positions of a word, added up in
 * numbers of as many bits, so that papers come in the same order.
 */
import type { TermGroup } from "../rank-terms.ts";
import { countsOf, ESCAPE, type FieldCounts } from "./field-counts.ts";
import type { Searched } from "./find-papers.ts";
import { compareLexemes } from "./lexeme-order.ts";
import { createPlaceOf, type PaperSet } from "./paper-set.ts";
import { ABSENT, type DenseList, eachPosted } from "./posting-lists.ts";

/** What a position counts in the title, the abstract, the indexing and elsewhere. */
const FIELD_WORTH = [1, 0.4, 0.3, 0.1].map(Math.fround);
/** π²/6, as ts_rank has it. */
const ALL_REPEATED = 1.64493406685;

/** What a lexeme counts that stands so often in the fields. */
function worthOf(counts: FieldCounts): number {
  const places = counts.flatMap((count, field) => Array.from({ length: count }, () => FIELD_WORTH[field] ?? 0));
  // Without a position it counts as standing elsewhere.
  if (places.length === 0) places.push(FIELD_WORTH[3] ?? 0);
  let sum = 0;
  let best = -1;
  let bestAt = 0;
  for (const [at, worth] of places.entries()) {
    sum = Math.fround(sum + Math.fround(worth / ((at + 1) * (at + 1))));
    if (worth > best) [best, bestAt] = [worth, at];
  }
  const rest = Math.fround(best / ((bestAt + 1) * (bestAt + 1)));
  return Math.fround(Math.fround(best + sum) - rest) / ALL_REPEATED;
}

const WORTH_OF_CODE = Float64Array.from({ length: ESCAPE }, (_, code) => worthOf(countsOf(code)));

/** A lexeme that more papers have, of so many, is looked up for each paper that is scored. */
const DENSE_SHARE = 1 / 32;
const DENSE_PAPERS = 1_024;

/** The scores of these papers of a segment, which are listed as well, in their order. */
export async function scorePapers(
  groups: readonly TermGroup[],
  papers: PaperSet,
  listed: Int32Array,
  { segment, papers: all, postings, turn }: Searched,
): Promise<Float64Array<ArrayBuffer>> {
  // ts_rank adds up in the order of lexemes.
  const sorted = groups.map(({ terms, weight }) => {
    return { terms: terms.toSorted((a, b) => compareLexemes(a.lexeme, b.lexeme)), weight };
  });
  const lists = await Promise.all(
    sorted.map(({ terms }) =>
      Promise.all(terms.map(({ lexeme, flags }) => postings.find(segment, lexeme, flags.includes("*")))),
    ),
  );
  const count = listed.length;
  const placeOf = createPlaceOf(papers);
  const scores = new Float64Array(count);
  const ranks = new Float32Array(count);
  for (const [at, { terms, weight }] of sorted.entries()) {
    const touched = (lists[at] ?? []).flat();
    if (touched.length === 0) continue;
    for (const list of touched) {
      if (list.papers >= Math.max(DENSE_PAPERS, all * DENSE_SHARE)) {
        addDense(await postings.readDense(segment, list, all), listed, ranks);
      } else {
        eachPosted(list, papers, (paper, code, written) => {
          const place = placeOf(paper);
          const worth = written === null ? (WORTH_OF_CODE[code] ?? 0) : worthOf(written);
          ranks[place] = (ranks[place] ?? 0) + worth;
        });
      }
      await turn();
    }
    for (let place = 0; place < count; place++) {
      scores[place] = (scores[place] ?? 0) + weight * Math.fround((ranks[place] ?? 0) / terms.length);
    }
    ranks.fill(0);
  }
  return scores;
}

function addDense({ codes, written }: DenseList, listed: Int32Array, ranks: Float32Array): void {
  for (let place = 0; place < listed.length; place++) {
    const paper = listed[place] ?? 0;
    const code = codes[paper] ?? 0;
    if (code === ABSENT) continue;
    const counts = code === ESCAPE ? written.get(paper) : undefined;
    const worth = counts === undefined ? (WORTH_OF_CODE[code] ?? 0) : worthOf(counts);
    ranks[place] = (ranks[place] ?? 0) + worth;
  }
}
