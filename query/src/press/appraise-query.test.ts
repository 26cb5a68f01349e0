import { describe, expect, it } from "vitest";
import { SOME_HEADINGS } from "../translate/known-headings.fixture.ts";
import { appraiseQuery } from "./appraise-query.ts";

/** Codes of an element's remarks, each with what it is about. */
function list(query: string, element: string): string[] {
  const found = appraiseQuery(query, SOME_HEADINGS).elements.find((one) => one.element === element);
  return (found?.remarks ?? []).map(({ code, start, end }) =>
    start === null || end === null ? code : `${code}: ${query.slice(start, end)}`,
  );
}

const GOOD = '("Heart Failure"[mh] OR "heart failure"[tiab]) AND (metformin[mh] OR metformin[tiab])';

describe("a PRESS appraisal", () => {
  it("knows Cochrane's filter for trials, with either spelling and in any order", () => {
    const filter =
      "trial[tiab] OR randomized controlled trial[pt] OR controlled clinical trial[pt] OR randomised[tiab] OR randomized[tiab] OR placebo[tiab] OR drug therapy[sh] OR randomly[tiab] OR groups[tiab]";
    expect(list(`asthma[ti] AND (${filter})`, "limits")).toEqual([`published_filter: ${filter}`, "judge_limits"]);
  });

  it("names both the other number and the other spelling of a word", () => {
    const { elements } = appraiseQuery("tumor[tiab] OR heamatoma[tiab] OR anaem*[tiab]", SOME_HEADINGS);
    const missing = elements.flatMap(({ remarks }) => remarks.filter(({ code }) => code === "variant_missing"));
    expect(missing.map(({ values }) => values.variant)).toEqual(["tumour", "tumors", "heamatomas", "anem*"]);
  });

  it("of a sound query leaves little but what a human must judge", () => {
    const { elements } = appraiseQuery(GOOD, SOME_HEADINGS);
    const problems = elements.flatMap(({ remarks }) => remarks.filter(({ kind }) => kind === "problem"));
    expect(problems.map(({ code, values }) => [code, values.variant])).toEqual([["variant_missing", "heart failures"]]);
    expect(elements.every(({ remarks }) => remarks.at(-1)?.kind === "judge")).toBe(true);
  });

  it.each<[string, string, string, string[]]>([
    ["counts concepts", GOOD, "translation", ["concepts", "judge_question", "judge_known"]],
    ["knows one concept", "asthma[mh]", "translation", ["one_concept", "judge_question", "judge_known"]],
    [
      "doubts five concepts",
      "asthma[ti] AND stroke[ti] AND exercise[ti] AND child[ti] AND school[ti]",
      "translation",
      ["concepts", "many_concepts", "judge_question", "judge_known"],
    ],
    [
      "points at operators that are read otherwise",
      "asthma[ti] OR stroke[ti] AND child[ti]",
      "operators",
      ["mixed_operators: AND", "judge_operators"],
    ],
    ["doubts NOT", "asthma[ti] NOT child[ti]", "operators", ["excludes: child[ti]", "judge_operators"]],
    [
      "knows the usual exclusion of animal studies",
      "asthma[ti] NOT (animals[mh] NOT humans[mh])",
      "operators",
      ["excludes_animals: animals[mh] NOT humans[mh]", "judge_operators"],
    ],
    [
      "misses a heading, by name or entry term",
      '"heart attack"[tiab] AND (stroke[tiab] OR apoplexy[tiab])',
      "headings",
      [
        'block_without_heading: "heart attack"[tiab]',
        "block_without_heading: stroke[tiab] OR apoplexy[tiab]",
        "judge_headings",
      ],
    ],
    ["misses words", "asthma[mh]", "headings", ["block_without_text: asthma[mh]", "judge_headings"]],
    [
      "looks at how headings are searched",
      '"heart attack/drug therapy"[majr:noexp] OR zebra[mh] OR asthma',
      "headings",
      [
        'heading_entry_term: "heart attack/drug therapy"[majr:noexp]',
        'heading_not_exploded: "heart attack/drug therapy"[majr:noexp]',
        'heading_major: "heart attack/drug therapy"[majr:noexp]',
        'heading_subheading: "heart attack/drug therapy"[majr:noexp]',
        "heading_unknown: zebra[mh]",
        "judge_headings",
      ],
    ],
    [
      "misses plurals and spellings",
      "tumour[tiab] OR tumours[tiab]",
      "text_words",
      ["variant_missing: tumour[tiab]", "variant_missing: tumours[tiab]", "judge_text_words"],
    ],
    [
      "misses the other spelling of a drug, of a word within a phrase and of a beginning",
      "hemoglobin[tiab] OR tumor marker*[tiab] OR anaem*[tiab]",
      "text_words",
      [
        ...["variant_missing: hemoglobin[tiab]", "variant_missing: tumor marker*[tiab]"],
        ...["variant_missing: anaem*[tiab]", "judge_text_words"],
      ],
    ],
    [
      "asks for no spelling and no number that no one writes",
      "diabetes[tiab] OR asthma[tiab] OR colorectal[tiab] OR laboratory diagnosis[tiab] OR laboratory diagnoses[tiab]",
      "text_words",
      ["judge_text_words"],
    ],
    [
      "misses none that truncation finds",
      "tumour*[tiab] OR tumor*[tiab] OR tumor[tiab]",
      "text_words",
      ["adds_nothing: tumor[tiab]", "judge_text_words"],
    ],
    [
      "finds terms that add nothing",
      '"acute heart failure"[ti] OR "heart fail*"[tiab] OR "heart fail*"[tiab]',
      "text_words",
      ['adds_nothing: "acute heart failure"[ti]', 'adds_nothing: "heart fail*"[tiab]', "judge_text_words"],
    ],
    ["leaves what differs by field", "stroke*[ti] OR stroke*[ab]", "text_words", ["judge_text_words"]],
    [
      "doubts short beginnings and acronyms",
      "stat*[tiab] OR MI[tiab]",
      "text_words",
      ["truncation_short: stat*[tiab]", "acronym: MI[tiab]", "judge_text_words"],
    ],
    ["warns of untagged words", "asthma", "text_words", ["untagged: asthma", "judge_text_words"]],
    ["shows faults of syntax", "asthma[xyz]", "spelling", ["unknown_tag: [xyz]", "one_line", "judge_spelling"]],
    [
      "asks for no plural of what has none",
      "blinded[tiab] OR HFREF[tiab] OR clinical[tiab] OR aspirin[tiab]",
      "text_words",
      ["judge_text_words"],
    ],
    [
      "takes publication types with words for a filter, not for a concept",
      "asthma[ti] AND (randomized controlled trial[pt] OR randomized[tiab])",
      "limits",
      ["design_filter: randomized controlled trial[pt] OR randomized[tiab]", "judge_limits"],
    ],
    ["sees no limits", GOOD, "limits", ["no_limits", "judge_limits"]],
    [
      "says what each limit loses",
      "asthma[ti] AND 2015:2020[dp] AND english[la] AND humans[mh] AND hasabstract AND review[pt] AND systematic[sb]",
      "limits",
      [
        "dates: 2015:2020[dp]",
        "languages: english[la]",
        "humans: humans[mh]",
        "abstracts: hasabstract",
        "type_filter: review[pt]",
        "pubmed_filter: systematic[sb]",
        "judge_limits",
      ],
    ],
  ])("%s", (_, query, element, expected) => {
    expect(list(query, element)).toEqual(expected);
  });

  it("asks the library about beginnings and whole words, not about values", () => {
    const { questions } = appraiseQuery(
      'statin*[tiab] AND "heart failure"[ti] AND asthma[mh] AND smith j[au]',
      SOME_HEADINGS,
    );
    expect(questions.beginnings).toEqual([{ text: "statin", term: "statin*", start: 0, end: 13 }]);
    expect(questions.words.map(({ text }) => text)).toEqual(["heart", "failure"]);
  });
});
