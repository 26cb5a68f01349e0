/** A run of the answer's text, or the PMID that stands in it. */
export type AnswerPart = { text: string; pmid: null } | { text: string; pmid: string };

/** "[PMID 123]", and several in one pair of brackets. */
const CITATION = /\[PMIDs?:?\s*\d{1,10}(?:\s*[,;，、；]\s*(?:PMID:?\s*)?\d{1,10})*\s*\]/gi;

/** Cuts an answer at the PMIDs it names in brackets. The parts joined are the text again. */
export function splitCitations(answer: string): AnswerPart[] {
  const parts: AnswerPart[] = [];
  let at = 0;
  for (const match of answer.matchAll(CITATION)) {
    if (match.index > at) parts.push({ text: answer.slice(at, match.index), pmid: null });
    for (const piece of match[0].split(/(\d+)/)) {
      if (/^\d+$/.test(piece)) parts.push({ text: piece, pmid: piece });
      else if (piece !== "") parts.push({ text: piece, pmid: null });
    }
    at = match.index + match[0].length;
  }
  if (at < answer.length) parts.push({ text: answer.slice(at), pmid: null });
  return parts;
}
