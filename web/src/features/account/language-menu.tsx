import { LANGUAGES } from "@medsieve/contract/constants";
import { Languages } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/i18n.ts";
import { LANGUAGE_NAMES } from "../../lib/language-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { keepLanguage } from "./keep-language.ts";

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
        <MenuItem key={code} id={code} lang={code} onAction={() => void keepLanguage(code)}>
          {LANGUAGE_NAMES[code]}
        </MenuItem>
      ))}
    </Menu>
  );
}
