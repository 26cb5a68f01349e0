import type { AnswerSentence } from "@medsieve/contract/answers";
import type { ListedRecord } from "@medsieve/contract/papers";
import { isBorneOut } from "@medsieve/contract/statements";
import { writeCitation } from "@medsieve/contract/write-citation";
import { splitStatements } from "../paper/split-statements.ts";
import { splitCitations } from "./split-citations.ts";

/** What stands between two pairs of brackets with PMIDs that follow each other. */
const BETWEEN_CITATIONS = /\]\s*\[(?=PMID)/gi;

/** An answer as it is pasted elsewhere: plain, and formatted. */
export interface AnswerCopy {
  text: string;
  html: string;
}

interface CopiedAnswer {
  question: string;
  text: string;
  sentences: readonly AnswerSentence[];
  papers: readonly ListedRecord[];
  /** Heading of the references, and the mark behind a sentence that nothing bears out, in the user's language. */
  words: { references: string; unverified: string };
}

/**
 * The question, the answer with its PMIDs as numbers in the order of their first mention, and these papers as numbered
 * references in Vancouver style. A PMID of which the paper is not at hand stays as it is.
 */
export function writeAnswerCopy({ question, text, sentences, papers, words }: CopiedAnswer): AnswerCopy {
  const records = new Map(papers.map((paper) => [paper.pmid, paper]));
  const cited: ListedRecord[] = [];
  function number(pmid: string): string {
    const record = records.get(pmid);
    if (record === undefined) return `PMID ${pmid}`;
    if (!cited.includes(record)) cited.push(record);
    return String(cited.indexOf(record) + 1);
  }
  const answer = splitStatements(text, sentences)
    .map(({ text: part, statement }) => {
      const written = splitCitations(part.replace(BETWEEN_CITATIONS, "; "))
        .map((piece) => (piece.pmids.length === 0 ? piece.text : `[${joinNumbers(piece.pmids.map(number))}]`))
        .join("");
      const isUnsupported = statement !== null && statement.evidence.length > 0 && !isBorneOut(statement);
      return isUnsupported ? `${written} [${words.unverified}]` : written;
    })
    .join("");
  const references = cited.map(writeCitation);
  const paragraphs = answer.split(/\n+/u).filter((line) => line.trim() !== "");
  return {
    text: [
      question,
      ...paragraphs,
      ...(references.length === 0 ? [] : [words.references]),
      ...references.map((reference, at) => `${at + 1}. ${reference}`),
    ].join("\n"),
    html: [
      `<p><strong>${escapeHtml(question)}</strong></p>`,
      ...paragraphs.map((line) => `<p>${escapeHtml(line)}</p>`),
      ...(references.length === 0
        ? []
        : [
            `<p><strong>${escapeHtml(words.references)}</strong></p>`,
            `<ol>${references.map((reference) => `<li>${escapeHtml(reference)}</li>`).join("")}</ol>`,
          ]),
    ].join(""),
  };
}

/** "1–3, 7": three numbers or more that follow each other stand as a range. */
function joinNumbers(numbers: readonly string[]): string {
  const runs: string[][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last !== undefined && Number(number) === Number(last.at(-1)) + 1) last.push(number);
    else runs.push([number]);
  }
  return runs.map((run) => (run.length < 3 ? run.join(", ") : `${run[0]}–${run.at(-1)}`)).join(", ");
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
