import type { Watch } from "@medsieve/contract/watches";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PlanForm } from "../../entities/watch/plan-form.tsx";
import { changeWatch, type WatchPlan, watchesQuery } from "../../entities/watch/watch-calls.ts";
import { Dialog } from "../../ui/dialog.tsx";

/** Changes when a watched search is run again. */
export function ChangeWatch({ watch, onClose }: { watch: Watch; onClose: () => void }) {
  const { t } = useTranslation("watches");
  const queryClient = useQueryClient();
  const { schedule, day, mail, read_with_model } = watch;
  const saving = useMutation({
    mutationFn: (plan: WatchPlan) => changeWatch(watch.id, plan),
    onSuccess: async () => {
      await queryClient.invalidateQueries(watchesQuery());
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t("change.title")}
      closeLabel={t("common:close")}
    >
      <PlanForm
        plan={{ schedule, day, mail, read_with_model }}
        sending={saving}
        submit={t("change.submit")}
        failure={t("change.failed")}
        onCancel={onClose}
      >
        <p className="max-h-32 overflow-y-auto font-medium" dir="auto">
          {watch.query}
        </p>
      </PlanForm>
    </Dialog>
  );
}
