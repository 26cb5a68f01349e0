import { LANGUAGES, type Language, PREFERENCES } from "@medsieve/contract/constants";
import { LANGUAGE_TRAITS } from "@medsieve/contract/language-traits";
import type { PromptSet } from "@medsieve/contract/prompts";
import { RotateCcw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/i18n.ts";
import { useAddressView } from "../../lib/use-address-view.ts";
import { Button } from "../../ui/button.tsx";
import { StatusMessage, useStatus } from "../../ui/status-message.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { ToggleGroup } from "../../ui/toggle.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { DryRunPanel } from "./dry-run-panel.tsx";
import { findFault } from "./find-fault.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { listEdited, type Place, readSettings } from "./prompt-places.ts";
import type { ResetScope, SavedPrompts } from "./prompts-calls.ts";
import { chooseShown, readPromptsView } from "./prompts-view.ts";
import { listLost, ResetDialog } from "./reset-dialog.tsx";
import { SaveBar } from "./save-bar.tsx";
import { type FormHandle, SettingsForm } from "./settings-form.tsx";
import { TabLabel } from "./tab-label.tsx";
import { usePromptEdits } from "./use-prompt-edits.ts";
import { usePromptSaving } from "./use-prompt-saving.ts";

/** All prompts, one preference and language at a time; what was typed anywhere is saved together. */
export function PromptsEditor({ saved, defaults }: { saved: SavedPrompts; defaults: PromptSet }) {
  const { t } = useTranslation(["admin-prompts", "search"]);
  const { view, change } = useAddressView(readPromptsView);
  const shown = chooseShown(view, useLanguage());
  const { language, preference } = shown;
  const editor = usePromptEdits(saved);
  const status = useStatus();
  const reportFailure = (text: string) =>
    status.fail(
      <span role="alert">
        <span className="block font-semibold">{t("saveFailed")}</span>
        {text}
      </span>,
    );
  const { save, reset, conflict, decide, closeConflict } = usePromptSaving(editor, status, reportFailure);
  const [scope, setScope] = useState<ResetScope | null>(null);
  const form = useRef<FormHandle>(null);
  const [sought, setSought] = useState<Place | null>(null);
  const edited = listEdited(editor.edits);

  useEffect(() => {
    if (sought?.language !== language || sought.preference !== preference) return;
    form.current?.focus(sought.field);
    setSought(null);
  }, [sought, language, preference]);

  /** Leads to the first of these settings that could not be saved; false where all could. */
  function showFault(places: readonly Place[]): boolean {
    const faulty = places.filter((place) => findFault(place.field, editor.read(place), t) !== null);
    const [first] = faulty;
    if (first === undefined) return false;
    change({ language: first.language, preference: first.preference }, { replace: true });
    setSought(first);
    reportFailure(t("faulty", { count: faulty.length }));
    return true;
  }

  const countLost = (one: ResetScope) => listLost(one, editor.base.prompts, defaults, editor.edits).length;
  const isOfTab = (place: Place) => place.language === language && place.preference === preference;

  return (
    <>
      <StatusMessage control={status} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ToggleGroup<Language>
          label={t("languages")}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_TRAITS[value].name }))}
          value={language}
          onChange={(chosen) => change({ language: chosen, preference }, { replace: true })}
        />
        <ResetButton
          label={t("reset.language", { language: LANGUAGE_TRAITS[language].name })}
          isDisabled={countLost({ language, preference: null }) === 0}
          onPress={() => setScope({ language, preference: null })}
        />
      </div>
      <Tabs
        isShared
        label={t("preferences")}
        tabs={PREFERENCES.map((value) => ({
          value,
          label: (
            <TabLabel
              text={t(`search:preference.${value}.label`)}
              isEdited={edited.some((place) => place.language === language && place.preference === value)}
              isChanged={countLost({ language, preference: value }) > 0}
            />
          ),
        }))}
        value={preference}
        onChange={(chosen) => change({ language, preference: chosen }, { replace: true })}
      >
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="max-w-reading text-muted text-sm">{t(`search:preference.${preference}.explanation`)}</p>
          <ResetButton label={t("reset.one")} isDisabled={countLost(shown) === 0} onPress={() => setScope(shown)} />
        </div>
        <SettingsForm {...shown} editor={editor} defaults={defaults} handle={form} />
        <DryRunPanel
          {...shown}
          settings={readSettings(editor.base.prompts, editor.edits, language, preference)}
          onFaulty={() => showFault(edited.filter(isOfTab))}
        />
      </Tabs>
      <SaveBar
        changes={edited.length}
        isSaving={save.isPending}
        onSave={() => {
          if (!showFault(edited)) save.mutate();
        }}
        onDiscard={editor.discard}
      />
      <ResetDialog
        scope={scope}
        lost={scope === null ? [] : listLost(scope, editor.base.prompts, defaults, editor.edits)}
        isPending={reset.isPending}
        onCancel={() => setScope(null)}
        onConfirm={() => {
          if (scope !== null) reset.mutate(scope, { onSettled: () => setScope(null) });
        }}
      />
      {conflict !== null && (
        <ConflictDialog conflict={conflict} editor={editor} onClose={closeConflict} onDecided={decide} />
      )}
      <LeaveGuard changes={edited.length} />
    </>
  );
}

function ResetButton({ label, ...props }: { label: string; isDisabled: boolean; onPress: () => void }) {
  return (
    <Button variant="quiet" icon={<RotateCcw aria-hidden className="size-4" />} {...props}>
      {label}
    </Button>
  );
}
