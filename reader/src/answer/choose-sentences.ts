import { countName, type PaperSentence, type PaperText } from "../paper-text.ts";
import type { QuestionAnalysis } from "../question/analyze-question.ts";
import type { ConceptName } from "../question/concept.ts";

/** A sentence of the paper with what speaks for it as its finding. */
interface Rated {
  sentence: PaperSentence;
  index: number;
  value: number;
}

/** Words with which authors draw their conclusion. */
export const CONCLUDES =
  /\b(?:conclud|in conclusion|in summary|these (?:results|findings|data)|our (?:results|findings|data|study)|this (?:study|trial|review|meta-analysis) (?:shows?|showed|demonstrat|suggest|provides?|found|confirm|indicates?)|(?:results|findings|data) (?:suggest|indicate|show|demonstrate|support|confirm)|suggest(?:s|ing)? that|we (?:found|showed|demonstrated|observed)|therefore|thus|hence)\b/i;
const REPORTS =
  /\b(?:significant(?:ly)?|reduced?|increased?|decreased?|improved?|lower|higher|greater|fewer|compared with|compared to|versus|did not|no (?:significant )?(?:difference|effect|benefit)|associated with|odds ratio|hazard ratio|relative risk|risk ratio|effective|superior|inferior|similar|recovered|recovery|resolved|resolution|discharged|died|remission|symptom-free|asymptomatic|disappeared|relapsed?|followed by)\b|\bp ?[<=>]|\b95 ?% ?CI\b/i;
const MEASURES = /\d ?%|\bp ?[<=>] ?0?\.\d|\b95 ?% ?(?:CI|confidence)|\b(?:HR|OR|RR|MD|SMD)\b/u;
/** What the authors leave open, or say against their own study. */
const LIMITS =
  /\b(?:uncontrolled|no control group|imperfect|misclassif\w+|confounding|do not prove|cannot be excluded|small sample|was not random|remains? (?:uncertain|unclear|unknown)|(?:is|are) unknown|needs? confirmation|only one dose|other changes)\b/i;
const PLANS =
  /\b(?:in this (?:paper|article|review)|this (?:paper|article|review) (?:describes|discusses|will|focuses|reviews|provides)|aim(?:ed)? (?:of|to|was)|objective|purpose of|to (?:determine|evaluate|investigate|examine|assess|compare) (?:whether|the|if)|were (?:randomi[sz]ed|randomly|recruited|enrolled|included|searched)|was (?:conducted|performed|carried out)|(?:was|were) adjusted for|we (?:conducted|performed|aimed|searched|enrolled|recruited|included|investigated|examined|evaluated|studied))\b/i;
const ASIDES =
  /\b(?:regist(?:ered|ration|ry)|level of evidence|study, level|clinicaltrials|isrctn|nct\d|further (?:\w+[ -]){0,4}(?:research|stud(?:y|ies)|trials?|work|investigations?)|future (?:\w+ ){0,2}(?:research|studies|trials)|(?:is|are) (?:needed|warranted|required|necessary)|funded by|research grants?|fees from|honoraria|employees? of|conflicts? of interest|copyright|all rights reserved|limitations?|will be (?:discussed|published|submitted|disseminated)|should be (?:investigated|studied|initiated|conducted|performed))\b/i;
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
/** UTF-16 units that three sentences may have together. */
const MAX_LENGTH = 420;
/** A further sentence must be worth this much. */
const MIN_VALUE = 1.5;
const MIN_LENGTH = 25;

/** What a plan of a study says of it, since it has no finding. */
const PLAN_VALUE: Partial<Record<PaperSentence["kind"], number>> = {
  objective: 5,
  design: 2,
  methods: 1.5,
  intervention: 2,
  plain: 1,
};
const AIMS =
  /\b(?:aims?|aimed|objective|purpose|hypothes|to (?:determine|evaluate|investigate|examine|assess|compare|test))\b/i;

function ratePlan({ text, kind }: PaperSentence, share: number): number {
  return (PLAN_VALUE[kind] ?? -2) + (AIMS.test(text) ? 3 : 0) - (ASIDES.test(text) ? 6 : 0) + 2 * share;
}

function rateFinding({ text, kind }: PaperSentence, place: number, share: number): number {
  let value = KIND_VALUE[kind] ?? 0;
  if (kind === "plain") value += 2.2 * place * place - (place < 0.2 ? 1.5 : 0);
  const early = kind === "background" || (kind === "plain" && place < 0.35);
  const concludes = CONCLUDES.test(text);
  if (concludes && !early) value += 2;
  if (REPORTS.test(text)) value += 1;
  if (kind !== "conclusion" && MEASURES.test(text)) value += 0.5;
  if (!concludes && PLANS.test(text)) value -= 2.5;
  if (ASIDES.test(text)) value -= 6;
  if (LIMITS.test(text)) value -= 3;
  if (text.length < MIN_LENGTH) value -= 3;
  if (text.length > 400) value -= 1;
  return value + 2.2 * share;
}

/** The part of the question, by weight, that a sentence speaks of: 0 to 1. */
function shareOfQuestion(sentence: PaperSentence, analysis: QuestionAnalysis): number {
  let total = 0;
  let found = 0;
  for (const concept of analysis.concepts) {
    if (concept.excluded) continue;
    total += concept.weight;
    const isNamed = (name: ConceptName) => countName(name, sentence) > 0;
    if (concept.names.some(isNamed) || concept.narrower.some(isNamed)) found += concept.weight;
  }
  return total === 0 ? 0 : found / total;
}

interface Choice {
  /** At most this many sentences; a third only when they are short. */
  most: number;
  /** The paper announces a study: its aim is quoted, since it has no finding. */
  isPlan: boolean;
}

const concludes = ({ sentence }: Rated) => sentence.kind === "conclusion" || CONCLUDES.test(sentence.text);

/**
 * The sentences that state the paper's main finding and meet the question best, in the order of the paper: a conclusion
 * and a result where there are both. Empty without an abstract.
 */
export function chooseSentences(paper: PaperText, analysis: QuestionAnalysis, choice: Choice): PaperSentence[] {
  const last = Math.max(1, paper.sentences.length - 1);
  const rated: Rated[] = paper.sentences
    .map((sentence, index) => {
      const share = shareOfQuestion(sentence, analysis);
      const place = paper.sentences.length > 1 ? index / last : 1;
      const value = choice.isPlan ? ratePlan(sentence, share) : rateFinding(sentence, place, share);
      return { sentence, index, value };
    })
    .sort((a, b) => b.value - a.value || b.index - a.index);
  const [best] = rated;
  if (!best) return [];
  const chosen = [best];
  const another = rated.find((other) => concludes(other) !== concludes(best) && other.value >= MIN_VALUE);
  const candidates = another ? [another, ...rated] : rated;
  let length = best.sentence.text.length;
  for (const candidate of candidates) {
    if (chosen.length >= choice.most) break;
    const { text } = candidate.sentence;
    const isFull = chosen.length > 1 && length + text.length > MAX_LENGTH;
    if (isFull || candidate.value < MIN_VALUE || chosen.some((other) => other.sentence.text === text)) continue;
    chosen.push(candidate);
    length += text.length;
  }
  return chosen.sort((a, b) => a.index - b.index).map(({ sentence }) => sentence);
}
