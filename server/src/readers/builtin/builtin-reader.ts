import { setImmediate } from "node:timers/promises";
import type { PaperRecord } from "@medsieve/contract/papers";
import type { Question, Reader, Reading } from "../reader.ts";
import { analyzeQuestion } from "./analyze-question.ts";
import { answerQuestion } from "./answer-question.ts";
import { type PaperText, readPaperText } from "./paper-text.ts";
import { NO_USAGE, readPaper } from "./read-paper.ts";
import { weighConcepts } from "./score-paper.ts";
import { READING_TEXTS } from "./texts/texts-by-language.ts";
import { writeQueries } from "./write-queries.ts";
import { writeRelated } from "./write-related.ts";

/** Milliseconds of work after which other work of the process gets its turn. */
const BREATHE_AFTER_MS = 8;

/** Lets the event loop run when this reader has worked long enough, and ends the work when it was aborted. */
function createBreather(signal: AbortSignal): () => Promise<void> {
  let since = performance.now();
  return async () => {
    signal.throwIfAborted();
    if (performance.now() - since < BREATHE_AFTER_MS) return;
    await setImmediate();
    signal.throwIfAborted();
    since = performance.now();
  };
}

async function* readPapers(
  question: Question,
  papers: readonly PaperRecord[],
  signal: AbortSignal,
): AsyncGenerator<Reading> {
  const breathe = createBreather(signal);
  const analysis = analyzeQuestion(question.text);
  const texts: PaperText[] = [];
  for (const paper of papers) {
    await breathe();
    texts.push(readPaperText(paper));
  }
  const weights = weighConcepts(analysis, texts);
  for (const [place, text] of texts.entries()) {
    await breathe();
    yield readPaper(question, analysis, weights, text, place);
  }
}

/**
 * The reader that needs no key and no network: queries from a vocabulary of biomedical concepts, and readings from the
 * papers' own sentences. The same input gives the same output. Errors: only the signal's reason when aborted.
 */
export function createBuiltinReader(): Reader {
  return {
    describe: () => ({ id: "builtin", vendor: null, model: null }),
    async writeQueries(question, maxQueries, signal) {
      signal.throwIfAborted();
      const analysis = analyzeQuestion(question.text);
      const queries = writeQueries(question, analysis, maxQueries);
      const { terms, notUnderstood } = analysis;
      return { queries, terms, notUnderstood, usage: NO_USAGE };
    },
    writeRelated: (question, words) => writeRelated(question, analyzeQuestion(question.text), words),
    readPapers,
    async answer(question, papers, signal) {
      signal.throwIfAborted();
      const sentences = answerQuestion(question, papers);
      const text = sentences.map((sentence) => sentence.text).join(READING_TEXTS[question.language].space);
      return { text: text === "" ? null : text, sentences, usage: NO_USAGE };
    },
  };
}
