import type { ClaimField, Paper } from "@medsieve/contract/papers";
import { splitStatements } from "../../../lib/split-statements.ts";
import { findQuotations } from "../split-quotations.ts";
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
    paper.evidence.filter((item) => item.field === field),
  );
  const quotations = findQuotations(text);
  let offset = 0;
  return parts.map(({ text: words, evidence }) => {
    const key = offset;
    offset += words.length;
    const quoted = (
      <QuotedText key={key} text={words} offset={key} quotations={quotations} languages={paper.languages} />
    );
    if (evidence === null) return <span key={key}>{quoted}</span>;
    return isStatic ? (
      <span key={key}>
        {quoted}
        {evidence.status === "unverified" && <UnverifiedMark />}
      </span>
    ) : (
      <EvidenceMark key={key} evidence={evidence} languages={paper.languages}>
        {quoted}
      </EvidenceMark>
    );
  });
}
