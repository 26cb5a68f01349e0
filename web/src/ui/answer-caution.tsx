import type { PaperRecord } from "@medsieve/contract/papers";
import { useTranslation } from "react-i18next";
import { splitCitations } from "../lib/split-citations.ts";
import { Alert } from "./alert.tsx";

interface AnswerCautionProps {
  /** The answer. */
  text: string;
  papers: readonly Pick<PaperRecord, "pmid" | "notices">[];
}

/** Says that an answer names papers that were retracted or are doubted; nothing where it names none. */
export function AnswerCaution({ text, papers }: AnswerCautionProps) {
  const { t } = useTranslation("search");
  const named = new Set(splitCitations(text).map(({ pmid }) => pmid));
  const listNamed = (kind: PaperRecord["notices"][number]["kind"]) =>
    papers
      .filter(({ pmid, notices }) => named.has(pmid) && notices.some((notice) => notice.kind === kind))
      .map(({ pmid }) => pmid);
  const retracted = listNamed("retracted");
  const doubted = listNamed("expression_of_concern").filter((pmid) => !retracted.includes(pmid));
  if (retracted.length + doubted.length === 0) return null;
  const join = (pmids: readonly string[]) => pmids.join(t("listSeparator"));
  return (
    <Alert tone="caution">
      {retracted.length > 0 && <p>{t("answer.retracted", { pmids: join(retracted) })}</p>}
      {doubted.length > 0 && <p>{t("answer.doubted", { pmids: join(doubted) })}</p>}
    </Alert>
  );
}
