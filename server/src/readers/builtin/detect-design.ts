import { BY_TYPE, BY_VAGUE_TYPE, NOT_THIS_STUDY, TEXT_CUES, TITLE_CUES, TRIALS_INCLUDED } from "./design-cues.ts";
import type { DesignId, EvidenceLevel } from "./designs.ts";
import { DESIGN_LEVELS } from "./designs.ts";
import type { PaperSentence, PaperText } from "./paper-text.ts";

/** A design and the words of the paper it rests on. */
export interface DetectedDesign {
  id: DesignId;
  level: EvidenceLevel | null;
  section: string;
  quote: string;
}

function fromTypes(types: readonly string[], table: readonly [RegExp, DesignId][]): DetectedDesign | null {
  for (const [pattern, id] of table) {
    const type = types.find((name) => pattern.test(name));
    if (type !== undefined) return { id, level: DESIGN_LEVELS[id], section: "publication types", quote: type };
  }
  return null;
}

function fromSentences(
  sentences: readonly PaperSentence[],
  table: readonly [RegExp, DesignId][],
): DetectedDesign | null {
  for (const [pattern, id] of table) {
    const sentence = sentences.find((candidate) => pattern.test(candidate.text.replace(/[‐‑–]/gu, "-")));
    if (sentence) return { id, level: DESIGN_LEVELS[id], section: sentence.section, quote: sentence.text };
  }
  return null;
}

/** The cues whose words stand in a text. */
function pickCues(text: string): [RegExp, DesignId][] {
  const lower = text.toLowerCase();
  return TEXT_CUES.filter(([, , words]) => words.some((word) => lower.includes(word))).map(([pattern, id]) => [
    pattern,
    id,
  ]);
}

function fromHeadings(paper: PaperText): DetectedDesign | null {
  const names = paper.record.mesh.map((heading) => heading.descriptor);
  const animals = names.includes("Animals") && !names.includes("Humans");
  if (animals) return { id: "animal", level: DESIGN_LEVELS.animal, section: "MeSH", quote: "Animals" };
  const headings: [string, DesignId][] = [
    ["Case-Control Studies", "case_control"],
    ["Cross-Sectional Studies", "cross_sectional"],
    ["Cohort Studies", "cohort"],
    ["Prospective Studies", "cohort"],
    ["Retrospective Studies", "cohort"],
    ["Follow-Up Studies", "cohort"],
    ["Longitudinal Studies", "cohort"],
  ];
  const heading = headings.find(([name]) => names.includes(name));
  return heading ? { id: heading[1], level: DESIGN_LEVELS[heading[1]], section: "MeSH", quote: heading[0] } : null;
}

/** Designs that the text may say more closely than a vague publication type. */
const CLOSER: Record<string, readonly DesignId[]> = {
  review: ["systematic_review", "meta_analysis", "guideline", "case_report", "case_series"],
  observational: ["cohort", "case_control", "cross_sectional"],
  clinical_trial: ["randomized_trial", "trial_protocol"],
  controlled_trial: ["randomized_trial", "trial_protocol"],
};

function isOwnSentence(sentence: PaperSentence): boolean {
  return sentence.kind !== "background" && sentence.kind !== "aside" && !NOT_THIS_STUDY.test(sentence.text);
}

/**
 * The study design of a paper, from its publication types, else from MeSH, its title and the sentences about its own
 * methods; null when nothing tells.
 */
export function detectDesign(paper: PaperText): DetectedDesign | null {
  const types = paper.record.publication_types;
  const settled = fromTypes(types, BY_TYPE);
  if (settled && settled.id !== "comment") return settled;

  const inTitle = fromSentences([paper.title], TITLE_CUES);
  const own = paper.sentences.filter(isOwnSentence);
  const cues = pickCues(own.map((sentence) => sentence.text).join("\n"));
  const synthesis = inTitle?.id === "meta_analysis" || inTitle?.id === "systematic_review" ? inTitle : null;
  let inText = synthesis ?? fromSentences(own, cues);
  if (inText?.id === "randomized_trial" && TRIALS_INCLUDED.test(inText.quote)) {
    inText =
      fromSentences(
        own,
        cues.filter(([, id]) => id === "systematic_review"),
      ) ?? null;
  }
  const headings = fromHeadings(paper);
  const closest = pickClosest(inTitle, inText, headings);
  if (settled) return closest && ["randomized_trial", "case_report"].includes(closest.id) ? closest : settled;

  const vague = fromTypes(types, BY_VAGUE_TYPE);
  if (!vague) return closest;
  return [inTitle, inText, headings].find((found) => found && CLOSER[vague.id]?.includes(found.id)) ?? vague;
}

/** Animals outrank what a trial's words suggest; a clear title outranks the text, except where it says less. */
function pickClosest(
  inTitle: DetectedDesign | null,
  inText: DetectedDesign | null,
  headings: DetectedDesign | null,
): DetectedDesign | null {
  if (headings?.id === "animal" && inText?.id !== "systematic_review" && inText?.id !== "meta_analysis") {
    return inTitle?.id === "in_vitro" || inText?.id === "in_vitro"
      ? inTitle?.id === "in_vitro"
        ? inTitle
        : inText
      : headings;
  }
  if (inTitle?.id === "animal") return inTitle;
  const vague: DesignId[] = ["cohort", "clinical_trial", "review", "guideline", "comment", "diagnostic"];
  if (
    inTitle &&
    vague.includes(inTitle.id) &&
    (inText?.id === "randomized_trial" || inText?.id === "systematic_review")
  )
    return inText;
  return inTitle ?? (inText?.id === "cohort" || inText === null ? (headings ?? inText) : inText);
}
