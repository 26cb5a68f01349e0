import { Keyboard as KeyboardIcon } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { loadPart } from "../../../lib/reachability.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { KeyCommandsProps } from "./key-commands.tsx";

const loadCommands = () => loadPart(() => import("./key-commands.tsx"));
const KeyCommands = lazy(async () => ({ default: (await loadCommands()).KeyCommands }));

/** Listens to single keys once the page is drawn, and opens the list of them. */
export function KeyboardHelp(props: KeyCommandsProps) {
  return (
    <Suspense>
      <KeyCommands {...props} />
    </Suspense>
  );
}

/** Opens the list of keys, as `?` does. */
export function KeyboardHelpButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation("search");
  return (
    <IconButton label={t("keyboard.open")} icon={<KeyboardIcon aria-hidden className="size-5" />} onPress={onPress} />
  );
}
