import { describe, expect, it } from "vitest";
import { and, term } from "./build-query.ts";
import { parseQuery } from "./parse-query.ts";
import { validateQuery } from "./validate-query.ts";

const warn = (text: string) => validateQuery(parseQuery(text));

describe("validateQuery", () => {
  it.each([
    ['"heart failure"[mh] AND (sglt2[tiab] OR gliflozin*[tiab]) AND "randomized controlled trial"[pt] AND english[la]'],
    ['("Heart Failure/drug therapy"[Mesh] OR heart failure[Title/Abstract]) NOT ("animals"[mh] NOT "humans"[mh])'],
    ["asthma AND 2015/01:2020/12[dp] AND hasabstract"],
    ['"quality of life"[tiab] AND "breast feed*"[tiab] AND "smith ja"[au] AND "N Engl J Med"[ta]'],
    ["wit and humor as topic[mh]"],
    ['"a b"[tiab:~3] OR phenomenon[ot]'],
    ["benzo[a]pyrene[tiab]"],
  ])("has nothing to say about %s", (text) => {
    expect(warn(text)).toEqual([]);
  });

  it.each([
    ["asthma[title abstract]", "unknown_tag", "[title abstract]"],
    ["insomnia adj3 therapy AND cbt[tiab]", "other_platform", "insomnia adj3 therapy"],
    ["exp Insomnia/ AND cbt[tiab]", "other_platform", "exp Insomnia/"],
    ["(insomnia*).ti,ab. AND cbt[tiab]", "other_platform", ".ti,ab."],
    ["asthma[]", "unknown_tag", "[]"],
    ["hasabstract[title abstract]", "unknown_tag", "[title abstract]"],
    ["pain and fever", "operator_not_in_capitals", "and"],
    ["pain Or fever", "operator_not_in_capitals", "Or"],
    ["pain or fever[tiab]", "operator_not_in_capitals", "or"],
    ["pain & fever", "operator_not_in_capitals", "&"],
    ["pain || fever", "operator_not_in_capitals", "||"],
    ["effect of the drug", "stop_words", "effect of the drug"],
    ["asthma AND the", "only_stop_words", "the"],
    ["ast*[tiab]", "star_too_short", "ast*[tiab]"],
    ["li*[au]", "star_too_short", "li*[au]"],
    ["colo*r[tiab]", "star_within_word", "colo*r[tiab]"],
    ["*itis", "leading_star", "*itis"],
    ['"heart* failure"[tiab]', "star_within_phrase", '"heart* failure"[tiab]'],
    ["heart[tiab:~3]", "proximity_without_phrase", "heart[tiab:~3]"],
    ["asthma AND ()", "empty_parentheses", "()"],
    ["asthma AND", "operator_at_end", "AND"],
    ["(asthma OR) AND child", "operator_at_end", "OR"],
    ["OR asthma", "operator_at_start", "OR"],
    ["asthma AND AND child", "repeated_operator", "AND"],
    ["asthma AND NOT child", "and_not", "AND"],
    ["asthma OR copd AND child", "mixed_operators", "AND"],
    ["asthma OR copd NOT child", "mixed_operators", "NOT"],
    ["(asthma AND child", "unmatched_parenthesis", "("],
    ["asthma) AND child", "unmatched_parenthesis", ")"],
    ['asthma "child', "unmatched_quote", '"'],
    ["asthma [ti", "unmatched_bracket", "["],
    ["asthma ti]", "unmatched_bracket", "]"],
    ["[ti] asthma", "tag_without_term", "[ti]"],
    ["(asthma OR copd)[ti]", "tag_after_parenthesis", "[ti]"],
    ["asthma[ti][ab]", "second_tag", "[ab]"],
    ['"asthma AND child"', "operator_in_quotes", '"asthma AND child"'],
    ['"asthma[ti] child"', "operator_in_quotes", '"asthma[ti] child"'],
    ["asthma AND 2015:2020", "dates_without_tag", "2015:2020"],
    ["2020:2015[dp]", "reversed_dates", "2020:2015[dp]"],
    ["2021/02/30[dp]", "impossible_date", "2021/02/30[dp]"],
    ["randomised controlled trial[pt]", "unknown_publication_type", "randomised controlled trial[pt]"],
    ["klingon[la]", "unknown_language", "klingon[la]"],
    ["cure[sh]", "unknown_subheading", "cure[sh]"],
    ['"Heart Failure/cure"[mh]', "unknown_subheading", '"Heart Failure/cure"[mh]'],
    ["asthma AND 😀", "nothing_to_search", "😀"],
    ["asthma AND abc[pmid]", "not_a_pmid", "abc[pmid]"],
    ["asthma AND “child”", "curly_quotes", "“"],
    ["asthma ＡＮＤ child", "full_width_characters", "Ａ"],
  ])("in %s reports %s at %s", (text, code, place) => {
    const [warning, ...more] = warn(text);
    expect(more).toEqual([]);
    expect(warning?.code).toBe(code);
    expect(text.slice(warning?.start ?? 0, warning?.end ?? 0)).toBe(place);
    expect(warning?.message).toMatch(/^[A-Z\d"].*[.?\]]$/u);
  });

  it("names the publication type that was probably meant", () => {
    expect(warn("RCT[pt]")[0]?.message).toContain('"Randomized Controlled Trial"');
    expect(warn("meta analyses[pt]")[0]?.message).toContain('"Meta-Analysis"');
    expect(warn("newest[pt]")[0]?.message).not.toContain("mean");
  });

  it("reports several things in the order they stand", () => {
    const codes = warn("OR asthma[xyz] AND (RCT[pt] AND ()").map((warning) => warning.code);
    expect(codes).toEqual([
      "operator_at_start",
      "unknown_tag",
      "unmatched_parenthesis",
      "unknown_publication_type",
      "empty_parentheses",
    ]);
  });

  it("gives no place in a query that was built", () => {
    expect(validateQuery(and(term("asthma", "tiab"), term("RCT", "pt")))).toMatchObject([
      { code: "unknown_publication_type", start: null, end: null },
    ]);
  });

  it("stops at a hundred warnings", () => {
    expect(warn("asthma" + " )".repeat(5000))).toHaveLength(100);
  });
});
