import { Keyboard as KeyboardIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { turnSingleKeys, useSingleKeys } from "../../../lib/single-keys.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { moveToCard, openFocusedCard, pressInCard } from "../paper-keys.ts";
import { useKeyCommands } from "../use-key-commands.ts";

interface KeyboardHelpProps {
  /** Moves the focus to the question, or to New session where there is no question to write. */
  onAsk: () => void;
  /** Whether the list of keys is open. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The keys in the order in which they are explained, each with the name of its text. */
const KEYS = [
  ["/", "ask"],
  ["j", "next"],
  ["k", "previous"],
  ["Enter", "open"],
  ["h", "highlight"],
  ["i", "include"],
  ["x", "exclude"],
  ["u", "undecide"],
  ["o", "pubmed"],
  ["c", "copy"],
  ["?", "help"],
] as const;

/** Listens to single keys, and opens the list of them, where they can be turned off. */
export function KeyboardHelp({ onAsk, isOpen, onOpenChange }: KeyboardHelpProps) {
  const { t } = useTranslation("search");
  const commands: Record<(typeof KEYS)[number][0], () => boolean> = {
    "/": () => {
      onAsk();
      return true;
    },
    j: () => moveToCard(1),
    k: () => moveToCard(-1),
    Enter: openFocusedCard,
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
      <KeyList />
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

function KeyList() {
  const { t } = useTranslation("search");
  const areOn = useSingleKeys();
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {KEYS.map(([key, name]) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid items-center">
            <dt>
              <kbd className="inline-flex min-w-8 justify-center rounded-sm border border-line-strong border-b-2 bg-sunken px-2 py-0.5 font-sans font-semibold text-sm">
                {key}
              </kbd>
            </dt>
            <dd>{t(`keyboard.key.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted text-sm">{t("keyboard.where")}</p>
      <div className="border-line border-t pt-2">
        <Checkbox isSelected={areOn} onChange={turnSingleKeys}>
          {t("keyboard.use")}
        </Checkbox>
        <p className="text-muted text-sm">{t("keyboard.useHint")}</p>
      </div>
    </>
  );
}
