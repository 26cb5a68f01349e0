import { showStoredLanguage } from "./i18n.ts";
import { showStoredTheme } from "./theme.ts";

/** Shows the language and the theme that were chosen last, also where another tab chose them; the answer stops it. */
export function followSettings(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === "theme") showStoredTheme();
    if (key === null || key === "language") void showStoredLanguage();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
