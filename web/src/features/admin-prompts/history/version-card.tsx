import { LANGUAGE_TRAITS } from "@medsieve/contract/language-traits";
import type { PromptVersion } from "@medsieve/contract/prompt-versions";
import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { formatDateTime, formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Link } from "../../../ui/link.tsx";
import { ListStates } from "../../../ui/list-states.tsx";
import { ChangeList } from "./change-list.tsx";
import { versionQuery } from "./versions-calls.ts";

interface VersionCardProps {
  version: PromptVersion;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** null while it is not known which set holds. */
  onRestore: (() => void) | null;
}

/** One version: who saved it and when, what it concerns and changed, and the searches that worked with it. */
export function VersionCard({ version, isChosen, onChoose, onRestore }: VersionCardProps) {
  const { t } = useTranslation(["admin-prompts", "search"]);
  const language = useLanguage();
  const titleId = useId();
  const number = formatNumber(version.number, language);
  const restored = version.restored_from === null ? "" : formatNumber(version.restored_from, language);
  return (
    <article aria-labelledby={titleId} className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={titleId} className="flex flex-wrap items-center gap-2 font-semibold">
          {t("history.version", { number })}
          {version.is_newest && <Badge tone="accent">{t("history.newest")}</Badge>}
        </h2>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Checkbox isSelected={isChosen} onChange={onChoose}>
            {t("history.compare.choose", { number })}
          </Checkbox>
          {!version.is_newest && (
            <Button
              icon={<Undo2 aria-hidden className="size-4" />}
              isDisabled={onRestore === null}
              onPress={() => onRestore?.()}
            >
              {t("history.restore.open", { number })}
            </Button>
          )}
        </div>
      </div>
      <p className="wrap-anywhere text-muted text-sm">
        {t(`history.kind.${version.kind}`, { number: restored })}
        {version.author !== null && ` · ${version.author}`}
        {" · "}
        <time dateTime={version.saved_at}>{formatDateTime(version.saved_at, language)}</time>
      </p>
      {version.prompts.length > 0 && (
        <>
          <ul className="flex list-disc flex-col gap-1 pl-5 text-sm marker:text-muted">
            {version.prompts.map((one) => {
              const name = t("history.place", {
                language: LANGUAGE_TRAITS[one.language].name,
                preference: t(`search:preference.${one.preference}.label`),
              });
              return (
                <li key={`${one.language} ${one.preference}`} className="wrap-anywhere">
                  {name}
                  {" · "}
                  <Link
                    href={`/admin/query-logs?prompts=v${one.prompt_version}`}
                    aria-label={t("history.searchesOf", { name })}
                  >
                    {t("history.searches")}
                  </Link>
                </li>
              );
            })}
          </ul>
          <Disclosure title={t("history.changes", { count: countFields(version) })}>
            <Changes id={version.id} />
          </Disclosure>
        </>
      )}
    </article>
  );
}

function countFields({ prompts }: PromptVersion): number {
  return prompts.reduce((sum, { fields }) => sum + fields.length, 0);
}

function Changes({ id }: { id: string }) {
  const { t } = useTranslation("admin-prompts");
  const query = useQuery(versionQuery(id));
  return (
    <ListStates query={query} failure={t("history.changesFailed")}>
      {({ changes }) => <ChangeList changes={changes} />}
    </ListStates>
  );
}
