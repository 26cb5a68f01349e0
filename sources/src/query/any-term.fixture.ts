import { term } from "@medsieve/query/build-query";
import { TERM_FIELDS, type TermField } from "@medsieve/query/fields";
import { parseQuery } from "@medsieve/query/parse-query";
import fc from "fast-check";
import { compileQuery } from "./compile-query.ts";

const fields = [null, ...Object.keys(TERM_FIELDS)] as (TermField | null)[];
const searched = fields.filter((field) => field === null || TERM_FIELDS[field].library.by !== "none");
const texts = ["heart", "failur*", "Heart Failure", "smith j", "eng", "review", "tokyo", "lancet", "1", "humans", "心"];
/** Any text in any field that the library searches, as a query of its own. */
export const ANY_TERM = fc
  .tuple(fc.oneof(fc.constantFrom(...texts), fc.string({ unit: "binary" })), fc.constantFrom(...searched))
  .map(([text, field]) => {
    try {
      return term(text, field);
    } catch {
      return parseQuery("2019[dp] OR 2[pmid]");
    }
  })
  .filter(
    ({ root }) =>
      root.kind !== "term" || root.field !== "sb" || compileQuery({ root, notes: [] }).warnings.length === 0,
  );
