import type { ClaimField, Paper } from "@medsieve/contract/papers";
import { isBorneOut, listShownEvidence } from "@medsieve/contract/statements";
import { findQuotations } from "../lib/split-quotations.ts";
import { splitStatements } from "../lib/split-statements.ts";
import { EvidenceMark, UnverifiedMark } from "./evidence-mark.tsx";
import { QuotedText } from "./quoted-text.tsx";

interface StatementTextProps {
  text: string;
  field: ClaimField;
  paper: Paper;
  /** Statements without evidence are marked, but none leads anywhere: where the text is cut off, nothing may be hidden. */
  isStatic?: boolean;
}

/** A reader's text, each statement of which leads to its evidence. */
export function StatementText({ text, field, paper, isStatic = false }: StatementTextProps) {
  const parts = splitStatements(
    text,
    listShownEvidence(paper).filter((item) => item.field === field),
  );
  const quotations = findQuotations(text);
  return parts.map(({ text: words, start, evidence }) => {
    const quoted = (
      <QuotedText key={start} text={words} offset={start} quotations={quotations} languages={paper.languages} />
    );
    if (evidence.length === 0) return <span key={start}>{quoted}</span>;
    return isStatic ? (
      <span key={start}>
        {quoted}
        {!isBorneOut(evidence) && <UnverifiedMark />}
      </span>
    ) : (
      <EvidenceMark key={start} evidence={evidence} findRecord={() => paper}>
        {quoted}
      </EvidenceMark>
    );
  });
}
