import type { LibraryImport } from "@medsieve/contract/admin/library";
import { useTranslation } from "react-i18next";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";

type State = LibraryImport["status"] | "never";
const TONES: Record<State, BadgeTone> = {
  running: "accent",
  completed: "green",
  failed: "red",
  interrupted: "amber",
  never: "neutral",
};

/** What became of a file. */
export function ImportState({ state }: { state: State }) {
  const { t } = useTranslation("admin-library");
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>;
}
