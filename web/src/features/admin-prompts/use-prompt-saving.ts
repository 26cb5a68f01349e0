import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import type { StatusControl } from "../../ui/status-message.tsx";
import { compareVersions } from "./compare-versions.ts";
import type { Conflict } from "./conflict-dialog.tsx";
import { applyEdits, type Place } from "./prompt-places.ts";
import { fetchPrompts, type ResetScope, readChange, resetPrompts, savePrompts } from "./prompts-calls.ts";
import { isInScope } from "./reset-dialog.tsx";
import { keepDifferent, type PromptEdits } from "./use-prompt-edits.ts";

/** Saving and resetting, and what follows when somebody else saved in the meantime. */
export function usePromptSaving(editor: PromptEdits, status: StatusControl, reportFailure: (text: string) => void) {
  const { t } = useTranslation("admin-prompts");
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const save = useMutation({
    mutationFn: () => savePrompts(applyEdits(editor.base.prompts, editor.edits), editor.base.version),
    onSuccess: (saved) => {
      editor.rebase(saved);
      status.succeed(t("saved"));
    },
    onError: (error) => settle(error),
  });
  const reset = useMutation({
    mutationFn: (scope: ResetScope) => resetPrompts(scope, editor.base.version),
    onSuccess: (saved, scope) => {
      editor.rebase(saved, (place) => !isInScope(place, scope));
      status.succeed(t("reset.done"));
    },
    onError: (error) => settle(error),
  });

  /** What others saved is fetched and shown beside the edits; where it is just what was to be saved, all is well. */
  async function settle(error: unknown): Promise<void> {
    const change = readChange(error);
    if (change === null) {
      reportFailure(describeError(error, t));
      return;
    }
    try {
      const latest = await fetchPrompts();
      const left = keepDifferent(editor.edits, latest, () => true);
      const { changed } = compareVersions(editor.base.prompts, latest.prompts, editor.edits);
      if (editor.edits.size > 0 && left.size === 0 && changed.length === editor.edits.size) {
        editor.rebase(latest);
        status.succeed(t("saved"));
      } else setConflict({ latest, ...change });
    } catch (failure) {
      reportFailure(describeError(failure, t));
    }
  }

  function decide(keeps: (place: Place) => boolean): void {
    if (conflict === null) return;
    editor.rebase(conflict.latest, keeps);
    setConflict(null);
    status.succeed(t("conflict.decided"));
  }

  return { save, reset, conflict, decide, closeConflict: () => setConflict(null) };
}
