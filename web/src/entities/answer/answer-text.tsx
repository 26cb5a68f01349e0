import type { AnswerSentence } from "@medsieve/contract/answers";
import type { Language } from "@medsieve/contract/constants";
import type { ListedPaper } from "@medsieve/contract/papers";
import { Fragment, useMemo } from "react";
import { EvidenceMark } from "../paper/evidence-mark.tsx";
import { PaperChip } from "../paper/paper-chip.tsx";
import { isForeignSentence, QuotedText } from "../paper/quoted-text.tsx";
import { useOpenAtSentence } from "../paper/record-place.tsx";
import { findQuotations } from "../paper/split-quotations.ts";
import { splitStatements } from "../paper/split-statements.ts";
import { type AnswerPart, splitCitations } from "./split-citations.ts";

/** Quotations stand in the language of an abstract, which is English unless their script says otherwise. */
const ENGLISH = ["eng"];

/** Whether an answer in `language` quotes sentences in another one. */
export function quotesForeignSentences(text: string, language: Language): boolean {
  return findQuotations(text).some(({ start, end }) => isForeignSentence(text.slice(start, end), language, ENGLISH));
}

interface AnswerTextProps {
  /** With PMIDs in brackets. */
  text: string;
  sentences: readonly AnswerSentence[];
  /** By rank. */
  papers: readonly ListedPaper[];
  /** Leads to a paper in the page. */
  onLead: (pmid: string) => void;
  /** Makes sure that a paper is in the page. */
  onReveal?: ((pmid: string) => void) | undefined;
  /** Language of the answer where sentences in another one stand as "…"; null: all stand as they are. */
  folded: Language | null;
}

/** The answer: each sentence shows what it rests on, each paper stands as its rank and is led to. */
export function AnswerText({ text, sentences, papers, onLead, onReveal, folded }: AnswerTextProps) {
  const places = useMemo(
    () => new Map(papers.map((paper, index) => [paper.pmid, { paper, rank: index + 1 }])),
    [papers],
  );
  const openAt = useOpenAtSentence(onLead);
  const quotations = useMemo(() => findQuotations(text), [text]);
  return splitStatements(text, sentences).map(({ text: part, start, statement }) =>
    splitCitations(part).map(({ text: words, pmids }, index, all) => {
      const offset = start + all.slice(0, index).reduce((sum, part) => sum + part.text.length, 0);
      const closing = findClosing(all[index - 1], words);
      if (pmids.length > 0) {
        return (
          <Fragment key={offset}>
            {pmids.map((pmid, at) => {
              const place = places.get(pmid);
              const gap = at === 0 ? "" : " ";
              return (
                <Fragment key={pmid}>
                  {gap}
                  <span className="whitespace-nowrap">
                    {place === undefined ? (
                      `[PMID\u00a0${pmid}]`
                    ) : (
                      <PaperChip {...place} onOpen={openAt(statement?.evidence ?? [])} />
                    )}
                    {at === pmids.length - 1 && findClosing(all[index], all[index + 1]?.text)}
                  </span>
                </Fragment>
              );
            })}
          </Fragment>
        );
      }
      const quoted = (
        <QuotedText
          key={offset}
          text={words.slice(closing.length)}
          offset={offset + closing.length}
          quotations={quotations}
          languages={ENGLISH}
          folded={folded}
        />
      );
      // Of a sentence, the words before its first PMID lead to what it rests on.
      if (statement === null || statement.evidence.length === 0 || index > 0) return quoted;
      return (
        <EvidenceMark
          key={offset}
          evidence={statement.evidence}
          findRecord={(wanted) => places.get(wanted)?.paper}
          namesPapers
          subject={{ statement_id: statement.id, pmid: null, statement: statement.text }}
          onShow={onReveal}
        >
          {quoted}
        </EvidenceMark>
      );
    }),
  );
}

/** Of the text after a citation the signs that close its sentence, which no line begins with. */
function findClosing(before: AnswerPart | undefined, text = ""): string {
  return before === undefined || before.pmids.length === 0 ? "" : (/^[.,;:!?。，、；：！？]+/.exec(text)?.[0] ?? "");
}
