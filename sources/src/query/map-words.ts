import { isStopWord } from "@medsieve/query/stop-words";
import type { TermWord } from "@medsieve/query/term-words";
import { listWordVariants } from "@medsieve/query/word-variants";
import { TERMINOLOGY } from "@medsieve/terminology/terminology";
import { splitWords } from "@medsieve/text/words";
import { explodeHeading } from "./explode-heading.ts";
import { joinTsqueries, matchLexeme, matchPhrase } from "./tsquery.ts";

/** Words of the longest name that is looked for: longer ones are chemical formulas. */
const LONGEST_NAME = 8;

/** What some words are searched as, and the same in PubMed's form. */
interface MappedWords {
  tsquery: string;
  understood: string;
}

/**
 * Words without a tag, as PubMed's automatic term mapping reads them: the longest run that is a name of MeSH by its
 * heading, the heading's words and the run; every other word by its plural or singular and its British or American form.
 * A piece that was written with a star or a hyphen is no part of a longer name. All have to be found.
 */
export function mapWords(pieces: readonly TermWord[][]): MappedWords {
  const parts: MappedWords[] = [];
  for (let at = 0; at < pieces.length; ) {
    const name = findName(pieces, at);
    if (name !== null) {
      parts.push(mapName(name));
      at += name.pieces;
      continue;
    }
    const piece = pieces[at] ?? [];
    if (!piece.every((word) => isStopWord(word.text))) parts.push(mapPiece(piece));
    at += 1;
  }
  // Stop words alone are searched as they stand.
  const all = parts.length > 0 ? parts : pieces.map(mapPiece);
  const [only] = all;
  if (only !== undefined && all.length === 1) return only;
  return {
    tsquery: joinTsqueries(
      "&",
      all.map(({ tsquery }) => tsquery),
    ),
    understood: all
      .map(({ understood }) => (understood.includes(" OR ") ? `(${understood})` : understood))
      .join(" AND "),
  };
}

interface FoundName {
  heading: string;
  /** As they were written. */
  words: string[];
  /** How many pieces of the term it takes. */
  pieces: number;
}

/** The longest name of MeSH that begins at this piece; null: none does. */
function findName(pieces: readonly TermWord[][], at: number): FoundName | null {
  for (let count = Math.min(LONGEST_NAME, pieces.length - at); count > 0; count -= 1) {
    const run = pieces.slice(at, at + count);
    const words = run.flat();
    if (words.some(({ prefix }) => prefix)) continue;
    const texts = words.map(({ text }) => text);
    if (texts.every(isStopWord)) continue;
    const heading = findHeadingOf(texts);
    if (heading !== null) return { heading, words: texts, pieces: count };
  }
  return null;
}

/** The heading that these words lead to, or with one of them in its other number or spelling. */
function findHeadingOf(words: readonly string[]): string | null {
  const mesh = TERMINOLOGY.mesh;
  const own = mesh.findHeading(words.join(" "));
  if (own !== null) return own;
  for (let at = words.length - 1; at >= 0; at -= 1) {
    for (const variant of listWordVariants(words[at] ?? "").slice(1)) {
      const found = mesh.findHeading(words.map((word, index) => (index === at ? variant : word)).join(" "));
      if (found !== null) return found;
    }
  }
  return null;
}

const toWord = (text: string): TermWord => ({ text, prefix: false });
const quote = (text: string): string => `"${text}"[All Fields]`;

function mapName({ heading, words }: FoundName): MappedWords {
  const { tsquery } = explodeHeading("mh", heading, null, true);
  const names = new Map<string, readonly string[]>();
  for (const name of [splitWords(heading).map((word) => word.text), words]) names.set(name.join(" "), name);
  const tsqueries = [tsquery];
  const understood = [`"${heading.toLowerCase()}"[MeSH Terms]`];
  for (const [text, name] of names) {
    if (name.length === 1) {
      for (const variant of listWordVariants(text)) {
        if (understood.includes(quote(variant))) continue;
        tsqueries.push(matchLexeme(variant));
        understood.push(quote(variant));
      }
      continue;
    }
    // Its words anywhere, unless one of them says nothing by itself ("vitamin A"); they find what the phrase finds, too.
    const isApart = !name.some((word) => isStopWord(word) || /^\d+$/u.test(word));
    if (isApart) {
      tsqueries.push(
        joinTsqueries(
          "&",
          Array.from(name, (word) => matchLexeme(word)),
        ),
      );
      understood.push(`(${name.map(quote).join(" AND ")})`);
    } else tsqueries.push(matchPhrase(Array.from(name, toWord), ""));
    understood.push(quote(text));
  }
  return { tsquery: joinTsqueries("|", tsqueries), understood: understood.join(" OR ") };
}

function mapPiece(words: readonly TermWord[]): MappedWords {
  const [only] = words;
  if (only !== undefined && words.length === 1 && !only.prefix) {
    const variants = listWordVariants(only.text);
    return {
      tsquery: joinTsqueries(
        "|",
        variants.map((variant) => matchLexeme(variant)),
      ),
      understood: variants.map(quote).join(" OR "),
    };
  }
  const shown = words.map(({ text, prefix }) => `${text}${prefix ? "*" : ""}`).join(" ");
  return { tsquery: matchPhrase(words, ""), understood: words.length > 1 ? quote(shown) : `${shown}[All Fields]` };
}
