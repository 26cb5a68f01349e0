import { useTranslation } from "react-i18next";
import { turnSingleKeys, useSingleKeys } from "../../../lib/single-keys.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

/** The keys in the order in which they are explained, each with the name of its text. */
const KEYS = [
  ["/", "ask"],
  ["j", "next"],
  ["k", "previous"],
  ["Enter", "open"],
  ["Escape", "back"],
  ["h", "highlight"],
  ["i", "include"],
  ["x", "exclude"],
  ["u", "undecide"],
  ["o", "pubmed"],
  ["c", "copy"],
  ["?", "help"],
] as const;
export type Key = (typeof KEYS)[number][0];

interface KeyListProps {
  without: readonly Key[];
  onOpenChange: (isOpen: boolean) => void;
}

/** What each key does but those that the page has no use for, and whether single keys are listened to at all. */
export function KeyList({ without, onOpenChange }: KeyListProps) {
  const { t } = useTranslation("search");
  const areOn = useSingleKeys();
  return (
    <Dialog isOpen onOpenChange={onOpenChange} title={t("keyboard.title")} closeLabel={t("common:close")}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {KEYS.filter(([key]) => !without.includes(key)).map(([key, name]) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid items-center">
            <dt>
              <kbd className="inline-flex min-w-8 justify-center rounded-sm border border-line-strong border-b-2 bg-sunken px-2 py-0.5 font-sans font-semibold text-sm">
                {key === "Escape" ? "Esc" : key}
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
    </Dialog>
  );
}
