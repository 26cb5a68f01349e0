import { Keyboard as KeyboardIcon } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { leavePane, moveToCard, openFocusedCard, pressInCard } from "../paper-keys.ts";
import { useKeyCommands } from "../use-key-commands.ts";
import type { Key } from "./key-list.tsx";

const KeyList = lazy(async () => ({ default: (await import("./key-list.tsx")).KeyList }));

interface KeyboardHelpProps {
  /** Moves the focus to the question, or to New session where there is no question to write. */
  onAsk: () => void;
  /** Whether the list of keys is open. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Listens to single keys, and opens the list of them, where they can be turned off. */
export function KeyboardHelp({ onAsk, isOpen, onOpenChange }: KeyboardHelpProps) {
  const { t } = useTranslation("search");
  const commands: Record<Key, () => boolean> = {
    "/": () => {
      onAsk();
      return true;
    },
    j: () => moveToCard(1),
    k: () => moveToCard(-1),
    Enter: openFocusedCard,
    Escape: leavePane,
    h: () => pressInCard("highlight"),
    i: () => pressInCard("include"),
    x: () => pressInCard("exclude"),
    u: () => pressInCard("undecide"),
    o: () => pressInCard("pubmed"),
    c: () => pressInCard("copy"),
    "?": () => {
      onOpenChange(true);
      return true;
    },
  };
  useKeyCommands(new Map(Object.entries(commands).map(([key, command]) => [key.toLowerCase(), command])), ["j", "k"]);
  if (!isOpen) return null;
  return (
    <Dialog isOpen onOpenChange={onOpenChange} title={t("keyboard.title")} closeLabel={t("common:close")}>
      <Suspense>
        <KeyList />
      </Suspense>
    </Dialog>
  );
}

/** Opens the list of keys, as `?` does. */
export function KeyboardHelpButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation("search");
  return (
    <IconButton label={t("keyboard.open")} icon={<KeyboardIcon aria-hidden className="size-5" />} onPress={onPress} />
  );
}
