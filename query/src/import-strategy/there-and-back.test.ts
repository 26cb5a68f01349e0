import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseQuery } from "../parse-query.ts";
import { printQuery } from "../print-query.ts";
import { isOperatorNode, type QueryNode } from "../query.ts";
import { SOME_HEADINGS } from "../translate/known-headings.fixture.ts";
import { translateQuery } from "../translate/translate-query.ts";
import { importStrategy } from "./import-strategy.ts";

const WORD = fc.constantFrom("asthma", "stroke", "metformin", "wheez*", "covid-19", "children");
const PHRASE = fc.constantFrom('"heart failure"', '"signs and symptoms"', '"insulin resist*"', '"type 2 diabetes"');
const LEAF = fc.oneof(
  fc
    .tuple(fc.oneof(WORD, PHRASE), fc.constantFrom("tiab", "ti", "ab", "tw", "ot", "nm"))
    .map(([text, tag]) => `${text}[${tag}]`),
  fc
    .tuple(
      fc.constantFrom("Heart Failure", "Asthma", "Diabetes Mellitus, Type 2", "Asthma/drug therapy"),
      fc.constantFrom("mh", "mh:noexp", "majr", "majr:noexp"),
    )
    .map(([heading, tag]) => `"${heading}"[${tag}]`),
  fc
    .tuple(fc.constantFrom("ti", "tiab"), fc.integer({ min: 0, max: 9 }))
    .map(([tag, within]) => `"hand washing"[${tag}:~${within}]`),
  fc.constantFrom('"drug therapy"[sh:noexp]', '"adverse effects"[sh:noexp]'),
);
const { node: NODE } = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: "small" },
    LEAF,
    fc
      .tuple(fc.constantFrom("AND", "OR", "NOT"), fc.array(tie("node"), { minLength: 2, maxLength: 4 }))
      .map(([operator, parts]) => `(${parts.join(` ${operator} `)})`),
  ),
}));
const LIMITS = fc.constantFrom(
  "",
  " AND 2015:2020[dp]",
  " AND english[la]",
  " AND (english[la] OR japanese[la]) AND 2019:3000[dp]",
  " AND hasabstract",
);

/**
 * The query without what makes no difference: quotation marks, case, an operator's inner parentheses, and what is said
 * twice side by side, which a strategy says once.
 */
function simplify(node: QueryNode): unknown {
  if (isOperatorNode(node)) {
    const parts = node.parts.map(simplify);
    const distinct =
      node.kind === "not"
        ? parts
        : parts.filter((part, at) => !parts.slice(0, at).some((other) => isDeepStrictEqual(part, other)));
    return distinct.length === 1 ? distinct[0] : [node.kind, ...distinct];
  }
  if (node.kind === "term") return [node.text.toLowerCase(), node.field, node.within];
  const { start: _, end: __, ...rest } = node;
  return rest;
}

describe("there and back", () => {
  it("a PubMed query written for Ovid MEDLINE is read as the same query", () => {
    fc.assert(
      fc.property(NODE, LIMITS, (node, limits) => {
        const query = `${node}${limits}`;
        const [translation] = translateQuery(query, ["ovid_medline"], { headings: SOME_HEADINGS, thisYear: 2026 });
        const text = (translation?.lines ?? []).map((line) => `${line.number} ${line.text}`).join("\n");
        const back = importStrategy(text, SOME_HEADINGS).query;
        expect(simplify(parseQuery(back).root), `${printQuery(parseQuery(query))}\n${text}`).toEqual(
          simplify(parseQuery(query).root),
        );
      }),
    );
  });
});
