/** A sentence and where it stands in its text (UTF-16 offsets); `text` is exactly that slice. */
export interface Sentence {
  text: string;
  start: number;
  end: number;
  /** The heading printed inside the text that this sentence stands under, e.g. "Methods"; null when there is none. */
  heading: string | null;
}

/** Headings of structured abstracts (NLM, "Structured Abstracts"), longer ones before those they begin with. */
const HEADINGS = [
  "Background and (?:purpose|aims?|objectives?)",
  "Background/(?:aims?|objectives?|purpose)",
  "Aims?/hypothes[ei]s",
  "Conclusions?/interpretation",
  "Clinical trial registration(?: number)?",
  "Backgrounds?",
  "Introduction",
  "Context",
  "Rationale",
  "Hypothesis",
  "Importance",
  "(?:Study )?Objectives?",
  "Aims? and objectives?",
  "Aims?(?: of the study)?",
  "Purpose(?: of (?:the )?(?:study|review))?",
  "Goals?",
  "(?:Patients?|Materials?|Subjects?|Methods?)(?:,? and |/)(?:methods?|results|materials?|findings|design)",
  "Methodology(?:/Principal findings)?",
  "Methods?(?:/Principal findings|/design| and analysis)?",
  "Statistical analysis(?: used)?",
  "Ethics and dissemination",
  "Experimental design",
  "Settings? and design",
  "Design and intervention(?:s|\\(s\\))?",
  "(?:Study |Trial )?Design(?:,? setting,? and (?:participants|patients))?",
  "Setting(?:s? and participants)?",
  "Data sources?",
  "Study selection",
  "Data (?:extraction|synthesis|collection and analysis)",
  "Search (?:strategy|methods)",
  "Selection criteria",
  "(?:Study )?(?:Participants|Patients|Population|Subjects)",
  "Animals",
  "Interventions?",
  "(?:Main |Primary )?Outcomes?(?: measures?| measurements?| measure\\(s\\))?",
  "(?:Main )?Measurements?(?: and main results)?",
  "(?:Main |Key |Principal )?(?:Results|Findings)(?: and (?:conclusions?|discussion))?",
  "Case (?:presentation|report|description)",
  "Discussion",
  "(?:Authors' )?Conclusions?(?:/Significance| and (?:relevance|implications|clinical relevance))?",
  "Interpretation(?: (?:and|&) conclusions?)?",
  "Significance",
  "(?:Clinical )?(?:Implications|Relevance)",
  "Limitations",
  "Trial registration(?: number)?",
  "Registration",
  "Funding",
];
const HEADING = HEADINGS.join("|");
const SENTENCE_BEFORE = "(?<=^|[\\n.!?)\\]%0-9:])\\s{0,20}";

const IN_TITLE_CASE = HEADING.replace(/(?<=[ /|:])[a-z]/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);

/** "METHODS: …" and "Methods - …" after a sentence, "…tissue.MethodsIn a …" glued to it, "METHODS The …" in capitals. */
const HEADING_WITH_MARK = new RegExp(`${SENTENCE_BEFORE}(${HEADING})\\s*(?::|[-–—](?=\\s))\\s*`, "giu");
const HEADING_GLUED = new RegExp(`${SENTENCE_BEFORE}(${IN_TITLE_CASE})(?=[A-Z0-9≥“"(][^\\s]*)`, "gu");
const HEADING_IN_CAPITALS = new RegExp(`${SENTENCE_BEFORE}(${HEADING.toUpperCase()})\\s+(?=[A-Z0-9])`, "gu");

/** "Results In all, …": the words that no ordinary sentence begins with before another capital. */
const HEADING_WITHOUT_MARK = new RegExp(
  `${SENTENCE_BEFORE}(Background|Introduction|Objectives?|Aims?|Purpose|(?:Materials?|Patients|Subjects) and [Mm]ethods|Methods?|Results|Findings|Conclusions?|Discussion|Interpretation)\\s+(?=[A-Z][a-z]* )`,
  "gu",
);

/** Left behind by publishers: "<h3>Conclusions</h3> We …". */
const HEADING_IN_MARKUP = /<h[1-6]>\s*([^<>]{2,60}?)\s*:?\s*<\/h[1-6]>\s*/giu;

const HEADING_GLUED_IN_CAPITALS = new RegExp(
  `${SENTENCE_BEFORE}(${HEADING.toUpperCase()})(?=[A-Z][a-z]|[A-Z] |[0-9])`,
  "gu",
);

interface Heading {
  label: string;
  /** Where the heading begins, and where the text under it does. */
  start: number;
  end: number;
}

/** The headings printed inside a text. */
function findHeadings(text: string): Heading[] {
  const found: Heading[] = [];
  for (const pattern of [
    HEADING_IN_MARKUP,
    HEADING_WITH_MARK,
    HEADING_GLUED,
    HEADING_GLUED_IN_CAPITALS,
    HEADING_IN_CAPITALS,
    HEADING_WITHOUT_MARK,
  ]) {
    for (const match of text.matchAll(pattern)) {
      const label = match[1] ?? "";
      const start = pattern === HEADING_IN_MARKUP ? match.index : match.index + match[0].indexOf(label);
      found.push({ label, start, end: match.index + match[0].length });
    }
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  return found.filter((heading, index) => index === 0 || heading.start >= (found[index - 1]?.end ?? 0));
}

/** Abbreviations whose point does not end a sentence. */
const ABBREVIATIONS = new Set(
  (
    "e.g i.e i.v i.m s.c p.o i.p vs v cf viz ca approx resp fig figs eq ref refs no nos al dr mr mrs prof spp sp subsp var " +
    "gov dept univ inc ltd co corp jr sr vol eds u.s u.k a.m p.m b.i.d t.i.d q.i.d o.d q.d incl excl"
  ).split(" "),
);
const OPENING = "[\"'“‘«(\\[]*";
const STARTS_SENTENCE = new RegExp(`^${OPENING}(?:[\\p{Lu}\\p{Lo}\\p{Lt}]|\\d|[<>≥≤~±α-ω])`, "u");
const BOUNDARY = /[.!?…]+["'”’»)\]]*(?=\s|$|\p{Lu}\p{Ll}*[\s-])|[。！？｡]+[」』”）)]*|\n[^\S\n]{0,20}\n/gu;
/** UTF-16 units looked at before a point; a longer run without blanks is no word. */
const LONGEST_WORD = 100;

function endsSentence(text: string, start: number, match: RegExpMatchArray): boolean {
  const mark = match[0];
  if (!mark.startsWith(".") || mark.length > 3) return true;
  const at = match.index ?? 0;
  const end = at + mark.length;
  const before = text.slice(Math.max(start, at - LONGEST_WORD), at);
  const after = text.slice(end);
  if (after.trim() === "") return true;
  const glued = !/^\s/u.test(after);
  const word = /(\S+)$/u.exec(before)?.[1]?.replace(/^[("'[“]+/u, "") ?? "";
  if (glued)
    return /[\p{Ll}\d)\]%]$/u.test(before) && word.length > 3 && !/\.(?!\d)/u.test(word) && !/[@/]/u.test(word);
  const next = after.trimStart();
  if (!STARTS_SENTENCE.test(next)) return false;
  if (ABBREVIATIONS.has(word.toLowerCase())) return false;
  // An initial ("J. Smith", "E. coli") goes on; a numbered group ("group A.") ends.
  if (/^\p{Lu}$/u.test(word))
    return /(?:group|type|grade|stage|class|arm|vitamin|hepatitis|phase)\s+\p{Lu}$/iu.test(before);
  if (/^(?:\p{L}\.)+\p{L}$/u.test(word)) return /^\p{Lu}\p{Ll}/u.test(next);
  return true;
}

function pushTrimmed(sentences: Sentence[], text: string, start: number, end: number, heading: string | null): void {
  const slice = text.slice(start, end);
  const trimmed = slice.trim();
  if (trimmed === "") return;
  const from = start + slice.indexOf(trimmed);
  sentences.push({ text: trimmed, start: from, end: from + trimmed.length, heading });
}

function splitPart(sentences: Sentence[], text: string, from: number, to: number, heading: string | null): void {
  const part = text.slice(from, to);
  let start = 0;
  for (const match of part.matchAll(BOUNDARY)) {
    if (!endsSentence(part, start, match)) continue;
    const end = match.index + match[0].length;
    pushTrimmed(sentences, text, from + start, from + end, heading);
    start = end;
  }
  pushTrimmed(sentences, text, from + start, to, heading);
}

/**
 * The sentences of a biomedical text, in order, with exact offsets; every character that is neither blank nor part of
 * a heading stands in one. Headings printed inside the text ("METHODS: …", "…tissue.MethodsIn a …") are left out of
 * the sentences and named on those that follow.
 */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  let heading: string | null = null;
  for (const next of findHeadings(text)) {
    splitPart(sentences, text, from, next.start, heading);
    from = next.end;
    heading = next.label;
  }
  splitPart(sentences, text, from, text.length, heading);
  return sentences;
}
