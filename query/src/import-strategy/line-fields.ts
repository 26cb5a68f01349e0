import type { TermField } from "../fields.ts";

/** PubMed's fields for those of Ovid, Embase.com and the Cochrane Library (their guides' field codes). */
const FIELDS: Record<string, TermField> = {
  ti: "ti",
  ot: "ti",
  tt: "ti",
  ab: "ab",
  tw: "tiab",
  mp: "tw",
  af: "all",
  kf: "ot",
  kw: "ot",
  id: "ot",
  nm: "nm",
  tn: "nm",
  rn: "rn",
  sh: "mh:noexp",
  fs: "sh:noexp",
  xs: "sh",
  pt: "pt",
  it: "pt",
  lg: "la",
  la: "la",
  au: "au",
  jn: "ta",
  jt: "ta",
  so: "ta",
  jx: "ta",
  ta: "ta",
  in: "ad",
  ad: "ad",
  ff: "ad",
  do: "aid",
  doi: "aid",
  ui: "pmid",
  hw: "tw",
  de: "tw",
};

/** The fields in which PubMed searches what is searched in these; `unknown` has those that PubMed does not have. */
export function readFields(codes: readonly string[]): { fields: TermField[]; unknown: string[] } {
  const unknown = codes.filter((code) => !Object.hasOwn(FIELDS, code));
  const has = (code: string): boolean => codes.includes(code);
  const rest = codes.filter((code) => Object.hasOwn(FIELDS, code));
  if (has("af")) return { fields: ["all"], unknown };
  const isBoth = has("tw") || (has("ti") && has("ab"));
  const hasHeadings = has("mp") || (isBoth && (has("de") || has("hw") || has("sh")));
  if (hasHeadings) return { fields: ["tw"], unknown };
  if (isBoth) return { fields: ["tiab"], unknown };
  return { fields: [...new Set(rest.map((code) => FIELDS[code] ?? "tw"))], unknown };
}
