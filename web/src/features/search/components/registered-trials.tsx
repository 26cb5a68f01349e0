import type { ListedPaper } from "@medsieve/contract/papers";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Spinner } from "../../../ui/spinner.tsx";

const TrialsAnswer = lazy(async () => ({ default: (await import("./trials-answer.tsx")).TrialsAnswer }));

interface RegisteredTrialsProps {
  searchId: string;
  papers: readonly Pick<ListedPaper, "pmid" | "title">[];
}

/** What ClinicalTrials.gov says of a search's papers and of trials without one; asked for when it is opened. */
export function RegisteredTrials({ searchId, papers }: RegisteredTrialsProps) {
  const { t } = useTranslation("search");
  return (
    <section className="print:hidden">
      <Disclosure title={t("trials.title")}>
        <Suspense fallback={<Spinner label={t("trials.loading")} />}>
          <TrialsAnswer searchId={searchId} papers={papers} />
        </Suspense>
      </Disclosure>
    </section>
  );
}
