import type { AnswerSentence } from "@medsieve/contract/answers";
import type { ListedRecord } from "@medsieve/contract/papers";
import { useMemo } from "react";
import { EvidenceMark } from "../paper/evidence-mark.tsx";
import { QuotedText } from "../paper/quoted-text.tsx";
import { findQuotations, type Quotation } from "../paper/split-quotations.ts";
import { splitStatements } from "../paper/split-statements.ts";
import { splitCitations } from "./split-citations.ts";

/** Quotations stand in the language of an abstract, which is English unless their script says otherwise. */
const ENGLISH = ["eng"];

interface AnswerTextProps {
  text: string;
  sentences: readonly AnswerSentence[];
  papers: readonly ListedRecord[];
  /** The id of what a PMID leads to in the page. */
  findId: (pmid: string) => string;
  /** Leads to a paper in the page. */
  onLead: (pmid: string) => void;
  /** Makes sure that a paper is in the page. */
  onReveal?: ((pmid: string) => void) | undefined;
}

/** The answer: each sentence shows what it rests on, each PMID leads to its paper. */
export function AnswerText({ text, sentences, papers, findId, onLead, onReveal }: AnswerTextProps) {
  const records = useMemo(() => new Map(papers.map((paper) => [paper.pmid, paper])), [papers]);
  const quotations = useMemo(() => findQuotations(text), [text]);
  return splitStatements(text, sentences).map(({ text: part, start, statement }) =>
    splitCitations(part).map(({ text: words, pmid }, index, all) => {
      const offset = start + all.slice(0, index).reduce((sum, part) => sum + part.text.length, 0);
      if (pmid !== null && records.has(pmid)) {
        return (
          <a
            key={offset}
            href={`#${findId(pmid)}`}
            onClick={(event) => {
              event.preventDefault();
              onLead(pmid);
            }}
            className="focus-ring rounded-sm text-accent tabular-nums underline decoration-1 underline-offset-3 hover:text-accent-hover"
          >
            {words}
          </a>
        );
      }
      const quoted = <Words key={offset} text={words} offset={offset} quotations={quotations} />;
      // Of a sentence, the words before its first PMID lead to what it rests on.
      if (statement === null || statement.evidence.length === 0 || index > 0) return quoted;
      return (
        <EvidenceMark
          key={offset}
          evidence={statement.evidence}
          findRecord={(wanted) => records.get(wanted)}
          namesPapers
          onShow={onReveal}
        >
          {quoted}
        </EvidenceMark>
      );
    }),
  );
}

/** "PMID" stays on the line of its number. */
function Words({ text, offset, quotations }: { text: string; offset: number; quotations: readonly Quotation[] }) {
  const words = text.replace(/(PMIDs?) $/u, "$1\u00a0");
  return <QuotedText text={words} offset={offset} quotations={quotations} languages={ENGLISH} />;
}
