import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { chooseGap, formatDateTime } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ToggleGroup } from "../../ui/toggle.tsx";
import { compareVersions } from "./compare-versions.ts";
import { isNumberField } from "./find-fault.ts";
import { namePlace } from "./name-place.ts";
import { keyOf, type Place, readText } from "./prompt-places.ts";
import type { SavedPrompts } from "./prompts-calls.ts";
import type { PromptEdits } from "./use-prompt-edits.ts";

const TextDiff = lazy(async () => ({ default: (await import("./text-diff.tsx")).TextDiff }));

/** What is saved now, after somebody else saved. */
export interface Conflict {
  latest: SavedPrompts;
  by: string | null;
  at: string | null;
}

interface ConflictDialogProps {
  conflict: Conflict;
  editor: PromptEdits;
  /** Nothing is decided: the edits stay as they are. */
  onClose: () => void;
  /** Goes on from the other's version, with these of the edits. */
  onDecided: (keeps: (place: Place) => boolean) => void;
}

/** Says who saved in the meantime and what; where both changed the same setting, asks whose is to hold. */
export function ConflictDialog({ conflict, editor, onClose, onDecided }: ConflictDialogProps) {
  const { t } = useTranslation(["admin-prompts", "search"]);
  const language = useLanguage();
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const { changed, clashing } = compareVersions(editor.base.prompts, conflict.latest.prompts, editor.edits);
  const others = changed.filter((place) => !clashing.includes(place));
  const by = conflict.by ?? t("conflict.someone");

  function choose(place: Place, choice: "mine" | "theirs"): void {
    const next = new Set(theirs);
    if (choice === "theirs") next.add(keyOf(place));
    else next.delete(keyOf(place));
    setTheirs(next);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t("conflict.title")}
      closeLabel={t("common:close")}
      isWide
      staysOnPressOutside
    >
      <p>
        {conflict.at === null
          ? t("conflict.savedBy", { by })
          : t("conflict.savedByAt", { by, at: formatDateTime(conflict.at, language) })}
        {chooseGap(language)}
        {t("conflict.kept")}
      </p>
      {others.length > 0 && (
        <div className="flex flex-col gap-1">
          <p className="font-medium">{t("conflict.others")}</p>
          <ul className="list-disc pl-5">
            {others.map((place) => (
              <li key={keyOf(place)}>{namePlace(place, t)}</li>
            ))}
          </ul>
        </div>
      )}
      {clashing.map((place) => (
        <Clash
          key={keyOf(place)}
          place={place}
          mine={editor.read(place)}
          theirs={readText(conflict.latest.prompts, place)}
          choice={theirs.has(keyOf(place)) ? "theirs" : "mine"}
          onChoose={(choice) => choose(place, choice)}
        />
      ))}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={onClose}>{t("conflict.later")}</Button>
        <Button variant="primary" onPress={() => onDecided((place) => !theirs.has(keyOf(place)))}>
          {t(clashing.length > 0 ? "conflict.apply" : "conflict.continue")}
        </Button>
      </div>
    </Dialog>
  );
}

interface ClashProps {
  place: Place;
  mine: string;
  theirs: string;
  choice: "mine" | "theirs";
  onChoose: (choice: "mine" | "theirs") => void;
}

function Clash({ place, mine, theirs, choice, onChoose }: ClashProps) {
  const { t } = useTranslation(["admin-prompts", "search"]);
  const name = namePlace(place, t);
  return (
    <section aria-label={name} className="flex flex-col gap-2 border-line border-t pt-3">
      <h3 className="font-medium">{name}</h3>
      {isNumberField(place.field) ? (
        <p>{t("conflict.numbers", { theirs, mine })}</p>
      ) : (
        <>
          <p className="text-muted text-sm">{t("conflict.diff")}</p>
          <Suspense>
            <TextDiff before={theirs} after={mine} language={place.language} />
          </Suspense>
        </>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <ToggleGroup
          label={t("conflict.choose", { name })}
          options={[
            { value: "mine", label: t("conflict.mine") },
            { value: "theirs", label: t("conflict.theirs") },
          ]}
          value={choice}
          onChange={onChoose}
        />
        <CopyButton
          text={mine}
          label={t("conflict.copyMine")}
          copiedLabel={t("copied")}
          failedLabel={t("copyFailed")}
          isLabelled
        />
      </div>
    </section>
  );
}
