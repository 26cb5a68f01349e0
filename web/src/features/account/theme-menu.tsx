import { useTranslation } from "react-i18next";
import { changeTheme, useTheme } from "../../lib/theme.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { THEME_ICONS, THEMES } from "./themes.ts";

export function ThemeMenu() {
  const { t } = useTranslation();
  const theme = useTheme();
  const Current = THEME_ICONS[theme];
  return (
    <Menu
      trigger={
        <IconButton
          label={t("theme.label", { name: t(`theme.${theme}`) })}
          icon={<Current aria-hidden className="size-5" />}
        />
      }
      aria-label={t("theme.title")}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[theme]}
    >
      {THEMES.map((name) => {
        const Icon = THEME_ICONS[name];
        return (
          <MenuItem
            key={name}
            id={name}
            icon={<Icon aria-hidden className="size-4 text-muted" />}
            onAction={() => changeTheme(name)}
          >
            {t(`theme.${name}`)}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
