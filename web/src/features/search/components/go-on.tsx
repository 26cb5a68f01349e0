import type { Preference } from "@medsieve/contract/constants";
import { NO_LIMITS, type SearchLimits } from "@medsieve/contract/searches";
import { useTranslation } from "react-i18next";
import { hasLimits } from "../../../entities/query/describe-limits.ts";
import { Button } from "../../../ui/button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";

/** What a search is widened by. */
interface Wider {
  preference: Preference;
  limits: SearchLimits;
}

interface GoOnProps extends Wider {
  searchId: string;
  onWiden: (changes: Partial<Wider>) => void;
  /** null where the search is only looked at. */
  onEdit: (() => void) | null;
}

/** Two ways on where no paper addresses the question: a wider search, and another question or other queries. */
export function GoOn({ preference, limits, searchId, onWiden, onEdit }: GoOnProps) {
  const { t } = useTranslation("search");
  const isEverything = preference === "comprehensive";
  const isWidest = isEverything && !hasLimits(limits);
  return (
    <div className="-mt-2 flex flex-wrap gap-2 print:hidden">
      {!isEverything && (
        <Button onPress={() => onWiden({ preference: "comprehensive" })}>{t("goOn.everything")}</Button>
      )}
      {isEverything && !isWidest && (
        <Button onPress={() => onWiden({ limits: NO_LIMITS })}>{t("goOn.unlimited")}</Button>
      )}
      {onEdit !== null && <Button onPress={onEdit}>{t("failure.edit")}</Button>}
      {(isWidest || onEdit === null) && (
        <LinkButton href={`/search-history/${encodeURIComponent(searchId)}/queries`}>{t("editQueries")}</LinkButton>
      )}
    </div>
  );
}
