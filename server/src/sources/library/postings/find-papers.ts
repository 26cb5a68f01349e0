import type { WantedLexeme, WantedText } from "../../../query/read-tsquery.ts";
import { readFields } from "./field-counts.ts";
import {
  addAll,
  addPaper,
  createFullSet,
  createSet,
  keepOnly,
  listPapers,
  type PaperSet,
  removeAll,
} from "./paper-set.ts";
import { addPosted, eachPlaced, type PostingList } from "./posting-lists.ts";
import type { PostingsReader } from "./read-postings.ts";

/** The segment that is searched, and how other work is let pass. */
export interface Searched {
  segment: string;
  papers: number;
  postings: PostingsReader;
  turn: () => Promise<void>;
}

/** The papers of a segment that a text query finds, whether or not they are gone. */
export async function findPapers(wanted: WantedText, searched: Searched): Promise<PaperSet> {
  const lists = new Map<WantedLexeme, PostingList[]>();
  await Promise.all(
    listLexemes(wanted).map(async (lexeme) => {
      lists.set(lexeme, await searched.postings.find(searched.segment, lexeme.text, lexeme.prefix));
    }),
  );
  return find(wanted);

  async function find(part: WantedText): Promise<PaperSet> {
    switch (part.by) {
      case "lexeme":
        return findLexeme(part);
      case "not": {
        const all = createFullSet(searched.papers);
        removeAll(all, await find(part.part));
        return all;
      }
      case "or": {
        const any = createSet(searched.papers);
        for (const one of part.parts) {
          if (one.by === "lexeme") await addLexeme(one, any);
          else addAll(any, await find(one));
        }
        return any;
      }
      case "and": {
        const [first, ...others] = part.parts.toSorted((a, b) => Number(a.by === "not") - Number(b.by === "not"));
        if (first === undefined) return createSet(searched.papers);
        const all = await find(first);
        for (const one of others) {
          if (one.by === "not") removeAll(all, await find(one.part));
          else keepOnly(all, await find(one));
        }
        return all;
      }
      case "sequence":
        return findSequence(part.lexemes, part.distances);
    }
  }

  async function findLexeme(lexeme: WantedLexeme): Promise<PaperSet> {
    const found = createSet(searched.papers);
    await addLexeme(lexeme, found);
    return found;
  }

  async function addLexeme(lexeme: WantedLexeme, to: PaperSet): Promise<void> {
    const fields = readFields(lexeme.weights);
    for (const list of lists.get(lexeme) ?? []) addPosted(list, fields, to);
    await searched.turn();
  }

  async function findSequence(lexemes: readonly WantedLexeme[], distances: readonly number[]): Promise<PaperSet> {
    const [first, ...others] = lexemes;
    if (first === undefined) return createSet(searched.papers);
    const candidates = await findLexeme(first);
    for (const lexeme of others) keepOnly(candidates, await findLexeme(lexeme));
    return keepSequences(candidates, lexemes, distances);
  }

  /** Of papers that have all of the lexemes, those that have them at these distances. */
  async function keepSequences(
    candidates: PaperSet,
    lexemes: readonly WantedLexeme[],
    distances: readonly number[],
  ): Promise<PaperSet> {
    const papers = listPapers(candidates);
    let remaining = candidates;
    if (papers.length === 0) return remaining;
    /** For each candidate, by its place among them, where the lexemes so far end. */
    let ends = new Map<number, number[]>();
    for (const [at, lexeme] of lexemes.entries()) {
      const distance = at === 0 ? null : (distances[at - 1] ?? 1);
      const next = new Map<number, number[]>();
      const left = createSet(searched.papers);
      for (const list of lists.get(lexeme) ?? []) {
        const places = await searched.postings.readPlaces(searched.segment, list.block);
        eachPlaced(list, places, readFields(lexeme.weights), remaining, (paper, positions) => {
          const before = ends.get(paper);
          const own = positions.filter((position) => distance === null || before?.includes(position - distance));
          if (own.length === 0) return;
          addPaper(left, paper);
          const known = next.get(paper);
          if (known === undefined) next.set(paper, own);
          else known.push(...own);
        });
        await searched.turn();
      }
      ends = next;
      remaining = left;
    }
    return remaining;
  }
}

function listLexemes(wanted: WantedText): WantedLexeme[] {
  switch (wanted.by) {
    case "lexeme":
      return [wanted];
    case "not":
      return listLexemes(wanted.part);
    case "sequence":
      return wanted.lexemes;
    default:
      return wanted.parts.flatMap(listLexemes);
  }
}
