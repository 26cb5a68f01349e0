import { readFileSync } from "node:fs";
import type { PaperRecord } from "@medsieve/contract/papers";
import { z } from "zod";
import { readAbstracts } from "./draw-sentences.ts";
import { makeRecord } from "./pico-corpus.ts";

const lineSchema = z.object({
  pmid: z.string().min(1),
  title: z.string(),
  abstract: z.string(),
  is_rct: z.boolean(),
  publication_types: z.array(z.string()).optional(),
});

/** An abstract of which it is known whether it reports a randomised trial; the record holds title and abstract alone. */
export interface LabelledDesign {
  pmid: string;
  paper: PaperRecord;
  isRandomised: boolean;
  publicationTypes: readonly string[];
}

/** Reads JSON lines {"pmid", "title", "abstract", "is_rct", …}. Throws with the line that is wrong, and what is accepted. */
function readDesignCorpus(file: string): LabelledDesign[] {
  const records = readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, index): LabelledDesign[] => {
      if (line.trim() === "") return [];
      try {
        const { pmid, title, abstract, is_rct, publication_types = [] } = lineSchema.parse(JSON.parse(line));
        const paper = makeRecord(pmid, title, abstract === "" ? [] : [{ label: null, text: abstract }]);
        return [{ pmid, paper, isRandomised: is_rct, publicationTypes: publication_types }];
      } catch (error) {
        const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
        const expected = '{"pmid", "title", "abstract", "is_rct", "publication_types"?} is expected';
        throw new Error(`${file}, line ${index + 1}: ${expected}: ${reason}`);
      }
    });
  if (records.length === 0) throw new Error(`${file} holds no abstract`);
  return records;
}

export const TITLED_DESIGNS = ["trial", "protocol", "synthesis", "observational"] as const;
export type TitledDesign = (typeof TITLED_DESIGNS)[number];

/** What a title says of its paper, the first that fits. */
const TITLES: readonly [RegExp, TitledDesign][] = [
  [
    /\b(?:study|trial|review|research)? ?protocol\b(?! (?:for (?!an? |the )|violat|deviat))|\b(?:rationale|design)(?:,| and| &) (?:rationale|design|methods|protocol)/iu,
    "protocol",
  ],
  [/\bmeta-?analys[ei]s\b|\bsystematic(?:ally)? (?:\w+ )?(?:review|overview)\b/iu, "synthesis"],
  [
    /\bcohort\b|\bcase-control\b|\bcross-sectional\b|\bobservational\b|\bretrospective\b|\blongitudinal\b|\bregistry\b|\bsurvey\b/iu,
    "observational",
  ],
  [/\brandomi[sz]ed\b|\brct\b/iu, "trial"],
];
const BOTH = /\brandomi[sz]ed\b|\btrials?\b|\brcts?\b/iu;

/** Words of design in a title, of which the abstract alone is then to show it. */
const DESIGN_WORDS =
  /\b(?:(?:non-?|quasi-?|cluster-?|un)?randomi[sz](?:ed|ation)|rcts?|(?:placebo|sham|active)[- ]controlled|controlled|(?:double|single|triple)[- ]?(?:blind(?:ed)?|mask(?:ed)?)|trials?|stud(?:y|ies)|protocols?|rationale|designs?|methods|systematic(?:ally)?|scoping|reviews?|overview|meta-?analy(?:s[ei]s|tic)|cohorts?|case-control(?:led)?|cross-sectional|observational|prospective|retrospective|longitudinal|survey|cross-?over|parallel(?:-group)?|open-label|pilot|multi-?cent(?:er|re)|clinical|phase|evidence|literature)\b/giu;

export function maskTitle(title: string): string {
  return title
    .replace(DESIGN_WORDS, " ")
    .replace(/\s+/gu, " ")
    .replace(/\s+([.,:;])/gu, "$1")
    .trim();
}

/** An abstract whose design its title showed; `masked` is the same without the title's words of design. */
interface TitledRecord {
  pmid: string;
  design: TitledDesign;
  paper: PaperRecord;
  masked: PaperRecord;
}

function nameTitle(title: string): TitledDesign | null {
  const found = TITLES.find(([pattern]) => pattern.test(title))?.[1] ?? null;
  return found === "observational" && BOTH.test(title) ? null : found;
}

const OBSERVED =
  /\b(?:retrospective(?:ly)?|cohort study|case[- ]control|cross[- ]sectional|medical records|registry)\b/iu;
const TRIED = /random|placebo|blind|cross-?over|controlled trial/iu;

/** What a design is learnt from, and measured on. */
export interface DesignSets {
  labelled: LabelledDesign[];
  titled: TitledRecord[];
  /** Records whose abstracts speak of looking on or back, and of no trial. */
  observed: PaperRecord[];
}

/** The labelled abstracts of `file`, and those of PubMed files whose title or text shows how they were made. */
export async function readDesignSets(file: string, library: readonly string[]): Promise<DesignSets> {
  const labelled = readDesignCorpus(file);
  const known = new Set(labelled.map(({ pmid }) => pmid));
  const titled = new Map<string, TitledRecord>();
  const observed = new Map<string, PaperRecord>();
  for await (const { record, sentences } of readAbstracts(library)) {
    const design = nameTitle(record.title);
    const text = [record.title, ...sentences.map((sentence) => sentence.text)].join(" ");
    if (design !== null) {
      const masked = makeRecord(record.pmid, maskTitle(record.title), record.abstract);
      titled.set(record.pmid, { pmid: record.pmid, design, paper: record, masked });
    } else if (!known.has(record.pmid) && OBSERVED.test(text) && !TRIED.test(text)) observed.set(record.pmid, record);
  }
  return { labelled, titled: [...titled.values()], observed: [...observed.values()] };
}
