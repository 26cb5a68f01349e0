import type { QuestionAnalysis } from "./analyze-question.ts";
import { countName, type PaperSentence, type PaperText } from "./paper-text.ts";

/** A sentence of the paper with what speaks for it as its finding. */
interface Rated {
  sentence: PaperSentence;
  index: number;
  value: number;
}

const CONCLUDES =
  /\b(?:conclud|in conclusion|in summary|these (?:results|findings|data)|our (?:results|findings|data|study)|this (?:study|trial|review|meta-analysis) (?:shows?|showed|demonstrat|suggest|provides?|found|confirm|indicates?)|(?:results|findings|data) (?:suggest|indicate|show|demonstrate|support|confirm)|suggest(?:s|ing)? that|we (?:found|showed|demonstrated|observed)|therefore|thus|hence)\b/iu;
const REPORTS =
  /\b(?:significant(?:ly)?|reduced?|increased?|decreased?|improved?|lower|higher|greater|fewer|compared with|compared to|versus|did not|no (?:significant )?(?:difference|effect|benefit)|associated with|odds ratio|hazard ratio|relative risk|risk ratio|effective|superior|inferior|similar)\b|\bp ?[<=>]|\b95 ?% ?CI\b/iu;
const MEASURES = /\d+(?:\.\d+)? ?%|\bp ?[<=>] ?0?\.\d|\b95 ?% ?(?:CI|confidence)|\b(?:HR|OR|RR|MD|SMD)\b/u;
const PLANS =
  /\b(?:in this (?:paper|article|review)|this (?:paper|article|review) (?:describes|discusses|will|focuses|reviews|provides)|aim(?:ed)? (?:of|to|was)|objective|purpose of|to (?:determine|evaluate|investigate|examine|assess|compare) (?:whether|the|if)|were (?:randomi[sz]ed|randomly|recruited|enrolled|included|searched)|was (?:conducted|performed|carried out)|we (?:conducted|performed|aimed|searched|enrolled|recruited|included|investigated|examined|evaluated|studied))\b/iu;
const ASIDES =
  /\b(?:regist(?:ered|ration|ry)|level of evidence|study, level|clinicaltrials|isrctn|nct\d|further (?:\w+[ -]){0,4}(?:research|stud(?:y|ies)|trials?|work|investigations?)|future (?:\w+ ){0,2}(?:research|studies|trials)|(?:is|are) (?:needed|warranted|required|necessary)|funded by|research grants?|fees from|honoraria|employees? of|conflicts? of interest|copyright|all rights reserved|limitations?|will be (?:discussed|published|submitted|disseminated)|should be (?:investigated|studied|initiated|conducted|performed))\b/iu;
const KIND_VALUE: Partial<Record<PaperSentence["kind"], number>> = {
  conclusion: 5,
  results: 2.6,
  plain: 1,
  outcome: 0.6,
  objective: -1,
  methods: -2,
  design: -2,
  population: -2,
  intervention: -2,
  background: -2,
  aside: -8,
};
const MAX_LENGTH = 520;
const MIN_LENGTH = 25;

function rate(sentence: PaperSentence, index: number, paper: PaperText, analysis: QuestionAnalysis): number {
  const { text, kind } = sentence;
  const place = paper.sentences.length > 1 ? index / (paper.sentences.length - 1) : 1;
  let value = KIND_VALUE[kind] ?? 0;
  if (kind === "plain") value += 2.2 * place * place;
  const early = kind === "background" || (kind === "plain" && place < 0.35);
  if (CONCLUDES.test(text) && !early) value += 2;
  if (REPORTS.test(text)) value += 1;
  if (kind !== "conclusion" && MEASURES.test(text)) value += 0.5;
  if (PLANS.test(text) && !CONCLUDES.test(text)) value -= 2.5;
  if (ASIDES.test(text)) value -= 6;
  if (text.length < MIN_LENGTH) value -= 3;
  if (text.length > 400) value -= 1;
  return value + 2.2 * shareOfQuestion(sentence, analysis);
}

/** The part of the question, by weight, that a sentence speaks of: 0 to 1. */
function shareOfQuestion(sentence: PaperSentence, analysis: QuestionAnalysis): number {
  let total = 0;
  let found = 0;
  for (const concept of analysis.concepts) {
    total += concept.weight;
    const names = [...concept.names, ...concept.narrower];
    if (names.some((name) => countName(name, sentence) > 0)) found += concept.weight;
  }
  return total === 0 ? 0 : found / total;
}

/**
 * The sentences that tell the paper's main finding and meet the question best: two, or three when they are short, in
 * the order of the paper. Empty without an abstract.
 */
export function chooseSentences(paper: PaperText, analysis: QuestionAnalysis, most = 3): PaperSentence[] {
  const rated: Rated[] = paper.sentences.map((sentence, index) => ({
    sentence,
    index,
    value: rate(sentence, index, paper, analysis),
  }));
  const chosen: Rated[] = [];
  let length = 0;
  for (const candidate of rated.sort((a, b) => b.value - a.value || b.index - a.index)) {
    if (chosen.length >= most) break;
    const full = length + candidate.sentence.text.length > MAX_LENGTH;
    if (chosen.length > 0 && (candidate.value < 1.5 || (chosen.length > 1 && full))) continue;
    if (chosen.some((other) => other.sentence.text === candidate.sentence.text)) continue;
    chosen.push(candidate);
    length += candidate.sentence.text.length;
  }
  return chosen.sort((a, b) => a.index - b.index).map(({ sentence }) => sentence);
}
