import type { ClaimField, Evidence } from "@medsieve/contract/papers";
import { splitStatements } from "../split-statements.ts";
import { EvidenceMark, UnverifiedMark } from "./evidence-mark.tsx";

interface StatementTextProps {
  text: string;
  field: ClaimField;
  /** Of the whole reading; those of other fields are passed over. */
  evidence: readonly Evidence[];
  /** Statements without evidence are marked, but none leads anywhere: where the text is cut off, nothing may be hidden. */
  isStatic?: boolean;
}

/** A reader's text, each statement of which leads to its evidence. */
export function StatementText({ text, field, evidence, isStatic = false }: StatementTextProps) {
  const parts = splitStatements(
    text,
    evidence.filter((item) => item.field === field),
  );
  let offset = 0;
  return parts.map((part) => {
    const key = offset;
    offset += part.text.length;
    if (part.evidence === null) return <span key={key}>{part.text}</span>;
    return isStatic ? (
      <span key={key}>
        {part.text}
        {part.evidence.status === "unverified" && <UnverifiedMark />}
      </span>
    ) : (
      <EvidenceMark key={key} evidence={part.evidence} text={part.text} />
    );
  });
}
