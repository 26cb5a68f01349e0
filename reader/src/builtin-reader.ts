import { setImmediate } from "node:timers/promises";
import type { PaperRecord } from "@medsieve/contract/papers";
import { answerQuestion } from "./answer/answer-question.ts";
import { type PaperText, readPaperText } from "./paper-text.ts";
import { writeQueries } from "./queries/write-queries.ts";
import { writeRelated } from "./queries/write-related.ts";
import { analyzeOnce } from "./question/known-question.ts";
import { scoreReading, type ToldPaper, tellPaper } from "./read-paper.ts";
import type { Question, Reader, Reading } from "./reader.ts";
import { type ConceptMatch, matchConcept, weighConcepts } from "./relevance/score-paper.ts";

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

/** What is known of a record that was fetched for a question, as long as somebody holds it. */
const papersSeen = new WeakMap<PaperRecord, SeenPaper>();

interface SeenPaper {
  question: Question;
  text: PaperText;
  matches: ConceptMatch[];
  told: ToldPaper | null;
}

function see(question: Question, paper: PaperRecord): SeenPaper {
  const known = papersSeen.get(paper);
  if (known?.question === question) return known;
  const text = readPaperText(paper);
  const matches = analyzeOnce(question).concepts.map((concept) => matchConcept(concept, text));
  const seen = { question, text, matches, told: null };
  papersSeen.set(paper, seen);
  return seen;
}

function tell(seen: SeenPaper): ToldPaper {
  const { question, text, matches } = seen;
  seen.told ??= tellPaper(question, analyzeOnce(question), text, matches);
  return seen.told;
}

async function prepare(question: Question, papers: readonly PaperRecord[], signal: AbortSignal): Promise<void> {
  const breathe = createBreather(signal);
  for (const paper of papers) {
    await breathe();
    tell(see(question, paper));
  }
}

async function* readPapers(
  question: Question,
  papers: readonly PaperRecord[],
  signal: AbortSignal,
): AsyncGenerator<Reading> {
  const breathe = createBreather(signal);
  const seen: SeenPaper[] = [];
  for (const paper of papers) {
    await breathe();
    seen.push(see(question, paper));
  }
  const all = seen.map(({ matches }) => matches);
  const weights = weighConcepts(analyzeOnce(question), all);
  for (const [place, paper] of seen.entries()) {
    await breathe();
    yield scoreReading(tell(paper), paper.text, paper.matches, weights, place);
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
      const analysis = analyzeOnce(question);
      const queries = writeQueries(question, analysis, maxQueries);
      const { terms, notUnderstood } = analysis;
      return { queries, terms, notUnderstood };
    },
    queryRepair: () => null,
    relatedQueries: () => ({
      async writeRelated(question, words, signal) {
        signal.throwIfAborted();
        return writeRelated(question, analyzeOnce(question), words);
      },
    }),
    readingAhead: () => ({ kind: "prepared", prepare }),
    readPapers,
    async answer(question, papers, signal) {
      signal.throwIfAborted();
      const sentences = answerQuestion(question, papers, analyzeOnce(question));
      return { sentences };
    },
  };
}
