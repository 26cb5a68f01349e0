import { LANGUAGES } from "@medsieve/contract/constants";
import { LANGUAGE_TRAITS } from "@medsieve/contract/language-traits";
import { Languages } from "lucide-react";
import { useTranslation } from "react-i18next";
import { changeLanguage, useLanguage } from "../../lib/i18n.ts";
import { changeTheme, useTheme } from "../../lib/theme.ts";
import { PlainSelect } from "../../ui/plain-select.tsx";
import { THEME_ICONS, THEMES } from "./themes.ts";

/** Language and appearance, as somebody who is not signed in chooses them. */
export function EntrySettings() {
  const { t } = useTranslation();
  const language = useLanguage();
  const theme = useTheme();
  const ThemeIcon = THEME_ICONS[theme];
  return (
    <header className="flex justify-end gap-1 p-2">
      <PlainSelect
        label={t("language.title")}
        icon={<Languages className="size-5" />}
        options={LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_TRAITS[code].name, lang: code }))}
        value={language}
        onChange={(chosen) => void changeLanguage(chosen)}
      />
      <PlainSelect
        label={t("theme.title")}
        icon={<ThemeIcon className="size-5" />}
        options={THEMES.map((name) => ({ value: name, label: t(`theme.${name}`) }))}
        value={theme}
        onChange={changeTheme}
      />
    </header>
  );
}
