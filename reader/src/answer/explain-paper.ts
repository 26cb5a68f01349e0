import type { Language } from "@medsieve/contract/constants";
import { LANGUAGE_TRAITS } from "@medsieve/contract/language-traits";
import type { Notice } from "@medsieve/contract/papers";
import type { DesignFit } from "../design/design-fit.ts";
import { nameDesign } from "../design/design-names.ts";
import type { DetectedDesign } from "../design/detect-design.ts";
import { countName, type PaperSentence, type PaperText } from "../paper-text.ts";
import { isStrong, type QuestionConcept } from "../question/concept.ts";
import { nameConcept } from "../question/name-in-language.ts";
import type { ConceptMatch } from "../relevance/score-paper.ts";
import { quoteDesign, quoteSentences } from "./summarize-paper.ts";
import { type ComposedText, joinTexts, type QuotedWords } from "./texts/compose.ts";
import type { Place, RationaleTexts } from "./texts/reading-texts.ts";
import { READING_TEXTS } from "./texts/texts-by-language.ts";

/** From this strength on a paper is about an excluded concept and does not only mention it. */
const IS_ABOUT = 0.6;

/** Why the paper is ranked as it is, in the user's language: notices, concepts found and missing, design, what was read. */
export function explainPaper(
  paper: PaperText,
  matches: readonly ConceptMatch[],
  design: DetectedDesign | null,
  fit: DesignFit,
  isNamed: boolean,
  language: Language,
): ComposedText {
  const { rationale: texts, space, listSeparator, quote } = READING_TEXTS[language];
  const wanted = matches.filter(({ concept }) => !concept.excluded);
  const strong = wanted.filter((match) => isStrong(match.concept));
  const expected = strong.length > 0 ? strong : wanted;
  const found = expected.filter((match) => listPlaces(match).length > 0);
  const missing = expected.filter((match) => listPlaces(match).length === 0);
  const excluded = matches.filter(({ concept, strength }) => concept.excluded && strength >= IS_ABOUT);
  const name = (concept: QuestionConcept) => nameConcept(concept, language);
  const nameAll = (named: readonly ConceptMatch[]) => named.map(({ concept }) => name(concept)).join(listSeparator);

  const sentences: (string | ComposedText)[] = describeNotices(paper.record.notices, texts);
  if (isNamed) sentences.push(texts.named(paper.record.pmid));
  const concepts = found.map((match): QuotedWords => {
    const places = listPlaces(match).map((place) => texts.places[place]);
    return quoteSentences(
      texts.concept(name(match.concept), places.join(listSeparator)),
      ...traceConcept(match, paper),
    );
  });
  if (found.length > 0) sentences.push(texts.found(joinTexts(concepts, listSeparator)));
  else if (expected.length > 0) sentences.push(texts.foundNone(expected.map(({ concept }) => name(concept))));
  else if (!isNamed) sentences.push(texts.foundNothing);
  const title = found.length > 0 ? "" : shortenTitle(paper.title.text);
  if (title !== "") sentences.push(texts.titled(quote(quoteSentences(title, paper.title))));
  if (found.length > 0 && missing.length > 0) sentences.push(texts.missing(nameAll(missing)));
  if (excluded.length > 0) sentences.push(texts.aboutExcluded(nameAll(excluded)));
  if (design === null) sentences.push(texts.noDesign);
  else {
    const named = texts.nameWithin(nameDesign(design, language));
    sentences.push(texts.design({ text: named, quotes: quoteDesign(design) }, fit));
  }
  if (design?.id === "comment") sentences.push(texts.opinion);
  if (design?.id === "news") sentences.push(texts.news);
  sentences.push(...describeSourceText(paper, language));
  return joinTexts(sentences, space);
}

/** UTF-16 units of a title that are quoted. */
const MAX_TITLE = 160;

/** A title as it is shown: without its full stop and the marks of a translated one; a long one ends between words. */
function shortenTitle(title: string): string {
  const plain = title
    .trim()
    .replace(/^\[(.*)\]\.?$/u, "$1")
    .replace(/\.$/u, "")
    .replace(/ \(author's transl\)$/u, "");
  if (plain.length <= MAX_TITLE) return plain;
  const cut = plain.slice(0, MAX_TITLE + 1);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > 0 ? end : MAX_TITLE).replace(/(?<![\s,;:–-])[\s,;:–-]+$/u, "")}…`;
}

/** A place of each kind in which the paper names a concept. */
function traceConcept({ concept, best, ...match }: ConceptMatch, paper: PaperText): PaperSentence[] {
  const namesIt = (sentence: PaperSentence) =>
    [concept.names, concept.narrower].some((names) => names.some((name) => countName(name, sentence) > 0));
  const headings = [concept.heading, ...concept.alsoHeadings];
  const inAbstract = best !== null && paper.sentences.includes(best) ? best : paper.sentences.find(namesIt);
  const heading = paper.headings.find(({ sentence }) => headings.includes(sentence.text) || namesIt(sentence));
  const places = [
    match.inTitle ? paper.title : undefined,
    match.inAbstract ? inAbstract : undefined,
    match.inMesh ? heading?.sentence : undefined,
    match.inKeywords ? paper.keywords.find(namesIt) : undefined,
  ].filter((place) => place !== undefined);
  return places.length === 0 && best !== null ? [best] : places;
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

/** The gravest first. */
function describeNotices(notices: readonly Notice[], texts: RationaleTexts): string[] {
  const kinds = new Set(notices.map((notice) => notice.kind));
  const notes: [Notice["kind"], string][] = [
    ["retracted", texts.retracted],
    ["retraction_notice", texts.retractionNotice],
    ["expression_of_concern", texts.concern],
    ["expression_of_concern_notice", texts.concernNotice],
    ["correction_notice", texts.correctionNotice],
    ["corrected", texts.corrected],
    ["updated", texts.updated],
    ["preprint", texts.preprint],
  ];
  return notes.filter(([kind]) => kinds.has(kind)).map(([, text]) => text);
}

const ENGLISH_WORDS = /\b(?:the|of|and|with|were|from|in|was)\b/gi;

/** Whether the abstract reads as English: one word in twenty is one of the commonest. */
function isEnglish({ sentences }: PaperText): boolean {
  const text = sentences.map((sentence) => sentence.text).join(" ");
  return (text.match(ENGLISH_WORDS)?.length ?? 0) >= text.length / 160;
}

/** Whether only a title or the beginning of an abstract was there to read, and in which language the paper is. */
function describeSourceText(paper: PaperText, language: Language): string[] {
  const texts = READING_TEXTS[language].rationale;
  const { languages } = paper.record;
  const foreign = languages.includes("eng") ? null : nameLanguage(languages[0], language);
  const notes: string[] = [];
  if (paper.sentences.length === 0) {
    if (foreign !== null) notes.push(texts.publishedIn(foreign));
    notes.push(texts.onlyTitle);
  } else if (foreign !== null) {
    notes.push(isEnglish(paper) ? texts.readFromEnglishAbstract(foreign) : texts.foreignAbstract(foreign));
  }
  if (paper.isCut) notes.push(texts.onlyBeginning);
  return notes;
}

/** A MEDLINE language code in words of the user's language; null for "multiple", "undetermined" and unknown ones. */
function nameLanguage(code: string | undefined, language: Language): string | null {
  if (code === undefined || !/^[a-z]{3}$/u.test(code) || code === "mul" || code === "und") return null;
  const names = new Intl.DisplayNames(LANGUAGE_TRAITS[language].locale, { type: "language", fallback: "none" });
  return names.of(code) ?? null;
}
