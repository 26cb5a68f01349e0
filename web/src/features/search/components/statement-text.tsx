import type { ClaimField, Evidence } from "@medsieve/contract/papers";
import { splitStatements } from "../split-statements.ts";
import { EvidenceMark } from "./evidence-mark.tsx";

interface StatementTextProps {
  text: string;
  field: ClaimField;
  /** Of the whole reading; those of other fields are passed over. */
  evidence: readonly Evidence[];
}

/** A reader's text, each statement of which leads to its evidence. */
export function StatementText({ text, field, evidence }: StatementTextProps) {
  const parts = splitStatements(
    text,
    evidence.filter((item) => item.field === field),
  );
  let offset = 0;
  return parts.map((part) => {
    const key = offset;
    offset += part.text.length;
    return part.evidence === null ? (
      <span key={key}>{part.text}</span>
    ) : (
      <EvidenceMark key={key} evidence={part.evidence} text={part.text} />
    );
  });
}
