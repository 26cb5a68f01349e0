import type { PromptVersion } from "@medsieve/contract/prompt-versions";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { describeError } from "../../../lib/errors.ts";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { useListPage } from "../../../lib/use-list-page.ts";
import { ListPage } from "../../../ui/list-page.tsx";
import { EmptyList } from "../../../ui/list-states.tsx";
import { StatusMessage, useStatus } from "../../../ui/status-message.tsx";
import { promptsQuery, readChange } from "../prompts-calls.ts";
import { ComparePanel } from "./compare-panel.tsx";
import { RestoreDialog } from "./restore-dialog.tsx";
import { VersionCard } from "./version-card.tsx";
import { restoreVersion, versionsQuery } from "./versions-calls.ts";
import { readVersionsView } from "./versions-view.ts";

/** What the prompts were: each version with its author, two of them side by side, and the way back to one. */
export function PromptVersionsPage() {
  const { t } = useTranslation("admin-prompts");
  const language = useLanguage();
  const list = useListPage(readVersionsView, versionsQuery);
  const prompts = useQuery(promptsQuery());
  const newest = useQuery(versionsQuery({})).data?.items[0];
  const client = useQueryClient();
  const status = useStatus();
  const [chosen, setChosen] = useState<readonly PromptVersion[]>([]);
  const [restored, setRestored] = useState<PromptVersion | null>(null);
  const restore = useMutation({
    mutationFn: ({ id }: PromptVersion) => restoreVersion(id, prompts.data?.version ?? null),
    onSuccess: (_set, { number }) =>
      status.succeed(t("history.restore.done", { number: formatNumber(number, language) })),
    onError: (error) => {
      const reason = readChange(error) === null ? describeError(error, t) : t("history.restore.changed");
      status.fail(
        <span role="alert">
          <span className="block font-semibold">{t("history.restore.failed")}</span>
          {reason}
        </span>,
      );
    },
    onSettled: async () => {
      setRestored(null);
      await Promise.all([prompts.refetch(), client.invalidateQueries({ queryKey: ["admin", "prompt-versions"] })]);
    },
  });

  /** Of three, the one that was chosen first is let go. */
  function choose(version: PromptVersion, isChosen: boolean): void {
    const others = chosen.filter(({ id }) => id !== version.id);
    setChosen(isChosen ? [...others.slice(-1), version] : others);
  }

  return (
    <ListPage
      list={list}
      title={t("history.title")}
      lead={t("history.lead")}
      back={{ href: "/admin/settings", label: t("history.back") }}
      failure={t("history.loadFailed")}
      above={
        <>
          <StatusMessage control={status} />
          <ComparePanel chosen={chosen} onClear={() => setChosen([])} />
        </>
      }
      count={({ items }) => items.length}
      empty={<EmptyList>{t("history.empty")}</EmptyList>}
      below={
        newest !== undefined && (
          <RestoreDialog
            version={restored}
            newestId={newest.id}
            isPending={restore.isPending}
            onCancel={() => setRestored(null)}
            onConfirm={() => {
              if (restored !== null) restore.mutate(restored);
            }}
          />
        )
      }
    >
      {({ items }) => (
        <ol className="flex flex-col gap-3">
          {items.map((version) => (
            <li key={version.id}>
              <VersionCard
                version={version}
                isChosen={chosen.some(({ id }) => id === version.id)}
                onChoose={(isChosen) => choose(version, isChosen)}
                onRestore={prompts.data === undefined ? null : () => setRestored(version)}
              />
            </li>
          ))}
        </ol>
      )}
    </ListPage>
  );
}
