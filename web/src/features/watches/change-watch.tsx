import type { Watch } from "@medsieve/contract/watches";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Form } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { ScheduleFields } from "../../entities/watch/schedule-fields.tsx";
import { changeWatch, type WatchPlan, watchesQuery } from "../../entities/watch/watch-calls.ts";
import { describeError } from "../../lib/errors.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

/** Changes when a watched search is run again. */
export function ChangeWatch({ watch, onClose }: { watch: Watch; onClose: () => void }) {
  const { t } = useTranslation("watches");
  const queryClient = useQueryClient();
  const { schedule, day, mail } = watch;
  const [plan, setPlan] = useState<WatchPlan>({ schedule, day, mail });
  const saving = useMutation({
    mutationFn: () => changeWatch(watch.id, plan),
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
      <Form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          saving.mutate();
        }}
      >
        <p className="max-h-32 overflow-y-auto font-medium" dir="auto">
          {watch.query}
        </p>
        <ScheduleFields plan={plan} onChange={setPlan} />
        {saving.isError && (
          <Alert tone="error" title={t("change.failed")}>
            {describeError(saving.error, t)}
          </Alert>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onPress={onClose}>{t("common:cancel")}</Button>
          <Button type="submit" variant="primary" isPending={saving.isPending}>
            {t("change.submit")}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
