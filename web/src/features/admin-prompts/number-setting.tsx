import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "../../ui/text-field.tsx";
import { BOUNDS, findFault } from "./find-fault.ts";
import type { NumberField } from "./prompt-places.ts";

interface NumberSettingProps {
  field: NumberField;
  text: string;
  builtIn: number;
  onChange: (text: string) => void;
  inputRef: Ref<HTMLInputElement>;
}

/** How many queries are written, or how many papers each of them brings in. */
export function NumberSetting({ field, text, builtIn, onChange, inputRef }: NumberSettingProps) {
  const { t } = useTranslation("admin-prompts");
  return (
    <TextField
      label={t(`field.${field}`)}
      hint={t(`hint.${field}`, { ...BOUNDS[field], builtIn })}
      error={findFault(field, text, t) ?? undefined}
      value={text}
      onChange={onChange}
      inputRef={inputRef}
      inputMode="numeric"
      autoComplete="off"
      isLiteral
    />
  );
}
