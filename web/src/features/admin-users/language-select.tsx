import { LANGUAGES, type Language } from "@medsieve/contract/constants";
import { useTranslation } from "react-i18next";
import { Select } from "../../ui/select.tsx";

interface LanguageSelectProps {
  /** "Language of the invitation", unless it is that of something else. */
  label?: string;
  value: Language;
  onChange: (language: Language) => void;
}

/** The language in which someone is written to. */
export function LanguageSelect({ label, value, onChange }: LanguageSelectProps) {
  const { t } = useTranslation("admin-users");
  return (
    <Select
      label={label ?? t("invite.language")}
      options={LANGUAGES.map((language) => ({ value: language, label: t(`language.${language}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
