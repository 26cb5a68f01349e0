import type { Language } from "@medsieve/contract/constants";
import type { Claim } from "../reader.ts";
import type { QuestionAnalysis } from "./analyze-question.ts";
import { CONCLUDES, chooseSentences } from "./choose-sentences.ts";
import { DESIGN_NAMES } from "./design/design-names.ts";
import { PROTOCOLS } from "./design/designs.ts";
import type { DetectedDesign } from "./design/detect-design.ts";
import type { PaperSentence, PaperText } from "./paper-text.ts";
import type { Pico } from "./pico/extract-pico.ts";
import type { PicoSpan } from "./pico/pico-span.ts";
import type { Framing, Lead } from "./texts/reading-texts.ts";
import { READING_TEXTS } from "./texts/texts-by-language.ts";

/** A text about a paper and what it rests on. */
export interface Statement {
  text: string | null;
  claims: Claim[];
}

/** Longer phrases than this, in UTF-16 units, are left to the fields of the reading. */
const MAX_FRAMED = 80;
/** A number of people at the start of the population, as digits: those can be held against the sentence. */
const COUNTED_PEOPLE =
  /^(?<count>\d[\d,]*(?:[ {2}]\d{3})*) (?=(?:(?!(?:villages|hospitals|centers|centres|practices|schools|clinics|clusters|sites|families|households|trials|studies|new|groups)\b)[^\s(,;]+ ){0,6}(?:patients|adults|children|women|men|participants|subjects|individuals|infants|neonates|volunteers|students|adolescents|people|persons|residents|outpatients|inpatients|survivors|mothers|workers|nurses|girls|boys|smokers|cases)\b)/i;

/** A statement that rests on one sentence of the paper. */
export function claimSentence(field: Claim["field"], statement: string, sentence: PaperSentence): Claim {
  return { field, statement, section: sentence.section, quote: sentence.text };
}

/** What a key sentence is to its paper; of a plain abstract only its conclusion can be told. */
function findLead({ kind, text }: PaperSentence): Lead {
  if (kind === "conclusion" || (kind === "plain" && CONCLUDES.test(text))) return "conclusion";
  if (kind === "results" || kind === "outcome") return "results";
  return kind === "objective" ? "aim" : "abstract";
}

/** One sentence of what was studied in whom, and the statements in it. Null when nothing is known. */
function framePaper(pico: Pico, design: DetectedDesign | null, language: Language): Statement {
  const texts = READING_TEXTS[language];
  const claims: Claim[] = [];
  const short = (span: PicoSpan | undefined) => (span && span.text.length <= MAX_FRAMED ? span : null);
  const quote = (span: PicoSpan | null) => {
    if (!span) return null;
    claims.push(claimSentence("summary", span.text, span.sentence));
    return texts.mark(span.text);
  };
  const name = design && DESIGN_NAMES[design.id][language];
  if (design && name) claims.push({ field: "summary", statement: name, section: design.section, quote: design.quote });
  const intervention = short(pico.intervention[0]);
  const comparator = intervention && short(pico.comparator[0]);
  const [people] = pico.population;
  const count = people && COUNTED_PEOPLE.exec(people.text)?.groups?.count;
  const facts: Framing = {
    design: name,
    intervention: quote(intervention),
    comparator: quote(comparator),
    people: null,
  };
  if (people && count !== undefined) {
    facts.people = texts.summary.participants(count);
    claims.push(claimSentence("summary", facts.people, people.sentence));
  } else facts.people = quote(short(people));
  if (claims.length === 0) return { text: null, claims };
  const text = texts.summary.frame(facts);
  return { text, claims: claims.sort((a, b) => text.indexOf(a.statement) - text.indexOf(b.statement)) };
}

/**
 * The paper in the user's language: what was studied in whom, then its finding and conclusion in its own words, in
 * quotation marks. Null without an abstract.
 */
export function summarizePaper(
  paper: PaperText,
  analysis: QuestionAnalysis,
  pico: Pico,
  design: DetectedDesign | null,
  language: Language,
): Statement {
  const isPlan = design !== null && PROTOCOLS.includes(design.id);
  const chosen = chooseSentences(paper, analysis, { most: 3, isPlan });
  if (chosen.length === 0) return { text: null, claims: [] };
  const texts = READING_TEXTS[language];
  const frame = framePaper(pico, design, language);
  const parts = frame.text === null ? [] : [frame.text];
  let lead: Lead | null = null;
  let quotations: string[] = [];
  const close = () => {
    if (lead !== null) parts.push(texts.summary.lead[lead](quotations.join(" ")));
    quotations = [];
  };
  for (const sentence of chosen) {
    const next = findLead(sentence);
    if (next !== lead) close();
    lead = next;
    quotations.push(texts.mark(sentence.text));
  }
  close();
  if (isPlan) parts.push(texts.summary.noResultsYet);
  const claims = chosen.map((sentence) => claimSentence("summary", sentence.text, sentence));
  return { text: parts.join(" "), claims: [...frame.claims, ...claims] };
}
