/** "PMID: 12345678", "PMIDs 1234567 and 7654321", and the addresses PubMed's own pages have. */
const NAMED = /\bPMIDs?\b\s*(?:[:#]\s*)?\d{1,9}(?:\s*(?:[,;、]\s*|(?<=\s)(?:and\s+)?)\d{5,9})*(?!\d)/giu;
const ADDRESS =
  /(?:https?:\/\/)?(?:pubmed\.ncbi\.nlm\.nih\.gov|(?:www\.)?ncbi\.nlm\.nih\.gov\/pubmed)\/\d{1,9}\b\/?/giu;
/** A question that is nothing but numbers as long as most PMIDs are. */
const ONLY_NUMBERS = /^\s*\d{6,9}(?:[\s,;、]+\d{6,9})*\s*$/u;
const MAX_NAMED = 50;

const blank = (text: string): string => " ".repeat(text.length);

/**
 * The PMIDs that a question names, each once, and the question with blanks in their place, so that offsets stay.
 * Other numbers stay in its text.
 */
export function findNamedPapers(question: string): { pmids: string[]; rest: string } {
  const isNumbers = ONLY_NUMBERS.test(question);
  const parts = isNumbers
    ? [question]
    : [...question.matchAll(ADDRESS), ...question.matchAll(NAMED)].map(([part]) => part);
  const numbers = parts.flatMap((part) => part.match(/\d+/gu) ?? []).map((number) => String(Number(number)));
  const pmids = [...new Set(numbers)].filter((pmid) => pmid !== "0").slice(0, MAX_NAMED);
  return { pmids, rest: isNumbers ? blank(question) : question.replace(ADDRESS, blank).replace(NAMED, blank) };
}
