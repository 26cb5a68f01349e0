import { ArrowDown, ArrowUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { type ColumnChoice, moveColumn, readColumns } from "./columns.ts";

interface ColumnPickerProps {
  choices: readonly ColumnChoice[];
  onChoose: (choices: readonly ColumnChoice[]) => void;
}

/** Which columns are shown, and in which order. */
export function ColumnPicker({ choices, onChoose }: ColumnPickerProps) {
  const { t } = useTranslation("search");
  return (
    <>
      <ul className="flex flex-col">
        {choices.slice(1).map(({ column, isShown }, index, movable) => {
          const name = t(`table.column.${column}`);
          return (
            <li key={column} className="flex items-center gap-1">
              <span className="min-w-0 flex-1">
                <Checkbox
                  isSelected={isShown}
                  onChange={(isOn) =>
                    onChoose(choices.map((choice) => (choice.column === column ? { column, isShown: isOn } : choice)))
                  }
                >
                  {name}
                </Checkbox>
              </span>
              <IconButton
                label={t("table.earlier", { column: name })}
                icon={<ArrowUp aria-hidden className="size-4" />}
                isDisabled={index === 0}
                onPress={() => onChoose(moveColumn(choices, column, -1))}
              />
              <IconButton
                label={t("table.later", { column: name })}
                icon={<ArrowDown aria-hidden className="size-4" />}
                isDisabled={index === movable.length - 1}
                onPress={() => onChoose(moveColumn(choices, column, 1))}
              />
            </li>
          );
        })}
      </ul>
      <div>
        <Button onPress={() => onChoose(readColumns(null))}>{t("table.reset")}</Button>
      </div>
    </>
  );
}
