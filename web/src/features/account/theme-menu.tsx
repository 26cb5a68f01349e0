import { Monitor, Moon, Sun } from "lucide-react";
import { useTranslation } from "react-i18next";
import { changeTheme, type Theme, useTheme } from "../../lib/theme.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;
const THEMES: readonly Theme[] = ["system", "light", "dark"];

export function ThemeMenu() {
  const { t } = useTranslation();
  const theme = useTheme();
  const Current = ICONS[theme];
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
        const Icon = ICONS[name];
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
