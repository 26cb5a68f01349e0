import { type Preference, RELEVANCE_BANDS } from "@medsieve/contract/constants";
import type { Question, ReadPaper } from "../reader.ts";
import { analyzeQuestion, type QuestionAnalysis } from "./analyze-question.ts";
import { chooseSentences } from "./choose-sentences.ts";
import { DESIGN_NAMES } from "./designs.ts";
import { type DetectedDesign, detectDesign } from "./detect-design.ts";
import { type PaperText, readPaperText } from "./paper-text.ts";
import { READING_TEXTS } from "./reading-texts.ts";

/** Preferences under which trials and systematic reviews are looked for. */
const WEIGHED: Preference[] = ["clinical_trials", "clinical_trials_rare", "comprehensive"];
const MAX_CITED = 6;
const MAX_QUOTED = 3;

const NO_EFFECT =
  /\bno (?:\w+ ){0,3}(?:differences?|effects?|benefits?|improvements?|changes?|reductions?|associations?|evidence)\b|\b(?:did|does|do|was|were|is|are|could|has|have) not\b(?: \w+ly\b)?(?: \w+\b)?|\bnot (?:significant|effective|superior|associated)|\bnon-?significant|\bineffective\b|\bfailed to \w+|\bnot support/giu;
const EFFECT =
  /\b(?:significantly|reduc(?:es?|ed|tion)|improv(?:es?|ed|ement)|lower(?:ed|s)?|prevent(?:s|ed)?|decreas(?:es?|ed)|increas(?:es?|ed)|effective|superior|beneficial|greater|higher|better|associated with|shorten(?:s|ed)|prolong(?:s|ed)|fewer|efficacious|benefits?|alleviat\w+|attenuat\w+|accelerat\w+|enhanc\w+|works?)\b/iu;

/** What a sentence says of an effect, by its words; null when it says nothing, or both. */
function readDirection(sentence: string): "effect" | "none" | null {
  const withoutNegations = sentence.replace(NO_EFFECT, " ");
  const hasEffect = EFFECT.test(withoutNegations);
  const hasNone = withoutNegations !== sentence;
  if (hasEffect === hasNone) return null;
  return hasEffect ? "effect" : "none";
}

interface Candidate {
  pmid: string;
  paper: PaperText;
  design: DetectedDesign | null;
}

function isRetracted({ paper }: ReadPaper): boolean {
  return paper.notices.some((notice) => notice.kind === "retracted" || notice.kind === "retraction_notice");
}

function citePapers(papers: readonly { pmid: string }[]): string {
  return papers.map((paper) => `[PMID ${paper.pmid}]`).join(" ");
}

/**
 * Three to six sentences in the user's language from the papers that were read, best first; each names the PMIDs it
 * rests on. Retracted papers are only mentioned. Null when there are no papers.
 */
export function answerQuestion(question: Question, papers: readonly ReadPaper[]): string | null {
  if (papers.length === 0) return null;
  const texts = READING_TEXTS[question.language];
  const retracted = papers.filter(isRetracted).map(({ paper }) => paper);
  const usable = papers.filter((paper) => !isRetracted(paper));
  if (usable.length === 0) return texts.openingOnlyRetracted(citePapers(retracted.slice(0, MAX_CITED)));

  const analysis = analyzeQuestion(question.text);
  const ranked = [...usable].sort((a, b) => b.reading.relevance_score - a.reading.relevance_score);
  const meeting = ranked.filter(({ reading }) => reading.relevance_score >= RELEVANCE_BANDS.yellow);
  const cited = (meeting.length > 0 ? meeting.slice(0, MAX_CITED) : ranked.slice(0, MAX_QUOTED)).map(readCandidate);
  const sentences = [
    meeting.length > 0
      ? texts.opening(meeting.length, papers.length, countDesigns(meeting, question), citePapers(cited))
      : texts.openingWeak(papers.length, citePapers(cited)),
  ];
  const quoted = quoteFindings(cited, analysis);
  for (const { candidate, finding } of quoted) {
    const design = candidate.design && DESIGN_NAMES[candidate.design.id][question.language];
    sentences.push(texts.quote(design, finding, citePapers([candidate])));
  }
  if (quoted.length === 0) sentences.push(texts.noFinding(citePapers(cited)));
  sentences.push(weighEvidence(quoted, cited, question));
  const unused = retracted.slice(0, MAX_CITED);
  if (unused.length > 0) sentences.push(texts.retractedUnused(citePapers(unused)));
  return sentences.join(texts.space);
}

function readCandidate({ paper }: ReadPaper): Candidate {
  const text = readPaperText(paper);
  return { pmid: paper.pmid, paper: text, design: detectDesign(text) };
}

function countDesigns(papers: readonly ReadPaper[], question: Question): string {
  const texts = READING_TEXTS[question.language];
  const counts = new Map<string, number>();
  for (const { reading } of papers) {
    const name = reading.study_design ?? texts.unknownDesign;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([name, count]) => texts.designCount(name, count))
    .join(texts.listSeparator);
}

interface Quoted {
  candidate: Candidate;
  finding: string;
}

/** The finding of each of the first papers; a trial protocol has none yet. */
function quoteFindings(candidates: readonly Candidate[], analysis: QuestionAnalysis): Quoted[] {
  const quoted: Quoted[] = [];
  for (const candidate of candidates) {
    if (quoted.length === MAX_QUOTED) break;
    if (candidate.design?.id === "trial_protocol") continue;
    const [sentence] = chooseSentences(candidate.paper, analysis, 1);
    if (sentence) quoted.push({ candidate, finding: sentence.text });
  }
  return quoted;
}

function weighEvidence(quoted: readonly Quoted[], cited: readonly Candidate[], question: Question): string {
  const texts = READING_TEXTS[question.language];
  const saying = (direction: "effect" | "none") =>
    quoted.filter(({ finding }) => readDirection(finding) === direction).map(({ candidate }) => candidate);
  const [none, effect] = [saying("none"), saying("effect")];
  if (none.length > 0 && effect.length > 0) return texts.disagreement(citePapers(effect), citePapers(none));
  if (WEIGHED.includes(question.preference) && !cited.some(({ design }) => design?.level === "high"))
    return texts.limited(citePapers(cited));
  return texts.ownWords(citePapers(quoted.length > 0 ? quoted.map(({ candidate }) => candidate) : cited));
}
