import type { QueryWarning } from "@medsieve/contract/searches";
import { isWordField, TERM_FIELDS } from "./fields.ts";
import { findLanguageCode } from "./languages.ts";
import { findPublicationType, suggestPublicationType } from "./publication-types.ts";
import type { Query, TermNode } from "./query.ts";
import { collectLeaves, warnAt } from "./query.ts";
import { isStopWord } from "./stop-words.ts";
import { findSubheading, splitHeading } from "./subheadings.ts";
import { listTermPieces } from "./term-words.ts";

/** More would help no reader. */
const MAX_WARNINGS = 100;

/**
 * Everything in a query that PubMed would drop, ignore, or read otherwise than a person means, in the order it
 * stands; at most MAX_WARNINGS. The query still runs; what cannot be run at all, parseQuery refuses.
 */
export function validateQuery(query: Query): QueryWarning[] {
  const warnings = [...query.notes];
  for (const leaf of collectLeaves(query.root)) {
    if (leaf.kind === "term") validateTerm(leaf, (code, message) => warnings.push(warnAt(leaf, code, message)));
  }
  return warnings.sort((a, b) => (a.start ?? 0) - (b.start ?? 0)).slice(0, MAX_WARNINGS);
}

type Warn = (code: string, message: string) => void;

/** "exp asthma/", "adj3", ".ti,ab.", "near/3": what stands in strategies of other databases, and is read as words. */
const OTHER_PLATFORM =
  /^exp .*\/$|(?:^| )(?:adj\d{1,2}|(?:near|next)\/\d{1,2})(?: |$)|\.(?:ti|ab|tw|mp|kf|kw|pt|sh)(?:,[a-z]{2})*\.?$|\/exp$/iu;

function validateTerm(term: TermNode, warn: Warn): void {
  if (!term.quoted && OTHER_PLATFORM.test(term.text)) {
    warn("other_platform", "This is the syntax of another database; PubMed searches it as words.");
  }
  if (term.quoted) validateQuotes(term.text, warn);
  if (term.field === null) validateUntagged(term, warn);
  if (isWordField(term.field)) validateStars(term, warn);
  else validateValue(term, warn);
}

function validateQuotes(text: string, warn: Warn): void {
  if (/(?:^| )(?:AND|OR|NOT)(?: |$)/u.test(text) || /\[[^[\]]*\]/u.test(text)) {
    warn(
      "operator_in_quotes",
      "There is an operator or a field tag inside quotation marks, where it is searched as text. Is a quotation mark misplaced?",
    );
  }
}

function validateUntagged(term: TermNode, warn: Warn): void {
  if (/(?:^| )\d{4}:\d{4}(?: |$)/u.test(term.text)) {
    warn("dates_without_tag", "A range of years needs the tag [dp], as in 2015:2020[dp]; here it is searched as text.");
  }
  if (term.quoted) return;
  const words = term.text.split(" ");
  const stopWords = words.filter((word) => isStopWord(word) && !/^(?:and|or|not)$/iu.test(word));
  if (words.every(isStopWord)) {
    warn(
      "only_stop_words",
      `PubMed leaves out words as common as "${term.text.slice(0, 60)}": this term finds nothing there.`,
    );
  } else if (stopWords.length > 0) {
    const shown = [...new Set(stopWords)].slice(0, 10).join(", ");
    warn("stop_words", `PubMed leaves out common words: ${shown}. Put the phrase in quotation marks to keep them.`);
  }
}

function validateStars(term: TermNode, warn: Warn): void {
  const words = listTermPieces(term).flat();
  const isPhrase = term.quoted || term.field !== null;
  if (isPhrase && words.slice(0, -1).some((word) => word.prefix)) {
    warn("star_within_phrase", "PubMed truncates only the last word of a phrase; it ignores the star on the others.");
  }
  if (term.within !== null && words.some((word) => word.prefix)) {
    warn("star_with_proximity", "PubMed does not truncate words in a proximity search.");
  }
  if (term.within !== null && (words.length < 2 || !term.quoted)) {
    warn("proximity_without_phrase", 'A proximity search takes two words or more in quotation marks: "a b"[tiab:~2].');
  }
}

function validateValue(term: TermNode, warn: Warn): void {
  if (term.text.endsWith("*")) return;
  const shown = `"${term.text.slice(0, 60)}"`;
  const by = TERM_FIELDS[term.field ?? "all"].library.by;
  if (by === "type" && findPublicationType(term.text) === null) {
    const meant = suggestPublicationType(term.text);
    const hint = meant === null ? "" : ` Did you mean "${meant}"?`;
    warn("unknown_publication_type", `PubMed has no publication type ${shown}.${hint}`);
  }
  if (by === "language" && findLanguageCode(term.text) === null) {
    warn(
      "unknown_language",
      `PubMed knows no language ${shown}. Write its English name, such as Japanese, or its code, jpn.`,
    );
  }
  if (by === "subheading" && findSubheading(term.text) === null) {
    warn("unknown_subheading", `MeSH has no subheading ${shown}.`);
  }
  if (by === "heading" && term.text.includes("/") && splitHeading(term.text).subheading === null) {
    const subheading = term.text.slice(term.text.lastIndexOf("/") + 1, term.text.length).trim();
    warn("unknown_subheading", `MeSH has no subheading "${subheading.slice(0, 60)}".`);
  }
}
