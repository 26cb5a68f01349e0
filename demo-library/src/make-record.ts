import type { MeshHeading } from "@medsieve/contract/papers";
import type { DemonstrationRecord } from "./demonstration-record.ts";
import { chooseJournal } from "./invented-journals.ts";
import { inventAuthors } from "./invented-people.ts";
import { introduceAbbreviation, layOutAbstract } from "./layout-abstract.ts";
import type { DraftSubjects, PaperDraft } from "./paper-draft.ts";
import type { SeededRandom } from "./seeded-random.ts";
import type { TopicCard } from "./topic-card.ts";
import { writeVernacularTitle } from "./vernacular-title.ts";

const FIRST_YEAR = 1998;
const LAST_YEAR = 2026;
/** The demonstration ends with this month of its last year. */
const LAST_MONTH = 9;
/** Stands in each record, so that an exported or copied one says that it is fictional. */
const DEMONSTRATION_KEYWORD = "demonstration record";
const FOREIGN_SHARE = 0.13;
const TRIAL_DESIGNS = new Set(["randomized_trial", "other_trial", "protocol"]);
const FOREIGN_LANGUAGES = ["jpn", "jpn", "chi", "chi", "ger", "fre", "spa"] as const;

/** Gives a draft a title that no other paper has (`taken`, which grows), a date, authors, a journal and its indexing. */
export function makeRecord(
  card: TopicCard,
  draft: PaperDraft,
  taken: Set<string>,
  random: SeededRandom,
): DemonstrationRecord {
  const foreign = random.happens(FOREIGN_SHARE) ? random.pick(FOREIGN_LANGUAGES) : null;
  const vernacularTitle = foreign === null || draft.beside ? null : writeVernacularTitle(card, draft.design, foreign);
  const language = foreign === null || vernacularTitle === null ? "eng" : foreign;
  const preprint = language === "eng" && draft.parts !== null && random.happens(0.03);
  const year = drawYear(card, preprint, random);
  return {
    topicId: card.id,
    design: draft.design,
    pmid: 0,
    title: takeTitle(draft.titles, taken),
    vernacularTitle: language === "eng" ? null : vernacularTitle,
    language,
    abstract: writeAbstract(card, draft, language, random),
    authors: inventAuthors(draft.parts === null ? random.drawInteger(1, 2) : random.drawInteger(3, 7), random),
    journal: preprint
      ? { title: "Imaginary Preprints (Demonstration)", abbreviation: "Imag Preprints (Demo)", volumeZero: 2000 }
      : chooseJournal(draft.design, language, random),
    year,
    month: random.drawInteger(1, year === LAST_YEAR ? LAST_MONTH : 12),
    issue: random.drawInteger(1, 12),
    firstPage: random.drawInteger(1, 980),
    pageCount: draft.parts === null ? 2 : random.drawInteger(5, 14),
    publicationTypes: [
      // MEDLINE does not call an editorial or a letter an article.
      ...(draft.parts === null ? [] : ["Journal Article"]),
      ...(preprint ? ["Preprint"] : []),
      ...draft.publicationTypes,
      ...(draft.parts !== null && random.happens(0.25) ? ["Research Support, Non-U.S. Gov't"] : []),
    ],
    mesh: preprint ? [] : writeHeadings(draft, random),
    substances: [...new Set(draft.subjects.substances)],
    keywords: writeKeywords(draft.subjects, random),
    hasPmc: random.happens(0.35),
    cites: [],
    links: [],
  };
}

function drawYear(card: TopicCard, preprint: boolean, random: SeededRandom): number {
  const first = Math.max(preprint ? 2014 : FIRST_YEAR, card.since ?? FIRST_YEAR);
  return first + Math.floor((LAST_YEAR + 1 - first) * random.draw() ** 0.7);
}

function takeTitle(candidates: readonly string[], taken: Set<string>): string {
  const tidy = candidates.map((title) => title.replace(/\s+/g, " ").trim());
  const free = tidy
    .filter((title) => !taken.has(title.toLowerCase()))
    .map((title) => ({ title, repetitions: countRepetitions(title) }))
    .sort((left, right) => left.repetitions - right.repetitions)[0]?.title;
  let title = free ?? `${tidy[0]}: further findings`;
  for (let report = 2; taken.has(title.toLowerCase()); report++) title = `${tidy[0]}: report ${report}`;
  taken.add(title.toLowerCase());
  return title;
}

/** Pairs of words that come twice: "… heart failure in heart failure …". */
function countRepetitions(title: string): number {
  const words = title.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return pairs.length - new Set(pairs).size;
}

function writeAbstract(
  card: TopicCard,
  draft: PaperDraft,
  language: string,
  random: SeededRandom,
): DemonstrationRecord["abstract"] {
  // Some journals print no abstracts, more of them in other languages.
  if (draft.parts === null || random.happens(language === "eng" ? 0.025 : 0.2)) return [];
  const sections = layOutAbstract(draft.parts, draft.design, random);
  const shortened = introduceAbbreviation(introduceAbbreviation(sections, card.condition), card.intervention);
  if (!TRIAL_DESIGNS.has(draft.design) || random.happens(0.5)) return shortened;
  const number = String(random.drawInteger(1, 99_999_999)).padStart(8, "0");
  const registered = `Trial registration: NCT${number}-DEMO (fictional).`;
  const [only] = shortened;
  if (shortened.length === 1 && only !== undefined && only.label === null) {
    return [{ label: null, text: `${only.text} ${registered}` }];
  }
  return [...shortened, { label: "TRIAL REGISTRATION", text: registered.replace("Trial registration: ", "") }];
}

function writeHeadings(draft: PaperDraft, random: SeededRandom): MeshHeading[] {
  const { condition, intervention, checkTags } = draft.subjects;
  const headings = new Map<string, MeshHeading>();
  const add = (descriptor: string, major: boolean, qualifier: string | null) => {
    if (headings.has(descriptor)) return;
    const qualifiers = qualifier === null ? [] : [{ name: qualifier, major }];
    headings.set(descriptor, { descriptor, major: major && qualifier === null, qualifiers });
  };
  for (const tag of checkTags) add(tag, false, null);
  for (const [at, descriptor] of condition.mesh.entries())
    add(descriptor, at === 0, at === 0 ? condition.qualifier : null);
  for (const [at, descriptor] of intervention.mesh.entries()) {
    add(descriptor, at === 0, at === 0 ? intervention.qualifier : null);
  }
  for (const descriptor of draft.mesh) add(descriptor, false, null);
  return random.happens(0.04) ? [] : [...headings.values()].sort((a, b) => (a.descriptor < b.descriptor ? -1 : 1));
}

function writeKeywords(subjects: DraftSubjects, random: SeededRandom): string[] {
  const own = random.happens(0.7)
    ? [...subjects.condition.keywords, ...subjects.intervention.keywords].slice(0, 6)
    : [];
  return [...new Set([...own, DEMONSTRATION_KEYWORD])];
}
