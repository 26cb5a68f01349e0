/** Where a strategy comes from whose language is read. */
export type Platform = "ovid" | "embase" | "cochrane" | "ebsco";

/**
 * What no query of PubMed has, and strategies of each platform do. Embase.com and the Cochrane Library share their fields;
 * only the form of headings differs.
 */
const SIGNS: readonly (readonly [Platform, RegExp])[] = [
  ["ebsco", /(?:^|[\s(])(?:MH|MM|DE) "/u],
  ["ebsco", /\n[ \t]{0,8}S2[.):\s]/u],
  ["ebsco", /(?:^|[\s(])TI [("\p{L}][^\n]{0,400} OR AB [("\p{L}]/u],
  ["cochrane", /\bMeSH descriptor:? ?\[|\[mh \^?["\p{L}]|\{(?:and|or) #\d/iu],
  ["embase", /\/exp(?!\p{L})|'\/(?:de|mj)(?!\p{L})|\]\/(?:lim|py)(?!\p{L})/u],
  ["embase", /[\p{L}*)'"]:(?:ti|ab|kw|de)(?:,[a-z]{2})*(?![\p{L}~])/u],
  ["ovid", /(?:^|[\s(])exp \*?["\p{L}][^()[\]\n/]{0,100}\//iu],
  ["ovid", /[\p{L}\p{N})*$"?]\.\(?(?:ti|ab|tw|mp|kf|kw|hw|pt|sh|af|fs)(?:, ?[a-z]{2})*\)?\.?(?=[\s)]|$)/mu],
  ["ovid", /(?:^|\s)adj\d{1,2}(?=\s)|(?:^|\s)(?:and|or)\/\d+[-,]\d/iu],
];

/** The platform that a text is a strategy of; null where it may as well be a query of PubMed. */
export function recognizePlatform(text: string): Platform | null {
  return SIGNS.find(([, sign]) => sign.test(text))?.[0] ?? null;
}
