import type { Language } from "@medsieve/contract/constants";
import type { Relation, Verdict } from "@medsieve/contract/verdict";
import type { QuestionAnalysis } from "../question/analyze-question.ts";
import type { Question } from "../reader.ts";
import type { BasisPart } from "./describe-basis.ts";
import { CHINESE } from "./texts/chinese.ts";
import { CHINESE_ASSOCIATION } from "./texts/chinese-association.ts";
import { ENGLISH } from "./texts/english.ts";
import { ENGLISH_ASSOCIATION } from "./texts/english-association.ts";
import { JAPANESE } from "./texts/japanese.ts";
import { JAPANESE_ASSOCIATION } from "./texts/japanese-association.ts";
import { type Asked, type CountedPart, DIRECTED, type VerdictTexts } from "./texts/verdict-texts.ts";

const TEXTS: Record<Relation, Record<Language, VerdictTexts>> = {
  effect: { en: ENGLISH, ja: JAPANESE, zh: CHINESE },
  association: { en: ENGLISH_ASSOCIATION, ja: JAPANESE_ASSOCIATION, zh: CHINESE_ASSOCIATION },
};
const MISSING_SHOWN = 3;
const SEARCHED_SHOWN = 6;
/** What stands out in a sentence of another script only where it is quoted; an abbreviation such as HbA1c needs no marks. */
const SEVERAL_LATIN_WORDS = /^[\p{Script=Latin}\d,.'’()/-]+(?: [\p{Script=Latin}\d,.'’()/-]+)+$/u;

interface Facts extends Pick<Verdict, "state" | "relation" | "counts" | "studies" | "left_out" | "missing" | "asked"> {
  /** The condition of a question without an outcome; null of every other. */
  problem: string | null;
  /** The question has no outcome, and the findings are of several. */
  differs: boolean;
  /** Empty where nothing is counted. */
  basis: readonly BasisPart[];
  addressing: number;
  read: number;
}

/** The verdict in one sentence, and that with what it rests on and what is not in it. */
export function writeVerdictText(
  facts: Facts,
  analysis: QuestionAnalysis,
  question: Question,
  isRetractedAll: boolean,
): Pick<Verdict, "text"> & { lead: string } {
  const texts = TEXTS[facts.relation][question.language];
  if (isRetractedAll) {
    const text = texts.onlyRetracted(facts.read);
    return { lead: text, text };
  }
  if (facts.state === "not_addressed") {
    const [lead, rest] = writeNotAddressed(facts, analysis, question, texts);
    return { lead, text: `${lead}${texts.space}${rest}` };
  }
  const asked = describeAsked(facts, texts);
  const lead = writeLead(facts, asked, texts);
  const sentences = [lead];
  const { unclear } = facts.counts;
  if (facts.basis.length > 0) sentences.push(texts.basis(facts.basis, asked));
  if (unclear > 0 && facts.state !== "unclear") sentences.push(texts.unclearToo(unclear));
  if (facts.studies.length > 0) {
    const reports = facts.studies.reduce((sum, { pmids }) => sum + pmids.length, 0);
    sentences.push(texts.sameTrial(reports, facts.studies.length));
  }
  if (facts.left_out > 0) sentences.push(texts.leftOut(facts.left_out));
  return { lead, text: sentences.join(texts.space) };
}

function describeAsked({ asked, studies, problem, differs }: Facts, { quote }: VerdictTexts): Asked {
  const write = (name: string | null) => (name !== null && SEVERAL_LATIN_WORDS.test(name) ? quote(name) : name);
  return {
    intervention: write(asked.intervention) ?? "",
    comparator: write(asked.comparator),
    outcome: write(asked.outcome),
    problem: write(problem),
    differs,
    areStudies: studies.length > 0,
  };
}

function writeLead({ state, counts, addressing, read }: Facts, asked: Asked, texts: VerdictTexts): string {
  const parts = DIRECTED.map((count): CountedPart => ({ count, papers: counts[count] })).filter(
    ({ papers }) => papers > 0,
  );
  const total = parts.reduce((sum, { papers }) => sum + papers, 0);
  const [first] = parts;
  if (state === "agree" && first !== undefined) return texts.agree(first, asked);
  if (state === "mostly")
    return texts.mostly(
      parts.toSorted((a, b) => b.papers - a.papers),
      total,
      asked,
    );
  if (state === "disagree") return texts.disagree(parts, total, asked);
  if (state === "too_few") return texts.tooFew(parts, asked);
  if (state === "unclear") return texts.unclear(counts.unclear, asked);
  if (state === "no_finding") return texts.noFinding(addressing, read);
  return texts.notCompared(addressing, read);
}

function writeNotAddressed(
  { read, missing }: Facts,
  { terms }: QuestionAnalysis,
  { preference }: Question,
  texts: VerdictTexts,
): [string, string] {
  const searched = terms.filter(({ searched_as, excluded }) => searched_as !== null && !excluded);
  return texts.notAddressed({
    read,
    missing: missing.slice(0, MISSING_SHOWN).join(texts.listSeparator),
    searched: searched
      .slice(0, SEARCHED_SHOWN)
      .map(({ searched_as }) => searched_as)
      .join(texts.listSeparator),
    mayWiden: preference !== "comprehensive",
  });
}
