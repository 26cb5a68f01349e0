import type { PromptVersion } from "@medsieve/contract/prompt-versions";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { ListStates } from "../../../ui/list-states.tsx";
import { ChangeList } from "./change-list.tsx";
import { comparisonQuery } from "./versions-calls.ts";

interface ComparePanelProps {
  /** One or two, on whichever page of the list. */
  chosen: readonly PromptVersion[];
  onClear: () => void;
}

/** What differs from the earlier of two versions to the later; until there are two, says that another is needed. */
export function ComparePanel({ chosen, onClear }: ComparePanelProps) {
  const { t } = useTranslation("admin-prompts");
  const language = useLanguage();
  const [from, to] = [...chosen].sort((one, other) => one.number - other.number);
  if (from === undefined) return null;
  const write = (version: PromptVersion) => formatNumber(version.number, language);
  const title =
    to === undefined
      ? t("history.compare.one", { number: write(from) })
      : t("history.compare.two", { from: write(from), to: write(to) });
  return (
    <section aria-label={title} className="flex flex-col gap-3 rounded-lg border border-accent bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">{title}</h2>
        <Button onPress={onClear}>{t("history.compare.clear")}</Button>
      </div>
      {to !== undefined && <Comparison from={from} to={to} />}
    </section>
  );
}

function Comparison({ from, to }: { from: PromptVersion; to: PromptVersion }) {
  const { t } = useTranslation("admin-prompts");
  const query = useQuery(comparisonQuery(from.id, to.id));
  return (
    <ListStates query={query} failure={t("history.changesFailed")}>
      {({ changes }) => <ChangeList changes={changes} />}
    </ListStates>
  );
}
