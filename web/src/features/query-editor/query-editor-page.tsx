import type { SearchDetails } from "@medsieve/contract/history";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { searchDetailsQuery } from "../../entities/search/server-state.ts";
import { describeError } from "../../lib/errors.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { QueryEditor } from "./query-editor.tsx";

/** The queries of a search that has ended, to be changed and run again. */
export function QueryEditorPage({ searchId }: { searchId: string }) {
  const { t } = useTranslation("queries");
  // What someone edits must not change under them, and a search that has ended does not.
  const details = useQuery({ ...searchDetailsQuery(searchId), refetchOnWindowFocus: false, refetchOnReconnect: false });
  return (
    <PageFrame
      title={t("title")}
      lead={t("lead")}
      back={{ href: `/?search=${encodeURIComponent(searchId)}`, label: t("back") }}
    >
      {details.isPending && <Spinner label={t("loading")} />}
      {details.isError && details.data === undefined && (
        <Alert
          tone="error"
          title={t("loadFailed")}
          action={
            <Button onPress={() => void details.refetch()} isPending={details.isFetching}>
              {t("common:retry")}
            </Button>
          }
        >
          {describeError(details.error, t)}
        </Alert>
      )}
      {details.data !== undefined && <Loaded search={details.data} />}
    </PageFrame>
  );
}

function Loaded({ search }: { search: SearchDetails }) {
  const { t } = useTranslation(["queries", "search"]);
  if (search.status === "running") {
    return (
      <Alert
        tone="info"
        title={t("running")}
        action={<LinkButton href={`/?search=${encodeURIComponent(search.id)}`}>{t("back")}</LinkButton>}
      />
    );
  }
  return (
    <>
      <section aria-label={t("question")} className="flex flex-col gap-1">
        <p className="wrap-anywhere max-w-reading whitespace-pre-line font-semibold text-lg" dir="auto">
          {search.query}
        </p>
        <p className="text-muted text-sm">{t(`search:preference.${search.preference}.label`)}</p>
      </section>
      <QueryEditor search={search} />
    </>
  );
}
