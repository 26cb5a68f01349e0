import { Monitor, Moon, Sun } from "lucide-react";
import type { Theme } from "../../lib/theme.ts";

export const THEMES: readonly Theme[] = ["system", "light", "dark"];
export const THEME_ICONS = { system: Monitor, light: Sun, dark: Moon } as const;
