import type { QueryWarning } from "@medsieve/contract/searches";
import { isWordField, nameField, TERM_FIELDS } from "@medsieve/query/fields";
import { findLanguageCode } from "@medsieve/query/languages";
import { explodePublicationType } from "@medsieve/query/publication-types";
import type { TermNode } from "@medsieve/query/query";
import { warnAt } from "@medsieve/query/query";
import { isStopWord } from "@medsieve/query/stop-words";
import { findSubheading, splitHeading } from "@medsieve/query/subheadings";
import type { TermWord } from "@medsieve/query/term-words";
import { listTermPieces } from "@medsieve/query/term-words";
import { listWordVariants } from "@medsieve/query/word-variants";
import { headingWithSubheadingLexeme, valueLexeme } from "@medsieve/text/lexemes";
import { splitWords } from "@medsieve/text/words";
import { explodeHeading } from "./explode-heading.ts";
import { mapWords } from "./map-words.ts";
import { joinTsqueries, matchLexeme, matchNear, matchPhrase } from "./tsquery.ts";

/** The widest "within N words" that is searched as such. */
const MAX_WITHIN = 20;

/** A term as the library searches it: a tsquery, and the same in PubMed's syntax. */
interface CompiledTerm {
  tsquery: string;
  understood: string;
}

/** Compiles a term of any field but PMID; null, with a warning, when the library does not hold that field. */
export function compileTerm(term: TermNode, warnings: QueryWarning[]): CompiledTerm | null {
  const library = TERM_FIELDS[term.field ?? "all"].library;
  switch (library.by) {
    case "words":
      return term.field === null && !term.quoted
        ? mapWords(listTermPieces(term))
        : compileWords(term, library.weights, warnings);
    case "heading":
      return compileHeading(term);
    case "subheading": {
      const name = findSubheading(term.text) ?? stripStar(term.text);
      return valueTerm(term, "sh", [name], "[MeSH Subheading:noexp]");
    }
    case "type": {
      const names = isTruncated(term) ? [stripStar(term.text)] : explodePublicationType(term.text);
      return valueTerm(term, "pt", names);
    }
    case "language":
      return valueTerm(term, "la", [findLanguageCode(term.text) ?? stripStar(term.text)]);
    case "author":
      return compileAuthor(term, warnings);
    case "journal": {
      const name = stripStar(term.text);
      return valueTerm(term, "ta", [name, /^the /iu.test(name) ? name.slice(4) : `the ${name}`]);
    }
    case "affiliation": {
      const words = listTermPieces(term).flat();
      const lexemes = words.map((word) => matchLexeme(`ad=${word.text}`, { prefix: word.prefix }));
      return { tsquery: joinTsqueries("&", lexemes), understood: joinUnderstood(words.map(showWord), "[Affiliation]") };
    }
    case "filter":
      return compileFilter(term) ?? leaveOut(term, warnings);
    default:
      return leaveOut(term, warnings);
  }
}

function leaveOut(term: TermNode, warnings: QueryWarning[]): null {
  const message = `The local library cannot search ${nameField(term.field ?? "all")}; this part is left out there.`;
  warnings.push(warnAt(term, "not_in_library", message));
  return null;
}

const isTruncated = (term: TermNode): boolean => term.text.endsWith("*");
const stripStar = (text: string): string => text.replace(/\*$/u, "");
const showWord = (word: TermWord): string => `${word.text}${word.prefix ? "*" : ""}`;

function joinUnderstood(texts: readonly string[], tag: string, operator: "AND" | "OR" = "AND"): string {
  const shown = texts.map((text) => `${text}${tag}`).join(` ${operator} `);
  return texts.length > 1 ? `(${shown})` : shown;
}

function valueTerm(
  term: TermNode,
  kind: "sh" | "pt" | "la" | "ta",
  values: readonly string[],
  tag = nameField(term.field ?? "all"),
): CompiledTerm {
  const prefix = isTruncated(term);
  const lexemes = new Set(values.map((value) => matchLexeme(valueLexeme(kind, value), { prefix })));
  return { tsquery: joinTsqueries("|", [...lexemes]), understood: `"${term.text}"${tag}` };
}

function compileWords(term: TermNode, weights: string, warnings: QueryWarning[]): CompiledTerm {
  const words = listTermPieces(term).flat();
  const tag = nameField(term.field ?? "all");
  const shown = words.map(showWord);
  if (term.within === null) {
    const text = words.length > 1 ? `"${shown.join(" ")}"` : shown.join("");
    return { tsquery: matchPhrase(words, weights), understood: `${text}${tag}` };
  }
  const [first, second] = words;
  if (first !== undefined && second !== undefined && words.length === 2 && term.within <= MAX_WITHIN) {
    const near = `"${shown.join(" ")}"${tag.replace("]", `:~${term.within}]`)}`;
    return { tsquery: matchNear(first, second, term.within, weights), understood: near };
  }
  const message = `The local library measures the distance of two words, up to ${MAX_WITHIN}; here it takes papers that have all these words.`;
  warnings.push(warnAt(term, "proximity_loosened", message));
  const each = words.map((word) => matchPhrase([word], weights));
  return { tsquery: joinTsqueries("&", each), understood: joinUnderstood(shown, tag) };
}

/** A heading with those below it, as PubMed explodes it; one cut short by a star, or with :noexp, stays by itself. */
function compileHeading(term: TermNode): CompiledTerm {
  const kind = term.field?.startsWith("majr") === true ? "majr" : "mh";
  const { heading, subheading } = splitHeading(stripStar(term.text));
  if (isTruncated(term)) {
    const lexeme =
      subheading === null ? valueLexeme(kind, heading) : headingWithSubheadingLexeme(kind, heading, subheading);
    return { tsquery: matchLexeme(lexeme, { prefix: true }), understood: showHeading(term.text, kind, false) };
  }
  const isExploded = term.field?.endsWith(":noexp") !== true;
  const found = explodeHeading(kind, heading, subheading, isExploded);
  const shown = `${found.heading}${subheading === null ? "" : `/${subheading}`}`;
  return {
    tsquery: found.tsquery,
    understood: showHeading(shown.toLowerCase(), kind, found.isKnown && isExploded),
  };
}

function showHeading(heading: string, kind: "mh" | "majr", isExploded: boolean): string {
  return `"${heading}"${nameField(isExploded ? kind : kind === "mh" ? "mh:noexp" : "majr:noexp")}`;
}

/** "smith j" as it is indexed from "Smith J": single letters at the end are initials and stand together. */
function joinInitials(words: readonly string[]): string {
  const start = words.findLastIndex((word) => word.length > 1) + 1;
  return [...words.slice(0, start), words.slice(start).join("")].filter((word) => word !== "").join(" ");
}

/**
 * Authors are indexed as family name and initials. Initials may be cut short ("smith j" finds Smith JA), a family
 * name alone finds all who bear it, and a full name is looked for by its initials too.
 */
function compileAuthor(term: TermNode, warnings: QueryWarning[]): CompiledTerm {
  const text = stripStar(term.text);
  const words = splitWords(text).map((word) => word.text);
  const names = new Set([joinInitials(words)]);
  const comma = text.indexOf(",");
  const family = comma > 0 ? splitWords(text.slice(0, comma)).map((word) => word.text) : words.slice(-1);
  const given = comma > 0 ? splitWords(text.slice(comma)).map((word) => word.text) : words.slice(0, -1);
  const isFullName =
    given.length > 0 && (comma > 0 ? given.some((word) => word.length > 2) : (words.at(-1) ?? "").length > 3);
  if (isFullName && term.field !== "cn") {
    names.add([...family, given.map((word) => Array.from(word)[0]).join("")].join(" "));
  }
  const tsqueries = [...names].flatMap((name) => [
    matchLexeme(valueLexeme("au", name), { prefix: name.includes(" ") || isTruncated(term) }),
    ...(name.includes(" ") || isTruncated(term) ? [] : [matchLexeme(`${valueLexeme("au", name)} `, { prefix: true })]),
  ]);
  if (term.field === "1au" || term.field === "lastau") {
    const message = "The local library does not know an author's place in the list; any author of that name is found.";
    warnings.push(warnAt(term, "author_place_unknown", message));
  }
  return {
    tsquery: joinTsqueries("|", tsqueries),
    understood: joinUnderstood(
      [...names].map((name) => `${name}*`),
      "[Author]",
      "OR",
    ),
  };
}

const FILTER_TYPES = new Map(
  Object.entries({
    casereports: "Case Reports",
    clinicaltrial: "Clinical Trial",
    clinicalstudy: "Clinical Study",
    guideline: "Guideline",
    metaanalysis: "Meta-Analysis",
    observationalstudy: "Observational Study",
    practiceguideline: "Practice Guideline",
    preprint: "Preprint",
    randomizedcontrolledtrial: "Randomized Controlled Trial",
    review: "Review",
    systematic: "Systematic Review",
    systematicreview: "Systematic Review",
  }),
);

/** PubMed's filters that come down to a publication type, a language or a heading; null for the others. */
function compileFilter(term: TermNode): CompiledTerm | null {
  const type = FILTER_TYPES.get(term.text.toLowerCase().replace(/[^a-z]/gu, ""));
  if (type !== undefined) return compileTerm({ ...term, field: "pt", text: type }, []);
  if (findLanguageCode(term.text) !== null) return compileTerm({ ...term, field: "la" }, []);
  if (/^(?:humans?|animals?|male|female)$/iu.test(term.text)) {
    const heading = term.text.replace(/^(human|animal)$/iu, "$1s");
    // The tree has humans below animals; as a filter, animals are papers with that very heading.
    return compileTerm({ ...term, field: heading.toLowerCase() === "animals" ? "mh:noexp" : "mh", text: heading }, []);
  }
  return null;
}

/** The words of a term that speak of its subject, as tsqueries, for ranking; none for an author, a journal, a filter. */
export function listRankedWords(term: TermNode): string[] {
  const by = TERM_FIELDS[term.field ?? "all"].library.by;
  if (by !== "heading" && by !== "subheading" && (!isWordField(term.field) || by === "affiliation")) return [];
  return listTermPieces(term)
    .flat()
    .filter((word) => !isStopWord(word.text))
    .flatMap((word) =>
      term.field === null && !term.quoted && !word.prefix
        ? listWordVariants(word.text).map((variant) => matchLexeme(variant))
        : [matchLexeme(word.text, { prefix: word.prefix })],
    );
}
