import { type Language, RELEVANCE_BANDS } from "@medsieve/contract/constants";
import { LANGUAGE_TRAITS } from "@medsieve/contract/language-traits";
import { describeReading } from "@medsieve/contract/readings";
import type { AnswerSentence, Question, ReadPaper } from "@medsieve/reader/reader";
import { z } from "zod";
import { askForObject } from "./ask-for-object.ts";
import { printQuestion } from "./fill-prompt.ts";
import { placeQuote } from "./make-reading.ts";
import type { AskModel } from "./model-calls.ts";
import { encloseText, type NumberedPart, numberPaper } from "./numbered-paper.ts";
import { ANSWER_RULES } from "./prompt-texts.ts";

/** Papers the answer is written from; fewer where fewer meet the question, but some in any case. */
const MAX_PAPERS = 15;
const MIN_PAPERS = 3;
const MAX_SENTENCES = 6;
const MAX_CITED = 6;
const MAX_SENTENCE = 1_200;

const MAX_EVIDENCE = 12;
const MAX_GLOSS = 600;

const answerForm = z.object({
  sentences: z.array(
    z.object({
      text: z.string(),
      pmids: z.array(z.string()),
      evidence: z.array(
        z.object({
          pmid: z.string(),
          part: z.string().describe("the number in square brackets of the part it rests on"),
          quote: z.string().nullable().describe("words copied from that part"),
          gloss: z.string().nullable().describe("the quote in the language of the task; null where it is the same"),
        }),
      ),
    }),
  ),
});
const sentenceSchema = z.object({
  text: z.string().trim().min(1).max(MAX_SENTENCE),
  pmids: z.array(z.coerce.string()),
  evidence: z.array(z.unknown()).catch([]),
});
const evidenceSchema = z.object({
  pmid: z.coerce.string().transform(readPmid),
  part: z.coerce.string().catch(""),
  quote: z.string().nullish().catch(null),
  gloss: z.string().trim().max(MAX_GLOSS).nullish().catch(null),
});

function readPmid(written: string): string {
  return /\d{1,9}/.exec(written)?.[0] ?? "";
}

/** The best papers that are no retracted ones, best first. */
function choosePapers(papers: readonly ReadPaper[]): ReadPaper[] {
  const valid = papers.filter(
    ({ paper }) => !paper.notices.some(({ kind }) => kind === "retracted" || kind === "retraction_notice"),
  );
  const ranked = [...valid].sort((a, b) => b.reading.relevance_score - a.reading.relevance_score);
  const meeting = ranked.filter(({ reading }) => reading.relevance_score >= RELEVANCE_BANDS.yellow);
  return (meeting.length >= MIN_PAPERS ? meeting : ranked.slice(0, MIN_PAPERS)).slice(0, MAX_PAPERS);
}

/** The parts of a paper that its reading was found to rest on, and its title; numbered as when it was read. */
function listParts({ paper, reading }: ReadPaper): NumberedPart[] {
  const borneOut = reading.statements
    .flatMap(({ evidence }) => evidence)
    .filter(({ status }) => status !== "unverified");
  return numberPaper(paper).parts.filter(
    (part) =>
      part.number === "T" ||
      borneOut.some(({ section, quote }) => section === part.section && quote !== null && touches(part.text, quote)),
  );
}

/** A quote may run over several sentences, as a sentence may hold several quotes. */
function touches(text: string, quote: string): boolean {
  return text.includes(quote) || quote.includes(text);
}

function printReading(read: ReadPaper): string {
  const { paper } = read;
  const reading = describeReading(read.reading);
  const fields = [
    ["title", paper.title],
    ["year", paper.year?.toString() ?? null],
    ["design", reading.study_design],
    ["population", reading.population],
    ["intervention", reading.intervention],
    ["comparator", reading.comparator],
    ["outcome", reading.outcome],
    ["summary", reading.summary],
  ] as const;
  const lines = fields.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${encloseText(value)}`]));
  const parts = listParts(read).map(({ number, text }) => `[${number}] ${encloseText(text)}`);
  const score = reading.relevance_score.toFixed(2);
  return `<paper pmid="${paper.pmid}" relevance="${score}">\n${[...lines, ...parts].join("\n")}\n</paper>`;
}

/** PMIDs that a model puts into its text although it was asked not to. */
const OWN_CITATIONS =
  /(?<!\s)\s*(?:[[(（【]\s*)?PMIDs?\s*(?:[:：]\s*)?\d{1,9}(?:\s*[,;、，]\s*(?:PMID\s*(?:[:：]\s*)?)?\d{1,9})*(?:\s*[\])）】])?/giu;

/** "Text [PMID 1] [PMID 2]." */
function printSentence(text: string, pmids: readonly string[], language: Language): string {
  const plain = text.replace(OWN_CITATIONS, "").trim();
  const end = /(?<![.。！!?？])[.。！!?？]+$/u.exec(plain)?.[0] ?? LANGUAGE_TRAITS[language].fullStop;
  const words = plain.replace(/(?<![.。！!?？])[.。！!?？]+$/u, "").trimEnd();
  const cited = pmids.map((pmid) => `[PMID ${pmid}]`).join(" ");
  return `${words} ${cited}${end}`;
}

/** Only sentences that rest on papers which were given; null when there is none. */
function readSentences(
  answer: Record<string, unknown>,
  known: ReadonlyMap<string, ReadPaper>,
  language: Language,
): AnswerSentence[] | null {
  const { data } = z.object({ sentences: z.array(z.unknown()) }).safeParse(answer);
  const sentences: AnswerSentence[] = [];
  for (const entry of data?.sentences ?? []) {
    if (sentences.length === MAX_SENTENCES) break;
    const given = sentenceSchema.safeParse(entry).data;
    if (given === undefined) continue;
    const named = given.pmids.map(readPmid).filter((pmid) => known.has(pmid));
    const pmids = [...new Set(named)].slice(0, MAX_CITED);
    if (pmids.length === 0) continue;
    const text = printSentence(given.text, pmids, language);
    sentences.push({ text, cites: pmids, quotes: readEvidence(given.evidence, pmids, known) });
  }
  return sentences.length === 0 ? null : sentences;
}

/** What each paper that a sentence names is said to bear out; nothing where the model does not say. */
function readEvidence(
  given: readonly unknown[],
  pmids: readonly string[],
  known: ReadonlyMap<string, ReadPaper>,
): AnswerSentence["quotes"] {
  const entries = given.slice(0, MAX_EVIDENCE).flatMap((entry) => evidenceSchema.safeParse(entry).data ?? []);
  return pmids.flatMap((pmid) => {
    const paper = known.get(pmid)?.paper;
    const own = entries.filter((entry) => entry.pmid === pmid);
    if (paper === undefined || own.length === 0) return [{ pmid, section: null, quote: null }];
    const { parts } = numberPaper(paper);
    return own.map(({ part, quote, gloss }) => ({
      pmid,
      ...placeQuote(part, quote, parts),
      ...(gloss ? { gloss } : {}),
    }));
  });
}

/** The answer of a model; null when there is no paper to answer from. Throws ModelFailure. */
export async function writeAnswer(
  ask: AskModel,
  question: Question,
  papers: readonly ReadPaper[],
  signal: AbortSignal,
): Promise<AnswerSentence[] | null> {
  const chosen = choosePapers(papers);
  if (chosen.length === 0) return null;
  const request = {
    rules: ANSWER_RULES,
    task: printQuestion(question),
    material: `<readings>\n${chosen.map(printReading).join("\n")}\n</readings>`,
    form: answerForm,
  };
  const known = new Map(chosen.map((read) => [read.paper.pmid, read]));
  const read = (answer: Record<string, unknown>) => readSentences(answer, known, question.language);
  return askForObject(ask, "answer", request, read, signal);
}
