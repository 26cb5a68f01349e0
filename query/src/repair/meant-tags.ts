import { readTag } from "../fields.ts";

/** Tags that people and models write for a field of PubMed's, by their words; each spelling in lower case. */
const SPELLINGS: readonly [tag: string, spellings: string][] = [
  ["tiab", "title abstract|title or abstract|ti ab|ab ti|ti ab kw|tiab kw|abstract title|title abstract keyword"],
  ["tiab", "title abstract keywords|title abstract author keywords|abstract title keywords"],
  ["ti", "title word|title words|article title|tit"],
  ["ab", "abstract text|abstracts|abs"],
  ["tw", "textword|textwords|free text|freetext|text field|words"],
  ["all", "any field|any|all text|all fields text|full text"],
  ["ot", "author keyword|author keywords|kw|kwd|key words|key word"],
  ["mh", "mesh heading|mesh headings|mesh descriptor|mesh descriptors|mesh subject heading|mesh subject headings"],
  [
    "mh",
    "medical subject heading|medical subject headings|mesh exp|mh exp|mesh explode|mesh terms exp|mesh term terms",
  ],
  ["mh", "mesh entry term|mesh entry terms|meshterm|meshterms|mesh unique id|subject heading|subject headings|mt"],
  ["mh:noexp", "mesh no exp|mesh terms no exp|mh no exp|mesh no explode|mesh not exploded"],
  ["majr", "mesh major|mesh major topics|major topic|major topics|major mesh|mesh majr|major mesh topic|mm"],
  ["pt", "pub type|pub types|publication|article type|article types|study type|study design|ptype|pubtype"],
  ["la", "languages|lng"],
  ["dp", "year|years|pub year|publication year|pub date|date published|py|yr|date|publication dates|dates"],
  ["ta", "journal name|journals|journal titles|source"],
  ["ad", "affiliations|author affiliation|institution"],
  ["nm", "substances|substance names|supplementary concepts|supplementary concept name|drug name"],
  ["sb", "filter|species filter"],
];

const MEANT = new Map(
  SPELLINGS.flatMap(([tag, spellings]) => spellings.split("|").map((spelling) => [spelling, tag] as const)),
);

/** The tag of PubMed that was probably meant by one it does not have, without brackets; null: no idea. */
export function findMeantTag(tag: string): string | null {
  const words = tag.toLowerCase().match(/[a-z]+/gu) ?? [];
  const joined = words.filter((word) => word !== "and").join(" ");
  const singular = joined.replace(/s$/u, "");
  for (const spelling of [joined, singular]) {
    const meant = MEANT.get(spelling) ?? (readTag(spelling) === null ? null : spelling);
    if (meant !== null) return meant;
  }
  return null;
}
