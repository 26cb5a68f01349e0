import type { Evidence, PaperRecord } from "@medsieve/contract/papers";
import type { Claim } from "../readers/reader.ts";
import { splitSentences } from "../text/sentences.ts";
import { findQuote } from "./find-quote.ts";
import { listForeignNumbers } from "./statement-numbers.ts";

interface Passage {
  section: string;
  text: string;
  /** Title and abstract; publication types and MeSH headings are no sentences. */
  isProse: boolean;
}

/**
 * Holds a reader's statement against the paper. Verified: its quote stands in the section it names, or failing that
 * anywhere in the record. Repaired: it stands there in almost the same words; the paper's own are then given.
 * Unverified: it is nowhere, or the statement has a number that its sentence does not have.
 */
export function checkClaim(claim: Claim, paper: PaperRecord): Evidence {
  const { field, statement } = claim;
  const found = claim.quote === null ? null : locateQuote(claim.quote, claim.section, listPassages(paper));
  if (found === null) {
    const nowhere = { section: null, quote: null, start: null, end: null };
    return { field, statement, pmid: paper.pmid, ...nowhere, status: "unverified", problem: "quote_not_found" };
  }
  const { passage, start, end, exact } = found;
  const evidence = {
    ...{ field, statement, pmid: paper.pmid, section: passage.section, start, end },
    quote: passage.text.slice(start, end),
  };
  const foreign = passage.isProse ? listForeignNumbers(statement, widenToSentences(passage.text, start, end)) : [];
  if (foreign.length > 0) return { ...evidence, status: "unverified", problem: "numbers_differ" };
  return { ...evidence, status: exact ? "verified" : "repaired" };
}

/** An exact place anywhere comes before one that is only near. */
function locateQuote(quote: string, section: string | null, passages: readonly Passage[]) {
  const ordered = [
    ...passages.filter((passage) => passage.section === section),
    ...passages.filter((passage) => passage.section !== section),
  ];
  let near = null;
  for (const passage of ordered) {
    const place = findQuote(quote, passage.text);
    if (place?.exact) return { passage, ...place };
    if (place !== null) near ??= { passage, ...place };
  }
  return near;
}

/** The sentences that a stretch of the text lies in. */
function widenToSentences(text: string, start: number, end: number): string {
  const touched = splitSentences(text).filter((sentence) => sentence.start < end && sentence.end > start);
  const from = Math.min(start, ...touched.map((sentence) => sentence.start));
  const to = Math.max(end, ...touched.map((sentence) => sentence.end));
  return text.slice(from, to);
}

function listPassages(paper: PaperRecord): Passage[] {
  return [
    { section: "title", text: paper.title, isProse: true },
    ...paper.abstract.map(({ label, text }) => ({ section: label ?? "abstract", text, isProse: true })),
    ...paper.publication_types.map((text) => ({ section: "publication types", text, isProse: false })),
    ...paper.mesh.map(({ descriptor }) => ({ section: "MeSH", text: descriptor, isProse: false })),
  ];
}
