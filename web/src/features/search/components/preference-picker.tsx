import { PREFERENCES, type Preference } from "@medsieve/contract/constants";
import { useTranslation } from "react-i18next";
import { Select } from "../../../ui/select.tsx";

interface PreferencePickerProps {
  value: Preference;
  onChange: (preference: Preference) => void;
  isDisabled: boolean;
}

export function PreferencePicker({ value, onChange, isDisabled }: PreferencePickerProps) {
  const { t } = useTranslation("search");
  return (
    <Select
      label={t("preference.label")}
      hideLabel
      value={value}
      onChange={onChange}
      isDisabled={isDisabled}
      options={PREFERENCES.map((preference) => ({
        value: preference,
        label: t(`preference.${preference}.label`),
        explanation: t(`preference.${preference}.explanation`),
      }))}
    />
  );
}
