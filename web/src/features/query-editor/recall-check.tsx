import type { ReadPmids } from "@medsieve/contract/read-pmids";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { hasTooManyKnown, KnownPapersField } from "../../entities/known-paper/known-papers-field.tsx";
import { describeError } from "../../lib/errors.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { type LosingBlock, listRecallRows } from "./recall-rows.ts";
import { RecallSummary } from "./recall-summary.tsx";
import { RecallTable } from "./recall-table.tsx";
import type { Recall } from "./use-recall.ts";

interface RecallCheckProps {
  text: string;
  onTextChange: (text: string) => void;
  read: ReadPmids;
  recall: Recall;
  /** What is searched: PubMed, or the local library. */
  source: string;
  nameOf: (id: string) => string;
  onShow: (queryId: string, block: LosingBlock) => void;
}

/** Papers that are known to belong to the answer: which of them the queries find, and what loses the others. */
export function RecallCheck(props: RecallCheckProps) {
  const { text, onTextChange, read, recall, source, nameOf, onShow } = props;
  const { t } = useTranslation("queries");
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <h2 id={titleId} className="sr-only">
        {t("recall.title")}
      </h2>
      <p className="max-w-reading text-muted">{t("recall.lead")}</p>
      <KnownPapersField hint={t("recall.hint")} {...{ text, onTextChange, read, source }} />
      <div>
        <Button
          onPress={() => void recall.ask()}
          isPending={recall.isPending}
          isDisabled={!recall.canAsk || hasTooManyKnown(read)}
        >
          {t(recall.answered === null ? "recall.ask" : "recall.askAgain")}
        </Button>
      </div>
      {recall.error !== null && (
        <Alert tone="error" title={t("recall.failed")}>
          {describeError(recall.error, t)}
        </Alert>
      )}
      {recall.answered !== null && (
        <Answer answered={recall.answered} isStale={recall.isStale} source={source} nameOf={nameOf} onShow={onShow} />
      )}
    </section>
  );
}

/** Queries that are listed one by one without unfolding. */
const OPEN_QUERIES = 4;

interface AnswerProps extends Pick<RecallCheckProps, "source" | "nameOf" | "onShow"> {
  answered: NonNullable<Recall["answered"]>;
  isStale: boolean;
}

function Answer({ answered: { queries, pmids, recall }, isStale, source, nameOf, onShow }: AnswerProps) {
  const { t } = useTranslation("queries");
  const language = useLanguage();
  const names = queries.map(({ id }) => nameOf(id));
  return (
    <div className="flex flex-col gap-4">
      <div role="status">
        <p className="font-semibold text-lg tabular-nums">
          {t("recall.together", {
            count: pmids.length,
            found: formatNumber(recall.found.length, language),
            known: formatNumber(pmids.length, language),
          })}
        </p>
        {recall.unknown.length > 0 && (
          <p>
            {t("recall.unknownCount", {
              count: recall.unknown.length,
              shown: formatNumber(recall.unknown.length, language),
              source,
            })}
          </p>
        )}
        {isStale && <p className="text-amber-ink">{t("recall.stale")}</p>}
      </div>
      <Disclosure title={t("recall.byQuery")} defaultExpanded={names.length <= OPEN_QUERIES}>
        <RecallSummary recall={recall} names={names} />
      </Disclosure>
      <RecallTable
        rows={listRecallRows(recall, pmids)}
        names={names}
        source={source}
        onShow={(query, block) => onShow(queries[query]?.id ?? "", block)}
      />
    </div>
  );
}
