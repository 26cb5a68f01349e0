import type { Evidence, PaperRecord } from "@medsieve/contract/papers";
import type { Claim } from "../readers/reader.ts";

interface Passage {
  section: string;
  text: string;
}

/**
 * Holds a reader's statement against the paper: verified when its quote stands in the section it names (or, failing
 * that, anywhere in the record), after spaces, dashes, quotation marks and case are made alike. The quote is then
 * given as the paper prints it. A statement whose quote is nowhere stays, marked unverified.
 */
export function checkClaim(claim: Claim, paper: PaperRecord): Evidence {
  const passages = listPassages(paper);
  const named = passages.filter((passage) => passage.section === claim.section);
  const others = passages.filter((passage) => passage.section !== claim.section);
  for (const passage of claim.quote === null ? [] : [...named, ...others]) {
    const place = findQuote(claim.quote ?? "", passage.text);
    if (place === null) continue;
    return {
      field: claim.field,
      statement: claim.statement,
      pmid: paper.pmid,
      section: passage.section,
      quote: passage.text.slice(place.start, place.end),
      start: place.start,
      end: place.end,
      status: "verified",
    };
  }
  return {
    field: claim.field,
    statement: claim.statement,
    pmid: paper.pmid,
    section: null,
    quote: null,
    start: null,
    end: null,
    status: "unverified",
  };
}

function listPassages(paper: PaperRecord): Passage[] {
  return [
    { section: "title", text: paper.title },
    ...paper.abstract.map(({ label, text }) => ({ section: label ?? "abstract", text })),
    ...paper.publication_types.map((text) => ({ section: "publication types", text })),
    ...paper.mesh.map(({ descriptor }) => ({ section: "MeSH", text: descriptor })),
  ];
}

function findQuote(quote: string, text: string): { start: number; end: number } | null {
  const exact = text.indexOf(quote.trim());
  if (quote.trim() !== "" && exact >= 0) return { start: exact, end: exact + quote.trim().length };
  const needle = normalize(quote);
  if (needle.text === "") return null;
  const hay = normalize(text);
  const at = hay.text.indexOf(needle.text);
  if (at < 0) return null;
  const start = hay.offsets[at];
  const end = hay.offsets[at + needle.text.length];
  return start === undefined || end === undefined ? null : { start, end };
}

/** The text with what does not matter made alike, and for each of its UTF-16 units the offset it came from. */
function normalize(text: string): { text: string; offsets: number[] } {
  let normalized = "";
  const offsets: number[] = [];
  let offset = 0;
  for (const character of text) {
    const plain = /\s/u.test(character)
      ? " "
      : character
          .normalize("NFKC")
          .toLowerCase()
          .replace(/[\u2010-\u2015\u2212]/gu, "-")
          .replace(/[\u2018\u2019]/gu, "'")
          .replace(/[\u201C\u201D]/gu, '"');
    const repeatedSpace = plain === " " && (normalized === "" || normalized.endsWith(" "));
    if (!repeatedSpace) {
      for (let unit = 0; unit < plain.length; unit++) offsets.push(offset);
      normalized += plain;
    }
    offset += character.length;
  }
  if (normalized.endsWith(" ")) {
    normalized = normalized.slice(0, -1);
    offset = offsets.pop() ?? offset;
  }
  offsets.push(offset);
  return { text: normalized, offsets };
}
