import type { Watch } from "@medsieve/contract/watches";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { ListStates } from "../../ui/list-states.tsx";
import { PlanForm } from "./plan-form.tsx";
import { printSchedule } from "./print-schedule.ts";
import { type WatchPlan, watchesQuery, watchSearch } from "./watch-calls.ts";

/** Asks how often a search is to be run again; of one that is watched it says when. */
export function WatchDialog({ searchId, onClose }: { searchId: string; onClose: () => void }) {
  const { t } = useTranslation("watches");
  const watches = useQuery(watchesQuery());
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t("dialog.title")}
      closeLabel={t("common:close")}
    >
      <ListStates query={watches} failure={t("failed")} loading={t("loading")}>
        {({ items }) => {
          const watch = items.find((one) => one.search_id === searchId);
          return watch === undefined ? (
            <NewWatch searchId={searchId} onClose={onClose} />
          ) : (
            <Watched watch={watch} onClose={onClose} />
          );
        }}
      </ListStates>
    </Dialog>
  );
}

const USUAL_PLAN: WatchPlan = { schedule: "weekly", day: 1, mail: false, read_with_model: false };

function NewWatch({ searchId, onClose }: { searchId: string; onClose: () => void }) {
  const { t } = useTranslation("watches");
  const queryClient = useQueryClient();
  const beginning = useMutation({
    mutationFn: (plan: WatchPlan) => watchSearch(searchId, plan),
    onSuccess: () => queryClient.invalidateQueries(watchesQuery()),
  });
  return (
    <PlanForm
      plan={USUAL_PLAN}
      sending={beginning}
      submit={t("dialog.submit")}
      failure={t("dialog.failed")}
      onCancel={onClose}
    >
      <p>{t("dialog.text")}</p>
    </PlanForm>
  );
}

function Watched({ watch, onClose }: { watch: Watch; onClose: () => void }) {
  const { t } = useTranslation("watches");
  const language = useLanguage();
  return (
    <div className="flex flex-col gap-4">
      <Alert tone="success" title={t("dialog.watched")}>
        <p>{printSchedule(watch, language, t)}</p>
        <p>{t("nextRun", { when: formatDate(watch.next_run_at, language) })}</p>
      </Alert>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={onClose}>{t("common:close")}</Button>
        <LinkButton href="/watched-searches" variant="primary">
          {t("dialog.toPage")}
        </LinkButton>
      </div>
    </div>
  );
}
