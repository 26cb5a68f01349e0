import { PREFERENCES, type Preference } from "@medsieve/contract/constants";
import { useTranslation } from "react-i18next";
import { Select } from "../../ui/select.tsx";

interface PreferencePickerProps {
  value: Preference;
  onChange: (preference: Preference) => void;
}

export function PreferencePicker({ value, onChange }: PreferencePickerProps) {
  const { t } = useTranslation("search");
  return (
    <Select
      label={t("preference.label")}
      hideLabel
      value={value}
      onChange={onChange}
      options={PREFERENCES.map((preference) => ({
        value: preference,
        label: t(`preference.${preference}.label`),
        explanation: t(`preference.${preference}.explanation`),
      }))}
    />
  );
}
