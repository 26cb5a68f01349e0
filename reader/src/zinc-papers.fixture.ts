import type { PaperRecord } from "@medsieve/contract/papers";
import { makePaper } from "../../contract/test/papers.ts";
import { describeUnchecked } from "../test/readings.ts";
import { createBuiltinReader } from "./builtin-reader.ts";
import type { Question, Reading } from "./reader.ts";

export const reader = createBuiltinReader();
export const signal = new AbortController().signal;
export const ASKED: Question = {
  text: "Does zinc shorten the common cold in children?",
  language: "en",
  preference: "clinical_trials",
};

/** The readings of some papers, in order. */
export async function readUnchecked(papers: PaperRecord[], question: Question = ASKED): Promise<Reading[]> {
  const readings: Reading[] = [];
  for await (const reading of reader.readPapers(question, papers, signal)) readings.push(reading);
  return readings;
}

/** Readings with the text of each field. */
export async function read(papers: PaperRecord[], question: Question = ASKED) {
  return (await readUnchecked(papers, question)).map(describeUnchecked);
}

export const TRIAL = makePaper(11, {
  title: "Zinc lozenges for the common cold in children: a randomized controlled trial",
  abstract: [
    { label: "BACKGROUND", text: "The common cold is frequent. Zinc may help children." },
    {
      label: "METHODS",
      text: "We randomly assigned 96 children with a common cold to receive zinc lozenges or placebo. The primary outcome was the duration of symptoms.",
    },
    {
      label: "RESULTS",
      text: "Symptoms lasted 4.5 days with zinc and 7.0 days with placebo (p < 0.001). Nausea was rare.",
    },
    { label: "CONCLUSIONS", text: "Zinc lozenges shortened the common cold in children. Further trials are needed." },
  ],
  publication_types: ["Journal Article", "Randomized Controlled Trial"],
});
export const NEGATIVE = makePaper(12, {
  title: "Zinc for the common cold in children",
  abstract: [
    {
      label: null,
      text: "Sixty children with a common cold were randomized to zinc or placebo. In conclusion, zinc did not shorten the common cold.",
    },
  ],
});
export const OFF_TOPIC = makePaper(13, {
  title: "Glaucoma surgery outcomes in Denmark",
  abstract: [
    {
      label: null,
      text: "We followed 300 patients after surgery. Pressure fell. Vision was stable. Cataract formed in some. Zinc was among the drops used. Costs were low. Staff were content.",
    },
  ],
});
export const TITLE_ONLY = makePaper(14, { title: "Zinc and the common cold in children", abstract: [] });
export const RETRACTED = makePaper(15, {
  ...TRIAL,
  pmid: "15",
  PMID: "15",
  notices: [{ kind: "retracted", pmid: "99", citation: null }],
});
