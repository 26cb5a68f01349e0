import type { MentionedSpan } from "./list-mentions.ts";
import { type PicoSpan, trimSpan } from "./pico-span.ts";

/** Longer phrases, in UTF-16 units, are evidence and not shown. */
const SHORT_ENOUGH = 110;

/** Begins with a number. */
export const COUNTED =
  /^\(?(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b)/i;
const DESCRIBED = /\b(?:with|aged|undergoing|who|without)\b/i;
const PRIMARY =
  /\b(?:primary|main|principal|secondary|key|co-primary)\b.{0,40}\b(?:outcomes?|end[- ]?points?|measures?|variables?)\b/i;

/** What a shown phrase does not begin with. */
const BEGINS =
  /^(?:(?:the|which|(?:an? )?total of|report|as well as|as well|where|whereas|contrary|accompanying|possible|their|its|these|this|those|our|any|all|no|more|less|higher|lower|greater|better|worse|fewer|significant(?:ly)?|similar|improved|improving|reduced|reducing|preventing|increased|increasing|decreased|decreasing|lowering|maintaining|enhancing|estimated|measured|observed|assess(?:ed|ing)?|favou?r of|then|estimated for|likelihood of|different|receiv(?:e|ed|ing)|undergo|underwent|treatment with|treated with|either|use of|not|number of patients with) )+/iu;
/** Where a shown phrase ends: what people did, or what became of a measure. */
const ENDS: Record<MentionedSpan["label"], RegExp> = {
  population:
    /,? (?:(?:was|were|received|receiv(?:ing|e)|randomi[sz]ed|randomly|assigned|allocated|participated|completed|took|had been|have been|entered|enrolled|presenting$|(?:have|had) not|who$|divided|selected|recruited|included|attending the study|served|is|are|requiring$|(?<!who )(?<!that )developed)\b|(?:and|or) (?:were|was)\b|\d+ (?:were|was)\b).*$/is,
  treatment:
    /,? (?:was|were|is|are|has|had|did|showed|improves?|reduces?|increases?|administered|received)\b.*$| every \d+$/is,
  outcome:
    /,? (?:was|were|is|are|has|had|did|showed|shows|observed|occurred|increased|decreased|improved|rose|fell|remained|differed|declined|returned|present|between (?:the )?(?:two )?groups|in (?:both|all|the two) (?:groups|arms)|at (?:\d+|baseline)|compared|measured|assessed|significantly|p ?[<=>])\b.*$/is,
};
/** What a treatment is compared with, named right beside it. */
const OR_CONTROL =
  /,? (?:or|and|vs\.?|versus|than|with that of) (?:an? |the |matche?d? |matching |oral |identical )*(?:placebo|control|usual|standard care|routine|sham|no (?:treatment|intervention)|(?:normal )?saline)\b.*$/is;
/** Says nothing by itself. */
const EMPTY =
  /^(?:(?:all|both|these|those|other|each|control|treatment|study|intervention|active|experimental|same|two|three|four|eligible|clinical|drug|single|present|new|overall|different|total|\d+|combined|combination|standard|mean) )*(?:patients?|participants?|subjects?|groups?|arms?|treatments?|treated|therap(?:y|ies)|therapeutic|drugs?|medications?|interventions?|studies|study|trials?|outcomes?|(?:(?:primary|secondary|main) )?(?:outcomes?|end[- ]?points?)(?: measures?)?|effects?|results?|scores?|levels?|rates?|changes?|change|differences?|doses?|dose|dosage|days?|weeks?|months?|hours?|mg|kg|ml|effective(?:ness)?|efficacy|efficacious|safe|feasible|baseline|significant(?:ly)?|random(?:i[sz]ed|ly)?|improve(?:d|ment)?|improvement|increased?|decreased?|reduction|reduced|response|time|ability|performance|parameters?|variables?|measures?|data|analysis|values?|number|incidence|frequency|risk|benefits?|procedures?|program(?:me)?|regimens?|oral|intravenous|tablets?|sessions?|surgery|age|projects?|daily|weekly)$|\bgroups? (?:[\dA-D]|I+)\b|^(?:two|three|four|\d) (?:\w+ )?groups\b|^[\d.,% ]+$|^(?:[\w.-]+ ){1,2}(?:years?|months?|weeks?|days?|hours?|minutes?)$|^(?:\d+|one|two|three|four|five|six) (?:cent(?:er|re)s|hospitals|sites|studies|trials)$/i;
const OFTEN = "(?:(?:once|twice|(?:two|three|four|\\d) times) )?(?:daily|weekly|monthly|a day|a week|per day|per week)";
/** What follows the name of a drug: " 10 mg daily", " (5 mg/kg twice a day)". */
const DOSE = new RegExp(
  `^ (?:\\(\\d[\\d.,]* ?(?:mg|g|mcg|[µμ]g|ml|IU|units?)\\b[^()]{0,30}\\)|\\d[\\d.,]* ?(?:mg|g|mcg|[µμ]g|ml|IU|units?)(?:/\\w+){0,2}(?: ${OFTEN})?(?![\\w-]))`,
  "iu",
);
/** A single word may be a name, but not a quality. */
const QUALITY =
  /^(?:[\p{Ll}-]+(?:ous|ive|ent|ic|ful|able|ible|ed|ly|ing's|less|(?<!surviv|withdraw|barbit|pent|menth)al)|major|minor|airways?)$/u;
/** Where a study was done, and where on the body something is. */
const PLACE = /^(?:\w+ )?(?:provinces?|hospitals?|clinics?|sites?)$/iu;
/** Sentences about others than the people of the study, or about what was only held even. */
const OF_OTHERS =
  /\b(?:exclusions?|exclusion criteria|withdrew|dropped out|lost to follow-up)\b|\b(?:databases?|medline|embase|pubmed|literature search)\b/iu;
const HELD_EVEN = /\b(?:adjust(?:ing|ed|ment)|controll(?:ing|ed)|accounting) for\b/iu;

/** Whether a sentence speaks of an element of the study, and not of those left out, of where it searched or of what it held even. */
function isAbout({ label, text, sentence }: MentionedSpan): boolean {
  if (label === "population") return !OF_OTHERS.test(sentence.text);
  const place = sentence.text.indexOf(text);
  return label !== "outcome" || !HELD_EVEN.test(sentence.text.slice(0, place));
}

const OPENS = /[([]/gu;
const CLOSES = /[)\]]/gu;

/** As many brackets open as close. */
const isWhole = (text: string) => (text.match(OPENS)?.length ?? 0) === (text.match(CLOSES)?.length ?? 0);

/** Mentions of one label that may be shown, the most specific first; `from` is the least probability. */
export function rankMentions(
  mentions: readonly MentionedSpan[],
  label: MentionedSpan["label"],
  from: number,
): PicoSpan[] {
  const shown = mentions.flatMap((mention) => {
    if (mention.label !== label || mention.probability < from || !isAbout(mention)) return [];
    const span = tidyMention(mention);
    return span ? [{ ...mention, text: span.text }] : [];
  });
  const counts = new Map<string, number>();
  for (const { text } of shown) counts.set(text.toLowerCase(), (counts.get(text.toLowerCase()) ?? 0) + 1);
  return shown
    .map((mention) => ({ mention, value: rate(mention, counts.get(mention.text.toLowerCase()) ?? 1) }))
    .sort((a, b) => b.value - a.value)
    .map(({ mention: { text, sentence } }) => ({ text, sentence }));
}

/** A phrase without what is said of it behind: "26 women were chosen" as "26 women". */
export function endMention(label: MentionedSpan["label"], { text, sentence }: PicoSpan): PicoSpan {
  return { text: text.replace(ENDS[label], ""), sentence };
}

/** A mention without what leads to it and what follows from it; null where nothing specific is left. */
function tidyMention({ text, sentence, label }: MentionedSpan): PicoSpan | null {
  const ended = endMention(label, { text, sentence });
  const span = tidyLed(label === "treatment" ? endBeforeControl(ended) : ended);
  if (!span || span.text.length > SHORT_ENOUGH || !isWhole(span.text)) return null;
  return label === "treatment" ? addDose(span) : span;
}

/** "Zinc" as "zinc 10 mg daily" where that is how its sentence goes on. */
function addDose({ text, sentence }: PicoSpan): PicoSpan {
  const end = sentence.text.indexOf(text) + text.length;
  const [dose = ""] = DOSE.exec(sentence.text.slice(end)) ?? [];
  return { text: text + dose, sentence };
}

/** "Zinc or matching placebo" as "Zinc". */
export function endBeforeControl({ text, sentence }: PicoSpan): PicoSpan {
  return { text: text.replace(OR_CONTROL, ""), sentence };
}

/** A phrase without what leads to it; null where nothing specific is left. */
export function tidyLed({ text, sentence }: PicoSpan): PicoSpan | null {
  const span = trimSpan(text.replace(BEGINS, ""), sentence);
  return span && isSpecific(span.text) ? span : null;
}

/** Whether a phrase says something by itself. */
export function isSpecific(text: string): boolean {
  return text.length > 2 && !EMPTY.test(text) && !QUALITY.test(text) && !PLACE.test(text);
}

function rate({ label, text, probability, sentence: { kind, text: context } }: MentionedSpan, count: number): number {
  let value = probability + 0.15 * Math.log2(count);
  if (text.includes(" ")) value += 0.1;
  if (label === "population") {
    if (COUNTED.test(text)) value += 0.5;
    if (DESCRIBED.test(text)) value += 0.3;
    if (kind === "population" || kind === "methods" || kind === "title") value += 0.2;
    if (kind === "results" || kind === "conclusion" || kind === "background") value -= 0.2;
  } else if (label === "treatment") {
    if (kind === "title" || kind === "intervention") value += 0.4;
    if (kind === "methods" || kind === "objective") value += 0.1;
  } else {
    if (PRIMARY.test(context)) value += 0.6;
    if (kind === "outcome") value += 0.5;
    if (kind === "title" || kind === "results") value += 0.1;
    if (kind === "conclusion" || kind === "background") value -= 0.2;
  }
  return value;
}
