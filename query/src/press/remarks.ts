import type { PressRemark } from "@medsieve/contract/strategies";
import type { Span } from "../query.ts";

/** What an appraisal may have to say, in English; what stands in braces is filled in. */
const REMARKS = {
  concepts: ["note", "The query combines {count} concepts: {names}."],
  one_concept: ["note", "The query has one concept; whatever mentions it is found."],
  many_concepts: ["problem", "The query combines {count} concepts. Each further one loses papers that do not name it."],
  judge_question: [
    "judge",
    "Do the concepts match the question? Is one missing, or one that need not be searched for, such as an outcome?",
  ],
  judge_known: [
    "judge",
    "Which papers are known to belong to the answer? Once they are named in the recall check of the query editor, it is said here which of them the query loses, and by which part.",
  ],
  known_all_found: ["note", "Known papers: all {count} found."],
  known_lost: ["problem", "Known papers: {lost} of {count} not found: {pmids}."],
  known_lost_by: ["problem", "This part loses known papers: {pmids}."],
  known_not_there: ["note", "Known papers that the source does not have, so that no query can find them: {pmids}."],
  known_not_checked: [
    "note",
    "Known papers could not be looked for: the source does not answer, or refuses the query.",
  ],
  judge_known_papers: [
    "judge",
    "Are the known papers typical of what is looked for, and were the words of the query found without them?",
  ],
  excludes: ["problem", "NOT leaves out papers that have “{name}”, also those that are about what is looked for."],
  excludes_animals: ["note", "Animal studies are left out by NOT, and studies of humans kept, as is usual."],
  judge_operators: [
    "judge",
    "Would words near each other find more than the phrases here do? Is the distance of proximity searches wide enough?",
  ],
  block_without_heading: ["problem", "“{name}” is searched as text alone; MeSH has the heading “{heading}”."],
  block_without_known_heading: ["note", "“{name}” is searched as text alone; no MeSH heading of these names is known."],
  block_without_text: [
    "problem",
    "“{name}” is searched by headings alone: papers not yet indexed are lost. Add words in title and abstract.",
  ],
  heading_unknown: ["problem", "MeSH is not known to have a heading “{heading}”."],
  heading_entry_term: ["note", "“{written}” is an entry term of “{heading}”, and finds it in PubMed only."],
  heading_not_exploded: ["note", "“{heading}” is searched without the headings below it."],
  heading_major: ["note", "“{heading}” is searched as a major topic only."],
  heading_subheading: ["note", "“{heading}” is searched with the subheading “{subheading}” only."],
  judge_headings: ["judge", "Are the headings the right ones, and are related, broader or earlier headings missing?"],
  variant_missing: ["problem", "“{term}” is searched without “{variant}”, its other number or spelling."],
  truncation_words: ["note", "“{term}” matches {count} words in the library; look for some that are not meant."],
  truncation_single: ["note", "“{term}” matches one word in the library."],
  truncation_nothing: ["note", "“{term}” matches no word in the library."],
  truncation_short: ["problem", "“{term}” is cut after few letters, and may match words of other meanings."],
  adds_nothing: ["problem", "“{term}” adds nothing: what it finds, “{other}” finds too."],
  acronym: ["note", "“{term}” may stand for other things as well."],
  untagged: [
    "note",
    "“{term}” has no field tag: PubMed maps it to headings and adds forms of its words by rules that change.",
  ],
  judge_text_words: ["judge", "Are synonyms, trade names, older names and abbreviations missing?"],
  syntax: ["problem", "{message}"],
  word_not_in_library: ["note", "“{word}” stands in no paper of the library: is it spelt as meant?"],
  one_line: ["note", "The query is one line, so that no line numbers can be wrong."],
  judge_spelling: ["judge", "Are names of persons, drugs and tests spelt as the literature spells them?"],
  no_limits: ["note", "There are no limits and filters in the query."],
  dates: ["note", "The query is limited to dates: {term}."],
  languages: ["problem", "The query is limited to languages, which may bias the answer: {term}."],
  humans: [
    "problem",
    "The heading Humans leaves out papers that are not indexed yet. Leave out animal studies instead: NOT (animals[mh] NOT humans[mh]).",
  ],
  abstracts: ["note", "Papers without an abstract are left out."],
  type_filter: [
    "problem",
    "The publication type “{term}” leaves out papers that are not indexed yet; add words, or take a published filter, for trials one of Cochrane’s Highly Sensitive Search Strategies (Cochrane Handbook, section 4.4.7).",
  ],
  design_filter: [
    "note",
    "Designs are filtered by publication types and words. Name the published filter, or say whose it is.",
  ],
  published_filter: ["note", "Designs are filtered as published: {source}."],
  pubmed_filter: ["note", "PubMed’s filter {term} has no like in other databases."],
  judge_limits: [
    "judge",
    "Do the limits and filters fit the question? Is their source named, and are they argued for?",
  ],
} as const satisfies Record<string, readonly [PressRemark["kind"], string]>;

export type RemarkCode = keyof typeof REMARKS;

const NOWHERE = { start: 0, end: 0 };

export function makeRemark(
  code: RemarkCode,
  values: Record<string, string> = {},
  { start, end }: Span = NOWHERE,
): PressRemark {
  const [kind, text] = REMARKS[code];
  const message = text.replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? "");
  const place = end > start ? { start, end } : { start: null, end: null };
  return { kind, code, message, values, ...place, words: [] };
}
