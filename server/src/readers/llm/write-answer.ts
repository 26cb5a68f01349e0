import { type Language, RELEVANCE_BANDS } from "@medsieve/contract/constants";
import { z } from "zod";
import type { Question, ReadPaper } from "../reader.ts";
import { askForObject } from "./ask-for-object.ts";
import { printQuestion } from "./fill-prompt.ts";
import type { AskModel } from "./model-calls.ts";
import { encloseText } from "./numbered-paper.ts";
import { ANSWER_RULES } from "./prompt-texts.ts";
import type { UsageTally } from "./usage-tally.ts";

/** Papers the answer is written from; fewer where fewer meet the question, but some in any case. */
const MAX_PAPERS = 15;
const MIN_PAPERS = 3;
const MAX_SENTENCES = 6;
const MAX_CITED = 6;
const MAX_SENTENCE = 1_200;

const answerForm = z.object({ sentences: z.array(z.object({ text: z.string(), pmids: z.array(z.string()) })) });
const sentenceSchema = z.object({
  text: z.string().trim().min(1).max(MAX_SENTENCE),
  pmids: z.array(z.coerce.string()),
});

/** The best papers that are no retracted ones, best first. */
function choosePapers(papers: readonly ReadPaper[]): ReadPaper[] {
  const valid = papers.filter(
    ({ paper }) => !paper.notices.some(({ kind }) => kind === "retracted" || kind === "retraction_notice"),
  );
  const ranked = [...valid].sort((a, b) => b.reading.relevance_score - a.reading.relevance_score);
  const meeting = ranked.filter(({ reading }) => reading.relevance_score >= RELEVANCE_BANDS.yellow);
  return (meeting.length >= MIN_PAPERS ? meeting : ranked.slice(0, MIN_PAPERS)).slice(0, MAX_PAPERS);
}

function printReading({ paper, reading }: ReadPaper): string {
  const fields = [
    ["title", paper.title],
    ["year", paper.year?.toString() ?? null],
    ["design", reading.study_design],
    ["evidence level", reading.evidence_level],
    ["population", reading.population],
    ["intervention", reading.intervention],
    ["comparator", reading.comparator],
    ["outcome", reading.outcome],
    ["summary", reading.summary],
  ] as const;
  const lines = fields.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${encloseText(value)}`]));
  return `<paper pmid="${paper.pmid}" relevance="${reading.relevance_score.toFixed(2)}">\n${lines.join("\n")}\n</paper>`;
}

/** PMIDs that a model puts into its text although it was asked not to. */
const OWN_CITATIONS =
  /\s*[[(（【]?\s*PMIDs?\s*[:：]?\s*\d{1,9}(?:\s*[,;、，]\s*(?:PMID\s*[:：]?\s*)?\d{1,9})*\s*[\])）】]?/giu;

/** "Text [PMID 1] [PMID 2]." */
function printSentence(text: string, pmids: readonly string[], language: Language): string {
  const plain = text.replace(OWN_CITATIONS, "").trim();
  const end = /[.。！!?？]+$/u.exec(plain)?.[0] ?? (language === "en" ? "." : "。");
  const words = plain.replace(/[.。！!?？]+$/u, "").trimEnd();
  const cited = pmids.map((pmid) => `[PMID ${pmid}]`).join(" ");
  return `${words} ${cited}${end}`;
}

/** Only sentences that rest on papers which were given; null when there is none. */
function readSentences(answer: Record<string, unknown>, known: ReadonlySet<string>, language: Language): string | null {
  const { data } = z.object({ sentences: z.array(z.unknown()) }).safeParse(answer);
  const sentences = (data?.sentences ?? []).flatMap((entry) => {
    const given = sentenceSchema.safeParse(entry).data;
    if (given === undefined) return [];
    const named = given.pmids.map((pmid) => /\d{1,9}/.exec(pmid)?.[0] ?? "").filter((pmid) => known.has(pmid));
    const pmids = [...new Set(named)].slice(0, MAX_CITED);
    return pmids.length === 0 ? [] : [printSentence(given.text, pmids, language)];
  });
  if (sentences.length === 0) return null;
  return sentences.slice(0, MAX_SENTENCES).join(language === "en" ? " " : "");
}

/** The answer of a model; null when there is no paper to answer from. Throws ModelFailure. */
export async function writeAnswer(
  ask: AskModel,
  question: Question,
  papers: readonly ReadPaper[],
  tally: UsageTally,
  signal: AbortSignal,
): Promise<string | null> {
  const chosen = choosePapers(papers);
  if (chosen.length === 0) return null;
  const request = {
    rules: ANSWER_RULES,
    task: printQuestion(question),
    material: `<readings>\n${chosen.map(printReading).join("\n")}\n</readings>`,
    form: answerForm,
  };
  const known = new Set(chosen.map(({ paper }) => paper.pmid));
  const read = (answer: Record<string, unknown>) => readSentences(answer, known, question.language);
  return askForObject(ask, "answer", request, read, tally, signal);
}
