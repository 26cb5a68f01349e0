import type { ListedPaper } from "@medsieve/contract/papers";
import { type ClaimField, isBorneOut } from "@medsieve/contract/statements";
import { EvidenceMark, nameEvidence, UnverifiedMark } from "./evidence-mark.tsx";
import { QuotedText } from "./quoted-text.tsx";
import { findQuotations } from "./split-quotations.ts";
import { splitStatements } from "./split-statements.ts";

interface StatementTextProps {
  text: string;
  field: ClaimField;
  paper: ListedPaper;
  /** Statements without evidence are marked, but none leads anywhere: where the text is cut off, nothing may be hidden. */
  isStatic?: boolean;
  /** UTF-16 offset of `text` from which it is shown. */
  from?: number;
}

/** A reader's text, each statement of which leads to its evidence. */
export function StatementText({ text, field, paper, isStatic = false, from = 0 }: StatementTextProps) {
  const parts = splitStatements(
    text,
    paper.statements.filter((statement) => statement.field === field),
  );
  const quotations = findQuotations(text);
  const shown = parts.flatMap((part) => {
    const cut = Math.max(0, from - part.start);
    return cut >= part.text.length ? [] : [{ ...part, text: part.text.slice(cut), start: part.start + cut }];
  });
  return shown.map(({ text: words, start, statement }) => {
    const quoted = (
      <QuotedText key={start} text={words} offset={start} quotations={quotations} languages={paper.languages} />
    );
    if (statement === null || statement.evidence.length === 0) return <span key={start}>{quoted}</span>;
    return isStatic ? (
      <span key={start}>
        {quoted}
        {!isBorneOut(statement) && <UnverifiedMark />}
      </span>
    ) : (
      <EvidenceMark
        key={start}
        evidence={nameEvidence(paper.pmid, statement.evidence)}
        findRecord={() => paper}
        subject={{ statement_id: statement.id, pmid: paper.pmid, statement: words }}
      >
        {quoted}
      </EvidenceMark>
    );
  });
}
