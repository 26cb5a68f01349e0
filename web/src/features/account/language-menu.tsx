import { LANGUAGES } from "@medsieve/contract/constants";
import { LANGUAGE_TRAITS } from "@medsieve/contract/language-traits";
import { Languages } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/i18n.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { keepLanguage } from "./keep-language.ts";

export function LanguageMenu() {
  const { t } = useTranslation();
  const language = useLanguage();
  const label = t("language.label", { name: LANGUAGE_TRAITS[language].name });
  return (
    <Menu
      trigger={<IconButton label={label} icon={<Languages aria-hidden className="size-5" />} />}
      aria-label={t("language.title")}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[language]}
    >
      {LANGUAGES.map((code) => (
        <MenuItem key={code} id={code} lang={code} onAction={() => void keepLanguage(code)}>
          {LANGUAGE_TRAITS[code].name}
        </MenuItem>
      ))}
    </Menu>
  );
}
