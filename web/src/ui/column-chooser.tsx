import { Columns3 } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import { Checkbox } from "./checkbox.tsx";
import { PopoverDialog } from "./popover-dialog.tsx";

interface ColumnChooserProps {
  /** Those that may be hidden. */
  columns: readonly { key: string; title: string }[];
  hidden: readonly string[];
  onHide: (hidden: readonly string[]) => void;
}

/** Which columns of a list are shown. */
export function ColumnChooser({ columns, hidden, onHide }: ColumnChooserProps) {
  const { t } = useTranslation("lists");
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const count = columns.filter(({ key }) => hidden.includes(key)).length;
  return (
    <div className="mb-2 flex justify-end">
      <Button
        ref={trigger}
        variant="quiet"
        icon={<Columns3 aria-hidden className="size-4" />}
        onPress={() => setOpen(true)}
      >
        {count === 0 ? t("columns") : t("columnsHidden", { count })}
      </Button>
      <PopoverDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        triggerRef={trigger}
        title={t("columns")}
        closeLabel={t("common:close")}
      >
        <ul className="flex flex-col">
          {columns.map(({ key, title }) => (
            <li key={key}>
              <Checkbox
                isSelected={!hidden.includes(key)}
                onChange={(isShown) => onHide(isShown ? hidden.filter((one) => one !== key) : [...hidden, key])}
              >
                {title}
              </Checkbox>
            </li>
          ))}
        </ul>
        <div>
          <Button isDisabled={count === 0} onPress={() => onHide([])}>
            {t("allColumns")}
          </Button>
        </div>
      </PopoverDialog>
    </div>
  );
}
