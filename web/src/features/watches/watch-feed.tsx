import type { Watch } from "@medsieve/contract/watches";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { renewFeed, watchesQuery } from "../../entities/watch/watch-calls.ts";
import { describeError } from "../../lib/errors.ts";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/notify.ts";

/** The secret address of a watch's feed, and another in its place. */
export function WatchFeed({ watch }: { watch: Watch }) {
  const { t } = useTranslation("watches");
  const queryClient = useQueryClient();
  const renewing = useMutation({
    mutationFn: () => renewFeed(watch.id),
    onSuccess: () => notify({ tone: "success", text: t("feed.renewed") }),
    onError: (error) => notify({ tone: "error", text: t("feed.failed"), description: describeError(error, t) }),
    onSettled: () => queryClient.invalidateQueries(watchesQuery()),
  });
  return (
    <div className="flex flex-col items-start gap-2 py-1">
      <p className="max-w-reading text-muted text-sm">{t("feed.text")}</p>
      <p className="select-all break-all rounded-sm bg-sunken px-2 py-1 font-mono text-sm">{watch.feed}</p>
      <Button
        aria-label={`${t("feed.renew")}: ${watch.query}`}
        isPending={renewing.isPending}
        onPress={() => renewing.mutate()}
      >
        {t("feed.renew")}
      </Button>
    </div>
  );
}
