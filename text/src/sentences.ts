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
const IN_TITLE_CASE = HEADING.replace(/(?<=[ /|:])[a-z]/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);

/** The end of a sentence, or the beginning of the text, before a letter. */
const BEFORE_HEADING = /(?:^|[\n.!?)\]%0-9:])\s{0,20}(?=[A-Za-z])/gu;

/** Forms of a heading that end before the text that follows, matched where the heading begins. */
const PRINTED: readonly RegExp[] = [
  // "METHODS: …", "Methods - …"
  new RegExp(`(${HEADING})\\s*(?::|[-–—](?=\\s))\\s*`, "iy"),
  // "…tissue.MethodsIn a …"
  new RegExp(`(${IN_TITLE_CASE})(?=[A-Z0-9≥“"(])`, "uy"),
  new RegExp(`(${HEADING.toUpperCase()})(?=[A-Z][a-z]|[A-Z] |[0-9])`, "uy"),
  // "METHODS The …"
  new RegExp(`(${HEADING.toUpperCase()})\\s+(?=[A-Z0-9])`, "uy"),
  // "Results In all, …": the words that no ordinary sentence begins with before another capital.
  /(Background|Introduction|Objectives?|Aims?|Purpose|(?:Materials?|Patients|Subjects) and [Mm]ethods|Methods?|Results|Findings|Conclusions?|Discussion|Interpretation)\s+(?=[A-Z][a-z]* )/uy,
];

/** UTF-16 units of a heading in markup. */
const SHORTEST_HEADING = 2;
const LONGEST_HEADING = 60;
/** Left behind by publishers: "<h3>Conclusions</h3> We …". */
const HEADING_IN_MARKUP = /<h[1-6]>([^<>]{2,200})<\/h[1-6]>\s*/giu;

interface Heading {
  label: string;
  /** Where the heading begins, and where the text under it does. */
  start: number;
  end: number;
}

/** The headings printed inside a text. */
function findHeadings(text: string): Heading[] {
  const found: Heading[] = [];
  for (const match of text.includes("<") ? text.matchAll(HEADING_IN_MARKUP) : []) {
    const label = (match[1] ?? "").trim().replace(/:$/u, "").trimEnd();
    if (label.length < SHORTEST_HEADING || label.length > LONGEST_HEADING) continue;
    found.push({ label, start: match.index, end: match.index + match[0].length });
  }
  const searchedTo = PRINTED.map(() => 0);
  for (const { 0: before, index } of text.matchAll(BEFORE_HEADING)) {
    const start = index + before.length;
    const sentenceEnd = index + before.replace(/(?<![^\S\n])[^\S\n]+$/u, "").length;
    for (const [kind, pattern] of PRINTED.entries()) {
      if (sentenceEnd < (searchedTo[kind] ?? 0)) continue;
      pattern.lastIndex = start;
      const label = pattern.exec(text)?.[1];
      if (label === undefined) continue;
      found.push({ label, start, end: pattern.lastIndex });
      searchedTo[kind] = pattern.lastIndex;
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
const BOUNDARY = /(?<![.!?…])[.!?…]+["'”’»)\]]*(?=\s|$|\p{Lu}+\p{Ll}*[\s-])|[。！？｡]+[」』”）)]*|\n[^\S\n]{0,20}\n/gu;
/** UTF-16 units looked at before a point; a longer run without blanks is no word. */
const LONGEST_WORD = 100;

/** "Keygen Biotech. Co., Ltd": what a company is called after its name. */
const COMPANY_FORM = /^(?:Co|Corp|Inc|Ltd|LLC|GmbH)(?:[.,]|\s+\()/u;
/** Before a place in brackets, as in "Sinovac Tech. (Beijing, China)". */
const SHORTENED_TECHNOLOGY = /^(?:Bio)?Tech(?:nol)?$/u;
const INITIAL = /^\p{Lu}$/u;
/** "AL" of artemether-lumefantrine is not that of "et al". */
const IN_CAPITALS = /^\p{Lu}{2,}$/u;
const NUMBERED_GROUP = /(?:group|type|grade|stage|class|arm|vitamin|hepatitis|phase)\s+\p{Lu}$/iu;
const LETTERS_WITH_POINTS = /^(?:\p{L}\.)+\p{L}$/u;
const CAPITALIZED = /^\p{Lu}\p{Ll}/u;
const BLANK = /\s/u;

/** What follows the last blank. */
function readLastWord(text: string): string {
  let start = text.length;
  while (start > 0 && !BLANK.test(text.charAt(start - 1))) start--;
  return text.slice(start);
}

function endsSentence(text: string, start: number, match: RegExpMatchArray): boolean {
  const mark = match[0];
  if (!mark.startsWith(".") || mark.length > 3) return true;
  const at = match.index ?? 0;
  const end = at + mark.length;
  const before = text.slice(Math.max(start, at - LONGEST_WORD), at);
  const after = text.slice(end);
  if (after.trimStart() === "") return true;
  const glued = !/^\s/u.test(after);
  const word = readLastWord(before).replace(/^[("'[“]+/u, "");
  if (glued && /^\d{1,3}$/u.test(word)) return /^\p{Lu}\p{Ll}+\s/u.test(after);
  if (glued)
    return /[\p{Ll}\d)\]%]$/u.test(before) && word.length > 3 && !/\.(?!\d)/u.test(word) && !/[@/]/u.test(word);
  const next = after.trimStart();
  if (!STARTS_SENTENCE.test(next)) return false;
  if (ABBREVIATIONS.has(word.toLowerCase()) && !IN_CAPITALS.test(word)) return false;
  if (COMPANY_FORM.test(next) || (next.startsWith("(") && SHORTENED_TECHNOLOGY.test(word))) return false;
  // An initial ("J. Smith", "E. coli") goes on; a numbered group ("group A.") ends.
  if (INITIAL.test(word)) return NUMBERED_GROUP.test(before);
  if (LETTERS_WITH_POINTS.test(word)) return CAPITALIZED.test(next);
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
