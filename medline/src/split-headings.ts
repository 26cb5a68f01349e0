import type { AbstractSection } from "@medsieve/contract/papers";

/** As journals print them, and as their text runs into what follows: "…of the knee.MethodsThis study…". */
const NAMES = [
  "Aims?(?: and [Oo]bjectives?)?(?:/[Hh]ypothesis)?",
  "Background(?: and (?:[Oo]bjectives?|[Aa]ims?|[Pp]urpose))?",
  "Conclusions?(?:/[Ii]nterpretation| and (?:[Rr]elevance|[Ss]ignificance|[Cc]linical [Rr]elevance))?",
  "Context",
  "(?:Study )?[Dd]esign",
  "Discussion",
  "Findings",
  "Funding",
  "Importance",
  "Interpretation",
  "Interventions?",
  "Introduction",
  "Limitations?",
  "(?:Main )?[Oo]utcome [Mm]easures?",
  "(?:Materials?|Patients|Participants|Subjects)(?: and |/)[Mm]ethods?",
  "Measurements(?: and [Mm]ain [Rr]esults)?",
  "Methodology(?:/[Pp]rincipal [Ff]indings)?",
  "Methods?(?:/[Dd]esign| and [Rr]esults)?",
  "Objectives?",
  "Participants",
  "Patients",
  "Principal [Ff]indings",
  "Purpose",
  "Rationale",
  "Results?",
  "Setting",
  "Significance",
  "Trial [Rr]egistration",
].join("|");
const GLUED = new RegExp(`(?<=^|[.!?)\\]%”"])(?:${NAMES})(?:(?=[\\p{Lu}“"]|\\d)|: ?(?=[\\p{Lu}\\d“"(]))`, "gu");
/** Without one of these in the text, what looks like a heading is not one. */
const CERTAIN = /^(?:Methods?|Results?|Conclusions?|Findings|(?:Materials?|Patients|Participants|Subjects)\b)/u;
/** Headings that one text has at least. */
const FEWEST = 2;

/**
 * The sections of an abstract whose headings lost their markup and were run into the text, each with its heading as its label;
 * the text as one section without a label where it has no such headings. Many PubMed records are like that.
 */
export function splitGluedSections(text: string): AbstractSection[] {
  const headings = Array.from(text.matchAll(GLUED), ({ 0: printed, index }) => ({
    label: printed.replace(/: ?$/u, ""),
    start: index,
    end: index + printed.length,
  }));
  if (headings.length < FEWEST || !headings.some(({ label }) => CERTAIN.test(label))) return [{ label: null, text }];
  const before = text.slice(0, headings[0]?.start).trim();
  const sections = headings.map(({ label, end }, index) => ({
    label,
    text: text.slice(end, headings[index + 1]?.start).trim(),
  }));
  return [...(before === "" ? [] : [{ label: null, text: before }]), ...sections].filter(
    (section) => section.text !== "",
  );
}
