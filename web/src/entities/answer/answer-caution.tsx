import type { AnswerSentence } from "@medsieve/contract/answers";
import type { ListedRecord } from "@medsieve/contract/papers";
import { useTranslation } from "react-i18next";
import { Alert } from "../../ui/alert.tsx";

interface AnswerCautionProps {
  /** Those of the answer. */
  sentences: readonly Pick<AnswerSentence, "cites">[];
  papers: readonly Pick<ListedRecord, "pmid" | "notices">[];
}

/** Says that an answer relies on papers that were retracted or are doubted; nothing where it relies on none. */
export function AnswerCaution({ sentences, papers }: AnswerCautionProps) {
  const { t } = useTranslation("search");
  const cited = new Set(sentences.flatMap(({ cites }) => cites));
  const listCited = (kind: ListedRecord["notices"][number]["kind"]) =>
    papers
      .filter(({ pmid, notices }) => cited.has(pmid) && notices.some((notice) => notice.kind === kind))
      .map(({ pmid }) => pmid);
  const retracted = listCited("retracted");
  const doubted = listCited("expression_of_concern").filter((pmid) => !retracted.includes(pmid));
  if (retracted.length + doubted.length === 0) return null;
  const join = (pmids: readonly string[]) => pmids.join(t("listSeparator"));
  return (
    <Alert tone="caution">
      {retracted.length > 0 && <p>{t("answer.retracted", { pmids: join(retracted) })}</p>}
      {doubted.length > 0 && <p>{t("answer.doubted", { pmids: join(doubted) })}</p>}
    </Alert>
  );
}
