import { LANGUAGES, type Language } from "@medsieve/contract/constants";
import { Languages } from "lucide-react";
import { useTranslation } from "react-i18next";
import { changeLanguage, useLanguage } from "../../lib/i18n.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";

/** Each language by its own name, whatever the interface speaks. */
const LANGUAGE_NAMES: Record<Language, string> = { en: "English", ja: "日本語", zh: "简体中文" };

export function LanguageMenu() {
  const { t } = useTranslation();
  const language = useLanguage();
  const label = t("language.label", { name: LANGUAGE_NAMES[language] });
  return (
    <Menu
      trigger={<IconButton label={label} icon={<Languages aria-hidden className="size-5" />} />}
      aria-label={t("language.title")}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[language]}
    >
      {LANGUAGES.map((code) => (
        <MenuItem key={code} id={code} lang={code} onAction={() => void changeLanguage(code)}>
          {LANGUAGE_NAMES[code]}
        </MenuItem>
      ))}
    </Menu>
  );
}
