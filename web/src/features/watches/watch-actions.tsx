import type { Watch } from "@medsieve/contract/watches";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { runNow, stopWatching, watchesQuery } from "../../entities/watch/watch-calls.ts";
import { describeError } from "../../lib/errors.ts";
import { useReturnFocus } from "../../lib/use-return-focus.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { notify } from "../../ui/notify.ts";
import { ChangeWatch } from "./change-watch.tsx";

/** Runs a watched search now, changes its schedule, or ends it. */
export function WatchActions({ watch }: { watch: Watch }) {
  const { t } = useTranslation("watches");
  const queryClient = useQueryClient();
  const { giveToPage } = useReturnFocus();
  const [open, setOpen] = useState<"change" | "stop" | null>(null);
  const refresh = () => queryClient.invalidateQueries(watchesQuery());
  const fail = (text: string) => (error: Error) =>
    notify({ tone: "error", text, description: describeError(error, t) });
  const running = useMutation({
    mutationFn: () => runNow(watch.id),
    onError: fail(t("run.failed")),
    onSettled: refresh,
  });
  const stopping = useMutation({
    mutationFn: () => stopWatching(watch.id),
    onSuccess: () => {
      notify({ tone: "success", text: t("stop.done") });
      giveToPage();
    },
    onError: fail(t("stop.failed")),
    onSettled: () => {
      setOpen(null);
      void refresh();
    },
  });
  const isRunning = running.isPending || watch.last_run?.status === "running";
  const described = (label: string) => `${label}: ${watch.query}`;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        icon={<Play aria-hidden className="size-4" />}
        isPending={isRunning}
        aria-label={described(t(isRunning ? "run.running" : "run.button"))}
        onPress={() => running.mutate()}
      >
        {t(isRunning ? "run.running" : "run.button")}
      </Button>
      <Button aria-label={described(t("change.button"))} onPress={() => setOpen("change")}>
        {t("change.button")}
      </Button>
      <Button aria-label={described(t("stop.button"))} onPress={() => setOpen("stop")}>
        {t("stop.button")}
      </Button>
      {open === "change" && <ChangeWatch watch={watch} onClose={() => setOpen(null)} />}
      {open === "stop" && (
        <ConfirmDialog
          isOpen
          onCancel={() => setOpen(null)}
          title={t("stop.title")}
          confirmLabel={t("stop.button")}
          onConfirm={() => stopping.mutate()}
          isPending={stopping.isPending}
          isDestructive
        >
          <p className="max-h-32 overflow-y-auto font-medium" dir="auto">
            {watch.query}
          </p>
          <p>{t("stop.text")}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
