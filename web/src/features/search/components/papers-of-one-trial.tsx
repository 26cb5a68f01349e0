import { lazy, Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { listStudies, type ReportingPaper } from "../../../entities/study/list-studies.ts";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Spinner } from "../../../ui/spinner.tsx";

const StudyList = lazy(async () => ({ default: (await import("../../../entities/study/study-list.tsx")).StudyList }));

interface PapersOfOneTrialProps {
  searchId: string;
  papers: readonly ReportingPaper[];
}

/** Trials that several papers of the result report, with these papers together; nothing where there is none. */
export function PapersOfOneTrial({ searchId, papers }: PapersOfOneTrialProps) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const studies = useMemo(() => listStudies(papers), [papers]);
  if (studies.length === 0) return null;
  const count = { count: studies.length, shown: formatNumber(studies.length, language) };
  return (
    <section className="print:hidden">
      <Disclosure title={t("trials.together", count)}>
        <Suspense fallback={<Spinner label={t("common:loading.page")} />}>
          <div className="pb-2 text-sm">
            <StudyList studies={studies} searchId={searchId} />
          </div>
        </Suspense>
      </Disclosure>
    </section>
  );
}
