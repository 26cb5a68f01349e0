import type { Language } from "@medsieve/contract/constants";
import type { Claim } from "../reader.ts";
import type { QuestionAnalysis } from "./analyze-question.ts";
import { chooseSentences } from "./choose-sentences.ts";
import { isStrong } from "./concept.ts";
import { DESIGN_NAMES, type DesignFit } from "./designs.ts";
import type { DetectedDesign } from "./detect-design.ts";
import type { PaperSentence, PaperText } from "./paper-text.ts";
import { type Place, READING_TEXTS } from "./reading-texts.ts";
import type { ConceptMatch } from "./score-paper.ts";

/** A text about a paper and what it rests on. */
export interface Statement {
  text: string | null;
  claims: Claim[];
}

const MAX_RATIONALE_CLAIMS = 4;

/** Sentences of one text, joined as their script is written. */
function joinSentences(sentences: readonly string[]): string {
  return sentences.reduce((text, sentence) => {
    const space = text === "" || /[。！？」』]$/u.test(text) ? "" : " ";
    return text + space + sentence;
  }, "");
}

/** The paper's finding in its own sentences; null without an abstract. */
export function summarizePaper(paper: PaperText, analysis: QuestionAnalysis): Statement {
  const sentences = chooseSentences(paper, analysis);
  return {
    text: sentences.length === 0 ? null : joinSentences(sentences.map((sentence) => sentence.text)),
    claims: sentences.map((sentence) => claimSentence("summary", sentence.text, sentence)),
  };
}

/** A statement that rests on one sentence of the paper. */
export function claimSentence(field: Claim["field"], statement: string, sentence: PaperSentence): Claim {
  return { field, statement, section: sentence.section, quote: sentence.text };
}

/** Why the paper is ranked as it is, in the user's language: named by the question, concepts found and missing, design, notices. */
export function explainPaper(
  paper: PaperText,
  matches: readonly ConceptMatch[],
  design: DetectedDesign | null,
  fit: DesignFit,
  isNamed: boolean,
  language: Language,
): Statement {
  const texts = READING_TEXTS[language];
  const strong = matches.filter((match) => isStrong(match.concept));
  const told = strong.length > 0 ? strong : matches;
  const found = told.filter((match) => listPlaces(match).length > 0);
  const missing = told.filter((match) => listPlaces(match).length === 0);
  const sentences = tellNotices(paper, language);
  if (isNamed) sentences.push(texts.named(paper.record.pmid));
  const concepts = found.map((match) => {
    const places = listPlaces(match).map((place) => texts.places[place]);
    return texts.concept(match.concept.written, places.join(texts.listSeparator));
  });
  if (found.length > 0) sentences.push(texts.found(concepts.join(texts.listSeparator)));
  else if (told.length > 0 || !isNamed) sentences.push(texts.foundNothing);
  if (found.length > 0 && missing.length > 0) {
    sentences.push(texts.missing(missing.map((match) => match.concept.written).join(texts.listSeparator)));
  }
  sentences.push(design === null ? texts.noDesign : texts.design(DESIGN_NAMES[design.id][language], fit));
  if (paper.sentences.length === 0) sentences.push(texts.onlyTitle);
  if (paper.isCut) sentences.push(texts.onlyBeginning);

  const claims = found.slice(0, MAX_RATIONALE_CLAIMS).flatMap((match) => {
    if (match.best === null) return [];
    const place: Place = match.inTitle ? "title" : match.inAbstract ? "abstract" : "mesh";
    return [claimSentence("rationale", texts.foundIn(match.concept.written, texts.places[place]), match.best)];
  });
  return { text: sentences.join(texts.space), claims };
}

function listPlaces(match: ConceptMatch): Place[] {
  const places: [Place, boolean][] = [
    ["title", match.inTitle],
    ["abstract", match.inAbstract],
    ["mesh", match.inMesh],
    ["keywords", match.inKeywords],
  ];
  return places.filter(([, found]) => found).map(([place]) => place);
}

function tellNotices(paper: PaperText, language: Language): string[] {
  const texts = READING_TEXTS[language];
  const kinds = new Set(paper.record.notices.map((notice) => notice.kind));
  const told: string[] = [];
  if (kinds.has("retracted")) told.push(texts.retracted);
  if (kinds.has("retraction_notice")) told.push(texts.retractionNotice);
  if (kinds.has("expression_of_concern")) told.push(texts.concern);
  if (kinds.has("corrected")) told.push(texts.corrected);
  return told;
}
