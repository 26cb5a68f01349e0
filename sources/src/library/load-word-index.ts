import { setImmediate } from "node:timers/promises";
import type { Database } from "@medsieve/database/client";
import { sql } from "drizzle-orm";
import { answersFromLibrary } from "./answering-papers.ts";
import { createWordIndex, type IndexedWords, type WordIndex } from "./word-index.ts";

const PAPERS_PER_READ = 250;
const PAPERS_PER_TURN = 25;

/** The words of a printed tsvector that stand in the title (A) and in the abstract (B), each in their order. */
export function readIndexedWords(pmid: number, lexemes: string): IndexedWords {
  const title: [position: number, word: string][] = [];
  const abstract: [position: number, word: string][] = [];
  for (const [word, places] of listLexemes(lexemes)) {
    for (const place of places.split(",")) {
      const field = place.at(-1);
      if (field === "A") title.push([Number(place.slice(0, -1)), word]);
      else if (field === "B") abstract.push([Number(place.slice(0, -1)), word]);
    }
  }
  const inOrder = (words: [number, string][]) => words.sort(([a], [b]) => a - b).map(([, word]) => word);
  return { pmid, title: inOrder(title), abstract: inOrder(abstract) };
}

/** The lexemes of a printed tsvector, each with its positions and their weights, "" for a whole value. */
function* listLexemes(printed: string): Generator<[word: string, places: string]> {
  for (let at = printed.indexOf("'"); at >= 0; at = printed.indexOf("'", at)) {
    let close = printed.indexOf("'", at + 1);
    while (close >= 0 && printed.charAt(close + 1) === "'") close = printed.indexOf("'", close + 2);
    if (close < 0) return;
    const blank = printed.indexOf(" ", close);
    const end = blank < 0 ? printed.length : blank;
    const word = printed.slice(at + 1, close);
    yield [word.includes("''") ? word.replaceAll("''", "'") : word, printed.slice(close + 2, end)];
    at = end;
  }
}

async function loadWordIndex(database: Database, papers: number): Promise<WordIndex> {
  const index = createWordIndex(papers);
  for (let last = 0; ; ) {
    const { rows } = await database.db.execute<{ pmid: number; lexemes: string }>(sql`
      select pmid, lexemes::text as lexemes from library_index
      where pmid > ${last} and ${answersFromLibrary} order by pmid limit ${PAPERS_PER_READ}`);
    for (const [at, { pmid, lexemes }] of rows.entries()) {
      if (at % PAPERS_PER_TURN === 0) await setImmediate();
      index.add(readIndexedWords(pmid, lexemes));
    }
    const end = rows.at(-1);
    if (end === undefined || rows.length < PAPERS_PER_READ) return index.finish(() => setImmediate());
    last = end.pmid;
  }
}

/** Gives the words of all papers of the library; null where no import has ended yet, or where it is too large to keep them. */
export type ReadWordIndex = () => Promise<WordIndex | null>;

/** Keeps the words of a library of at most so many papers in memory, at about 1.5 kB each: loaded when first asked for, and again after an import has ended. */
export function createWordIndexReader(database: Database, mostPapers: number): ReadWordIndex {
  let known: { version: string; index: Promise<WordIndex> } | null = null;
  return async () => {
    // Every count of the words writes all of them in one transaction, after the papers have changed.
    const asked = await database.db.execute<{ version: string; papers: number }>(sql`
      select (select xmin::text from library_words limit 1) as version,
        (select reltuples::float8 from pg_class where oid = 'library_index'::regclass) as papers`);
    const { version, papers = 0 } = asked.rows[0] ?? {};
    if (!version || papers > mostPapers) return null;
    if (known?.version === version) return known.index;
    const loading = { version, index: loadWordIndex(database, Math.max(0, papers)) };
    known = loading;
    loading.index.catch(() => {
      if (known === loading) known = null;
    });
    return loading.index;
  };
}
