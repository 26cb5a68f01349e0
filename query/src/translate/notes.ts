import type { StrategyNote } from "@medsieve/contract/strategies";

/** Everything that a translation into or from another database may have to say, in English; what stands in braces is filled in. */
const NOTES = {
  untagged_term:
    "PubMed maps “{term}” to headings and adds other forms of its words; here it is searched as written, in title, abstract, headings and keywords.",
  heading_entry_term: "“{written}” is an entry term of the MeSH heading “{heading}”.",
  heading_unknown: "MeSH is not known to have a heading “{heading}”; check it.",
  heading_as_text:
    "The MeSH heading “{heading}” is searched as text in title, abstract and keywords: no mapping to {thesaurus} is known here. Look up its heading there.",
  heading_without_thesaurus:
    "The MeSH heading “{heading}” is searched as text in title, abstract and keywords: {database} has no controlled vocabulary of its own.",
  narrower_lost: "The headings below “{heading}” are not included, as they are in PubMed. Add them.",
  major_lost: "“{heading}” is not restricted to papers with it as a major topic.",
  subheading_lost: "The subheading “{subheading}” of “{heading}” is left out.",
  subheading_not_exploded: "PubMed includes the subheadings below “{subheading}”, where there are any; add them.",
  heading_truncated: "“{heading}” is truncated: its beginning is searched among the words of headings.",
  truncation_unsupported:
    "{database} does not truncate “{word}”, but finds its usual forms. Write out what else is meant.",
  truncation_in_proximity: "PubMed does not truncate words in a proximity search, as “{term}” does; here it is done.",
  proximity_unsupported: "{database} has no proximity search: all words of “{term}” must be there, at any distance.",
  proximity_chained: "The distance in “{term}” is measured from each word to the next, not over all of them.",
  type_as_index_term: "“{type}” is searched as {database} indexes it.",
  type_as_filter: "“{type}” is replaced by a published filter: {source}.",
  type_as_text:
    "{database} has no publication type “{type}”, and no published filter is known here: it is searched as text.",
  type_not_needed: "“{type}” is left out: {database} holds such records only, or marks them otherwise.",
  group_not_needed:
    "“{group}” is left out as a whole: {database} holds nothing but what “{type}” finds, and the other terms alone would lose records.",
  humans_left_out: "“{heading}” is left out: {database} has no such heading.",
  limit_left_out: "“{term}” is left out: in {database}, set it as a limit on the page of results.",
  date_by_year: "{database} is searched by whole years here: {from} to {to}.",
  date_relative: "“{term}” is written as years, counted from {year}.",
  field_left_out: "“{term}” is left out: {database} has no field like PubMed’s {field}.",
  field_otherwise: "“{term}” in PubMed’s {field} is searched as text in title, abstract and keywords.",
  name_to_check: "Names may be written otherwise in {database}: check “{term}” in its index.",
  nothing_left: "Nothing of this query can be searched in {database}.",
  part_left_out: "A part of this line is left out: nothing of it can be searched in PubMed.",
  field_unknown: "PubMed has no field like {field}.",
  heading_not_mesh: "“{heading}” is not known as a MeSH heading; it is searched as text in title and abstract.",
  type_unknown: "PubMed has no publication type “{type}”.",
  wildcard_cut: "PubMed has no wildcards within words: “{word}” is written as {written}.",
  wildcard_written_out:
    "PubMed has no wildcards within words: “{word}” is written out as {written}. Add other spellings that are meant.",
  truncation_unbounded: "PubMed truncates without a limit to the letters that follow: “{word}”.",
  truncation_too_short: "PubMed truncates only behind four letters or more: “{word}” is searched without truncation.",
  truncation_written_out:
    "PubMed truncates only behind four letters or more: “{word}” is written out as {written}. Add other forms that are meant.",
  proximity_too_wide:
    "This distance is between more than PubMed can search near each other; all of it must be there, at any distance.",
  proximity_field: "PubMed searches words near each other only in title and abstract.",
  proximity_truncated:
    "PubMed does not truncate in a proximity search: the words of “{words}” may stand at any distance.",
  proximity_phrase: "PubMed searches the words of “{words}” near each other one by one, not as phrases.",
  limit_unknown: "The limit “{limit}” is left out: PubMed has no like of it.",
  duplicates_left_out: "PubMed has each paper once: nothing is left to remove.",
  frequency_left_out: "PubMed does not count how often a word occurs: “{part}” is left out.",
  line_unused: "No later line names this one, so that it is not in the result. Is a line number wrong?",
  line_repeated: "Line {line} is joined with itself. Is a line number wrong?",
  line_within: "Line {line} already stands in line {other}, with which it is joined. Is a line number wrong?",
  read_as_strategy:
    "Read as a strategy of {platform}: its lines are written out in PubMed’s syntax. Check the query before you search.",
  database_left_out: "“{part}” picks one of several databases, and is left out.",
} as const;

export type NoteCode = keyof typeof NOTES;

export function makeNote(code: NoteCode, values: Record<string, string> = {}): StrategyNote {
  const message = NOTES[code].replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? "");
  return { code, message, values };
}
