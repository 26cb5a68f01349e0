import { useSyncExternalStore } from "react";
import { readStored, removeStored, writeStored } from "./storage.ts";

/** `system` follows the device. */
export type Theme = "system" | "light" | "dark";

const listeners = new Set<() => void>();

function getTheme(): Theme {
  return readStored("theme") ?? "system";
}

/** Draws the page in the stored theme; to be called before the first drawing. */
export function applyTheme(): void {
  const theme = getTheme();
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function changeTheme(theme: Theme): void {
  if (theme === "system") removeStored("theme");
  else writeStored("theme", theme);
  showStoredTheme();
}

/** Draws the page in the stored theme, and has what names it name that one. */
export function showStoredTheme(): void {
  applyTheme();
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, getTheme);
}
