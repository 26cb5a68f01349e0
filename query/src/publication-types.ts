import { valueLexeme } from "@medsieve/text/lexemes";

/**
 * PubMed's publication types (NLM, "Publication Characteristics (Publication Types)"). Indented below a type stand
 * the narrower ones that PubMed finds along with it. After "=" stand names that older records carry.
 */
const TYPES = `
Address
 Lecture
Autobiography
Bibliography
Biography
Case Reports
Classical Article
Clinical Conference
Clinical Study
 Clinical Trial
  Adaptive Clinical Trial
  Clinical Trial, Phase I
  Clinical Trial, Phase II
  Clinical Trial, Phase III
  Clinical Trial, Phase IV
  Controlled Clinical Trial
   Randomized Controlled Trial
    Equivalence Trial
    Pragmatic Clinical Trial
 Clinical Trial, Veterinary
  Randomized Controlled Trial, Veterinary
 Observational Study
  Observational Study, Veterinary
Clinical Trial Protocol
Collected Work
Comment
Comparative Study
Congress = Congresses
Consensus Development Conference
 Consensus Development Conference, NIH
Consensus Statement
Corrected and Republished Article
Dataset
Dictionary
Directory
Duplicate Publication
Editorial
Electronic Supplementary Materials
English Abstract
Ephemera
Evaluation Study = Evaluation Studies
Expression of Concern
Festschrift
Government Publication
Guideline
 Practice Guideline
Historical Article
In Vitro
Interactive Tutorial
Interview
Introductory Journal Article
Journal Article
Legal Case
Legislation
Letter
Meta-Analysis
 Network Meta-Analysis
Multicenter Study
News
 Newspaper Article
Overall
Patient Education Handout
Periodical Index
Personal Narrative
Portrait = Portraits
Preprint
Published Erratum
Research Support, American Recovery and Reinvestment Act
Research Support, Non-U.S. Gov't
Research Support, U.S. Government
 Research Support, N.I.H., Extramural
 Research Support, N.I.H., Intramural
 Research Support, U.S. Gov't, Non-P.H.S.
 Research Support, U.S. Gov't, P.H.S.
Retracted Publication
Retraction Notice = Retraction of Publication
Review
 Scoping Review
 Systematic Review
Scientific Integrity Review
Technical Report
Twin Study
Validation Study = Validation Studies
Video-Audio Media
Webcast
`;

interface PublicationType {
  /** Names under which records carry it. */
  names: string[];
  narrower: PublicationType[];
}

const fold = (name: string): string => valueLexeme("pt", name);
const BY_NAME = new Map<string, PublicationType>();
const open: PublicationType[] = [];
for (const line of TYPES.trim().split("\n")) {
  const level = line.search(/\S/u);
  const type: PublicationType = { names: line.trim().split(" = "), narrower: [] };
  for (const name of type.names) BY_NAME.set(fold(name), type);
  open[level - 1]?.narrower.push(type);
  open.splice(level, open.length, type);
}

/** The name of a publication type as PubMed writes it today; null when PubMed has no such type. */
export function findPublicationType(name: string): string | null {
  return BY_NAME.get(fold(name))?.names[0] ?? null;
}

/** Every publication type, as PubMed writes it today. */
export function listPublicationTypes(): string[] {
  return [...new Set(Array.from(BY_NAME.values(), ({ names }) => names[0] ?? ""))];
}

/** A publication type and all narrower ones; only the name itself when PubMed has no such type. */
export function explodePublicationType(name: string): string[] {
  const type = BY_NAME.get(fold(name));
  if (type === undefined) return [name];
  const names: string[] = [];
  const waiting = [type];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    names.push(...next.names);
    waiting.push(...next.narrower);
  }
  return names;
}

/** What people write for a type that PubMed calls otherwise, folded. */
const SPELLINGS = new Map(
  Object.entries({
    rct: "Randomized Controlled Trial",
    rcts: "Randomized Controlled Trial",
    "randomized trial": "Randomized Controlled Trial",
    "randomized clinical trial": "Randomized Controlled Trial",
    "case study": "Case Reports",
    "case studies": "Case Reports",
    "phase 1 clinical trial": "Clinical Trial, Phase I",
    "phase 2 clinical trial": "Clinical Trial, Phase II",
    "phase 3 clinical trial": "Clinical Trial, Phase III",
    "phase 4 clinical trial": "Clinical Trial, Phase IV",
    "cohort study": "Observational Study",
    erratum: "Published Erratum",
    metaanalysis: "Meta-Analysis",
  }).map(([written, name]) => [fold(written), name]),
);

/** The type that was probably meant by a name PubMed does not have, e.g. "randomised controlled trials"; null: no idea. */
export function suggestPublicationType(name: string): string | null {
  const american = name.toLowerCase().replaceAll("randomis", "randomiz").replaceAll("centre", "center");
  const singular = american
    .replace(/ies$/u, "y")
    .replace(/lyses$/u, "lysis")
    .replace(/(?<!i)s$/u, "");
  for (const candidate of [american, singular, `${american}s`, `${american} study`]) {
    const found = SPELLINGS.get(fold(candidate)) ?? findPublicationType(candidate);
    if (found !== null) return found;
  }
  return null;
}
