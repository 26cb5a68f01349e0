import { LANGUAGE_TRAITS } from "@medsieve/contract/language-traits";
import type { PromptSet } from "@medsieve/contract/prompts";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { type Edits, keyOf, PLACES, type Place, readText } from "./prompt-places.ts";
import type { ResetScope } from "./prompts-calls.ts";

export function isInScope({ language, preference }: Place, scope: ResetScope): boolean {
  return language === scope.language && (scope.preference === null || preference === scope.preference);
}

/** What a reset takes away: settings that are not as built in, or are being edited. */
export function listLost(scope: ResetScope, prompts: PromptSet, defaults: PromptSet, edits: Edits): Place[] {
  return PLACES.filter(
    (place) =>
      isInScope(place, scope) && (edits.has(keyOf(place)) || readText(prompts, place) !== readText(defaults, place)),
  );
}

interface ResetDialogProps {
  /** null while nothing is to be reset. */
  scope: ResetScope | null;
  lost: readonly Place[];
  isPending: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before settings go back to the built-in ones, and names each that is lost. */
export function ResetDialog({ scope, lost, isPending, onCancel, onConfirm }: ResetDialogProps) {
  const { t } = useTranslation(["admin-prompts", "search"]);
  const language = scope === null ? "" : LANGUAGE_TRAITS[scope.language].name;
  const nameOf = (preference: Place["preference"]) => t(`search:preference.${preference}.label`);
  const title =
    scope === null
      ? ""
      : scope.preference === null
        ? t("reset.titleLanguage", { language })
        : t("reset.titleOne", { language, preference: nameOf(scope.preference) });
  return (
    <ConfirmDialog
      isOpen={scope !== null}
      onCancel={onCancel}
      title={title}
      confirmLabel={t("reset.confirm")}
      onConfirm={onConfirm}
      isPending={isPending}
      isDestructive
    >
      <p>{t("reset.lost")}</p>
      <ul className="list-disc pl-5">
        {lost.map((place) => (
          <li key={keyOf(place)}>
            {scope?.preference === null
              ? t("reset.placeInLanguage", { preference: nameOf(place.preference), field: t(`field.${place.field}`) })
              : t(`field.${place.field}`)}
          </li>
        ))}
      </ul>
      <p>{t("reset.atOnce")}</p>
    </ConfirmDialog>
  );
}
