/** A run of the answer's text, or a pair of brackets with the PMIDs that stand in it. */
export interface AnswerPart {
  text: string;
  /** Empty of text. */
  pmids: string[];
}

/** "[PMID 123]", and several in one pair of brackets. */
const CITATION = /\[PMIDs?:?\s*\d{1,10}(?:\s*[,;，、；]\s*(?:PMID:?\s*)?\d{1,10})*\s*\]/gi;

/** Cuts an answer at the PMIDs it names in brackets. The parts joined are the text again. */
export function splitCitations(answer: string): AnswerPart[] {
  const parts: AnswerPart[] = [];
  let at = 0;
  for (const match of answer.matchAll(CITATION)) {
    if (match.index > at) parts.push({ text: answer.slice(at, match.index), pmids: [] });
    parts.push({ text: match[0], pmids: match[0].match(/\d+/g) ?? [] });
    at = match.index + match[0].length;
  }
  if (at < answer.length) parts.push({ text: answer.slice(at), pmids: [] });
  return parts;
}
