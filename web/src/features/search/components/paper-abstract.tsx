import { describeNoticePlace } from "@medsieve/contract/notices";
import type { Notice, Paper } from "@medsieve/contract/papers";
import { useTranslation } from "react-i18next";
import { NoticePlace } from "../../../entities/notice/notice-place.tsx";
import type { OpenedPaper } from "../../../entities/paper/paper-parts.ts";
import { RecordDisclosure } from "../../../entities/paper/record-disclosure.tsx";
import { RecordPart, RecordText } from "../../../entities/paper/record-text.tsx";
import { describeError } from "../../../lib/errors.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";

/** The record behind a disclosure, once it is loaded; before that, that it is loading, or why it could not be. */
export function PaperAbstract({ opened, isOpen }: { opened: OpenedPaper; isOpen: boolean }) {
  const { t } = useTranslation("search");
  const { whole, error, retry } = opened;
  if (whole !== null) return <Record record={whole} isOpen={isOpen} />;
  if (error === null) {
    // What stands below an open record stays out of view while it is loaded, and so is not seen to move.
    return (
      <div className={isOpen ? "min-h-dvh" : undefined}>
        <Spinner label={t("card.loadingParts")} />
      </div>
    );
  }
  return (
    <Alert tone="error" title={t("card.partsFailed")} action={<Button onPress={retry}>{t("common:retry")}</Button>}>
      {describeError(error, t)}
    </Alert>
  );
}

/** Abstract with its section labels, MeSH terms, types, keywords and notices. */
function Record({ record, isOpen }: { record: Paper; isOpen: boolean }) {
  const { t } = useTranslation("search");
  const { abstract, mesh, keywords, publication_types: types, notices } = record;
  if (abstract.length + mesh.length + keywords.length + types.length + notices.length === 0) return null;
  return (
    <RecordDisclosure
      pmid={record.pmid}
      title={t(abstract.length > 0 ? "card.abstractAndTerms" : "card.terms")}
      startsOpen={isOpen}
    >
      <div className="flex max-w-reading flex-col gap-3 pt-1 pb-2 text-[0.9375rem]">
        <RecordText record={record} />
        {notices.length > 0 && (
          <RecordPart title={t("card.notices")}>
            <ul>
              {notices.map((notice, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a paper may have two notices of one kind
                <li key={index}>
                  <NoticeLine notice={notice} isFictional={record.demonstration} />
                </li>
              ))}
            </ul>
          </RecordPart>
        )}
      </div>
    </RecordDisclosure>
  );
}

function NoticeLine({ notice, isFictional }: { notice: Notice; isFictional: boolean }) {
  const { t } = useTranslation("search");
  const name = t(`card.notice.${notice.kind}`);
  const hasPlace = describeNoticePlace(notice) !== null;
  return (
    <>
      {name}
      {hasPlace && t("facts.colon")}
      {hasPlace && <NoticePlace notice={notice} isFictional={isFictional} />}
    </>
  );
}
