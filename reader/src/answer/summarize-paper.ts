import type { Language } from "@medsieve/contract/constants";
import { nameDesign } from "../design/design-names.ts";
import { PROTOCOLS } from "../design/designs.ts";
import type { DetectedDesign } from "../design/detect-design.ts";
import type { PaperSentence, PaperText } from "../paper-text.ts";
import type { Pico } from "../pico/extract-pico.ts";
import type { PicoSpan } from "../pico/pico-span.ts";
import type { QuestionAnalysis } from "../question/analyze-question.ts";
import type { Quotation } from "../reader.ts";
import { CONCLUDES, chooseSentences } from "./choose-sentences.ts";
import { type ComposedText, joinTexts, type QuotedWords } from "./texts/compose.ts";
import type { Framing, Lead } from "./texts/reading-texts.ts";
import { READING_TEXTS } from "./texts/texts-by-language.ts";

/** Longer phrases than this, in UTF-16 units, are left to the fields of the reading. */
const MAX_FRAMED = 80;
/** A number of people at the start of the population, as digits: those can be held against the sentence. */
const COUNTED_PEOPLE =
  /^(?<count>\d[\d,]*(?: \d{3})*) (?=(?:(?!(?:villages|hospitals|centers|centres|practices|schools|clinics|clusters|sites|families|households|trials|studies|new|groups)\b)[^\s(,;]+ ){0,6}(?:patients|adults|children|women|men|participants|subjects|individuals|infants|neonates|volunteers|students|adolescents|people|persons|residents|outpatients|inpatients|survivors|mothers|workers|nurses|girls|boys|smokers|cases)\b)/i;

/** A statement that rests on these sentences of the paper. */
export function quoteSentences(text: string, ...sentences: readonly PaperSentence[]): QuotedWords {
  return { text, quotes: sentences.map((sentence) => ({ section: sentence.section, quote: sentence.text })) };
}

/** What the design of a paper is seen from. */
export function quoteDesign({ section, quote }: DetectedDesign): Quotation[] {
  return [{ section, quote }];
}

/** What a key sentence is to its paper; of a plain abstract only its conclusion is known. */
function findLead({ kind, text }: PaperSentence): Lead {
  if (kind === "conclusion" || (kind === "plain" && CONCLUDES.test(text))) return "conclusion";
  if (kind === "results" || kind === "outcome") return "results";
  return kind === "objective" ? "aim" : "abstract";
}

/** One sentence of what was studied in whom. Null when nothing is known. */
function framePaper(pico: Pico, design: DetectedDesign | null, language: Language): ComposedText | null {
  const texts = READING_TEXTS[language];
  const short = (span: PicoSpan | undefined) => (span && span.text.length <= MAX_FRAMED ? span : null);
  const quote = (span: PicoSpan | null) => span && texts.quote(quoteSentences(span.text, span.sentence));
  const intervention = short(pico.intervention[0]);
  const comparator = intervention && short(pico.comparator[0]);
  const [people] = pico.population;
  const count = people && COUNTED_PEOPLE.exec(people.text)?.groups?.count;
  const counted = people && count !== undefined;
  const facts: Framing = {
    design: design && { text: nameDesign(design, language), quotes: quoteDesign(design) },
    intervention: quote(intervention),
    comparator: quote(comparator),
    count: counted ? quoteSentences(texts.summary.participants(count), people.sentence) : null,
    people: counted ? null : quote(short(people)),
  };
  return Object.values(facts).some((fact) => fact !== null) ? texts.summary.frame(facts) : null;
}

/**
 * The paper in the user's language: what was studied in whom, then its finding and conclusion in its own words, in
 * quotation marks. Empty without an abstract.
 */
export function summarizePaper(
  paper: PaperText,
  analysis: QuestionAnalysis,
  pico: Pico,
  design: DetectedDesign | null,
  language: Language,
): ComposedText {
  const isPlan = design !== null && PROTOCOLS.includes(design.id);
  const chosen = chooseSentences(paper, analysis, { most: 3, isPlan });
  if (chosen.length === 0) return [];
  const texts = READING_TEXTS[language];
  const frame = framePaper(pico, design, language);
  const parts: (ComposedText | string)[] = frame === null ? [] : [frame];
  let lead: Lead | null = null;
  let quotations: ComposedText[] = [];
  const close = () => {
    if (lead !== null) parts.push(texts.summary.lead[lead](joinTexts(quotations, texts.space)));
    quotations = [];
  };
  for (const sentence of chosen) {
    const next = findLead(sentence);
    if (next !== lead) close();
    lead = next;
    quotations.push(texts.quote(quoteSentences(sentence.text, sentence)));
  }
  close();
  if (isPlan) parts.push(texts.summary.noResultsYet);
  return joinTexts(parts, texts.space);
}
