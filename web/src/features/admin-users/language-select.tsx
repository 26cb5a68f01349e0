import { LANGUAGES, type Language } from "@medsieve/contract/constants";
import { LANGUAGE_TRAITS } from "@medsieve/contract/language-traits";
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
      options={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_TRAITS[language].name }))}
      value={value}
      onChange={onChange}
    />
  );
}
