import type { DesignFit } from "../../design/design-fit.ts";
import { compose } from "./compose.ts";
import type { ReadingTexts } from "./reading-texts.ts";

const lowerFirst = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
const addArticle = (name: string) => `${/^[aeiou]/iu.test(name) ? "an" : "a"} ${name}`;

/** "meta-analysis" → "meta-analyses", "protocol of a trial" → "protocols of a trial", "case series" as it is. */
function pluralize(name: string): string {
  if (/series$|expression of concern$|unknown design$/u.test(name)) return name;
  if (name.startsWith("protocol of a ")) return `protocols of ${pluralize(name.slice(14))}`;
  if (name.endsWith("analysis")) return name.replace(/is$/u, "es");
  if (name.endsWith(" or letter")) return name.replaceAll(/(?=,| or|$)/gu, "s");
  return name.endsWith("y") ? name.replace(/y$/u, "ies") : `${name}s`;
}

/** "1 meta-analysis", "2 meta-analyses". */
export function nameDesigns(count: number, name: string): string {
  return `${count} ${count === 1 ? lowerFirst(name) : pluralize(lowerFirst(name))}`;
}

const FIT: Record<DesignFit, string> = {
  fits: "; matches your preference",
  partly: "; close to your preference",
  unfit: "; outside your preference",
  unknown: "",
  any: "",
  no_data: "",
};
const joinWithAnd = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
const addDesign = (design: string | null) => (design === null ? "one paper" : addArticle(lowerFirst(design)));
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const ENGLISH: ReadingTexts = {
  space: " ",
  listSeparator: ", ",
  mark: (words) => `“${words}”`,
  quote: (words) => compose`“${words}”`,
  summary: {
    frame: ({ design, intervention, comparator, count, people }) => {
      const what =
        intervention && comparator
          ? compose` comparing ${intervention} with ${comparator}`
          : intervention
            ? compose` of ${intervention}`
            : "";
      const who = count ? compose` (${count})` : people ? compose` in ${people}` : "";
      return compose`${design ?? "A study"}${what}${who}.`;
    },
    participants: (count) => `${count} participants`,
    lead: {
      results: (quotations) => compose`Results: ${quotations}`,
      conclusion: (quotations) => compose`The authors conclude: ${quotations}`,
      aim: (quotations) => compose`Aim: ${quotations}`,
      abstract: (quotations) => compose`From the abstract: ${quotations}`,
    },
    noResultsYet: "It reports no results yet.",
  },
  rationale: {
    places: { title: "title", abstract: "abstract", mesh: "MeSH", keywords: "keywords" },
    named: (pmid) => `The question names this paper: PMID ${pmid}.`,
    found: (concepts) => compose`Mentions ${concepts}.`,
    concept: (written, places) => `${written} (${places})`,
    missing: (concepts) => `Does not mention ${concepts}.`,
    foundNone: (concepts) =>
      concepts.length < 2
        ? `Does not mention ${concepts.join("")}.`
        : `Mentions neither ${concepts.slice(0, -1).join(", ")} nor ${concepts.at(-1)}.`,
    foundNothing: "Mentions none of the question's concepts.",
    titled: (quotation) => compose`Its title reads ${quotation}.`,
    aboutExcluded: (concepts) => `It is about ${concepts}, which the question leaves out.`,
    design: (name, fit) => compose`Study design: ${name}${FIT[fit]}.`,
    nameWithin: lowerFirst,
    noDesign: "Study design: not stated.",
    onlyTitle: "There is no abstract: only the title could be read.",
    onlyBeginning: "The abstract is very long: only its beginning was read.",
    retracted: "This paper was retracted: do not rely on it.",
    retractionNotice: "This record is itself the notice of a retraction.",
    concern: "An expression of concern was published about this paper.",
    concernNotice: "This record is itself an expression of concern about another paper.",
    corrected: "A correction to this paper was published.",
    correctionNotice: "This record is itself the correction of another paper.",
    updated: "A newer version of this paper was published.",
    preprint: "This is a preprint, not peer reviewed.",
    opinion: "It is an opinion piece or letter and reports no study of its own.",
    news: "It is a news item and reports no study of its own.",
    readFromEnglishAbstract: (language) => `Published in ${language}; its English abstract was read.`,
    publishedIn: (language) => `Published in ${language}.`,
    foreignAbstract: (language) => `The abstract is in ${language}, of which little could be read.`,
  },
  answer: {
    opening: ({ read, count, designs, pmids, isPart }) => {
      const papers = read === 1 ? "The one paper read" : `Of ${read} papers read, ${count}`;
      const verb = count === 1 ? "addresses" : "address";
      const closest = isPart ? `; the closest are ${pmids}` : ` ${pmids}`;
      return `${papers} ${verb} the question well: ${designs}${closest}.`;
    },
    openingOnlyRetracted: (pmids) => `Every paper found was retracted, so no answer can be given ${pmids}.`,
    openingOnlyOpinions: (pmids) =>
      `Only opinion pieces, news or notices were found, so no answer can be given from studies ${pmids}.`,
    designCount: (name, count) => nameDesigns(count, name),
    unknownDesign: "of unknown design",
    otherDesigns: (count) => `${count} of other designs`,
    joinDesigns: joinWithAnd,
    direction: {
      benefit: (count, pmids) => `${count} ${count === 1 ? "reports" : "report"} a benefit ${pmids}`,
      none: (count, pmids) => `${count} ${count === 1 ? "finds" : "find"} no clear difference ${pmids}`,
      harm: (count, pmids) => `${count} ${count === 1 ? "reports" : "report"} harm or a higher risk ${pmids}`,
    },
    directions: (parts, rest) => {
      const conflict = parts.length > 1 ? ", so their findings do not agree" : "";
      const others = rest > 0 ? `; ${rest} ${rest === 1 ? "does" : "do"} not state a clear conclusion` : "";
      return `By their conclusions, ${joinWithAnd(parts)}${conflict}${others}.`;
    },
    report: null,
    quoteStrongest: (design, quotation, pmid) =>
      `The strongest design among them, ${addArticle(lowerFirst(design))}, states: ${quotation} ${pmid}.`,
    quote: (design, quotation, pmid) => `${upperFirst(addDesign(design))} states: ${quotation} ${pmid}.`,
    quoteAgainst: (design, quotation, pmid) => `In contrast, ${addDesign(design)} states: ${quotation} ${pmid}.`,
    tried: (treatments) => `What was given: ${treatments.join("; ")}.`,
    triedBy: (quotation, pmid) => `${quotation} ${pmid}`,
    strong: (pmids) => `Based on randomized trials or evidence syntheses; risk of bias not assessed ${pmids}.`,
    limited: (pmids) =>
      `None of these is a randomized trial or a systematic review, so the evidence is limited ${pmids}.`,
    singleCases: (pmids) => `These are individual cases, from which no rate of success can be derived ${pmids}.`,
    laboratory: (pmids) =>
      `These are findings in animals or in the laboratory; they do not show what happens in patients ${pmids}.`,
    accuracy: (pmids) =>
      `Populations, thresholds and reference standards may differ between these studies, and their figures were not pooled ${pmids}.`,
    missing: (concepts, pmids) => `None of the closest papers names ${concepts} ${pmids}.`,
    retractedUnused: (count, pmids) =>
      count === 1
        ? `One retracted paper was left out: ${pmids}.`
        : `${count} retracted papers were left out: ${pmids}.`,
    noFinding: (pmids) => `No finding can be quoted, since their records hold no abstract with results ${pmids}.`,
  },
};
