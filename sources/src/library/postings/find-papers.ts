import type { WantedLexeme, WantedText } from "../../query/read-tsquery.ts";
import { readFields } from "./field-counts.ts";
import type { Keep } from "./keep.ts";
import {
  addAll,
  addPaper,
  createFullSet,
  createSet,
  isEmpty,
  keepOnly,
  type PaperSet,
  removeAll,
} from "./paper-set.ts";
import { addPosted, eachPlaced, type PostingList } from "./posting-lists.ts";
import type { PostingsReader } from "./read-postings.ts";
import { createPlaces, keepBehind, PLACES } from "./word-places.ts";

/** The segment that is searched, and how other work is let pass. */
export interface Searched {
  segment: string;
  papers: number;
  postings: PostingsReader;
  /** What was found lately, or is being found; it must not be changed. */
  keep: Keep<PaperSet>["get"];
  turn: () => Promise<void>;
}

/** The papers of a segment that a text query finds, whether or not they are gone; not to be changed. */
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
        const all = (await find(first)).slice();
        for (const one of others) {
          if (one.by === "not") removeAll(all, await find(one.part));
          else keepOnly(all, await find(one));
        }
        return all;
      }
      case "sequence":
        return searched.keep(`${searched.segment} ${JSON.stringify(part)}`, () =>
          findSequence(part.lexemes, part.distances),
        );
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
    let remaining = candidates;
    /** Where the lexemes so far end. */
    let ends: Float64Array | null = null;
    for (const [at, lexeme] of lexemes.entries()) {
      if (isEmpty(remaining)) break;
      const places = await listPlaces(lexeme, remaining);
      ends = ends === null ? places : keepBehind(places, ends, distances[at - 1] ?? 1);
      remaining = createSet(searched.papers);
      for (const end of ends) addPaper(remaining, Math.floor(end / PLACES));
      await searched.turn();
    }
    return remaining;
  }

  async function listPlaces(lexeme: WantedLexeme, among: PaperSet): Promise<Float64Array> {
    const places = createPlaces();
    for (const list of lists.get(lexeme) ?? []) {
      const bytes = await searched.postings.readPlaces(searched.segment, list.block);
      eachPlaced(list, bytes, readFields(lexeme.weights), among, places.add);
      await searched.turn();
    }
    return places.finish();
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
