import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "./storage.ts";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether single keys act as shortcuts; they do until they are turned off, as WCAG 2.1.4 asks for. */
export function areSingleKeysOn(): boolean {
  return readStored("single_keys") ?? true;
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, areSingleKeysOn);
}

/** Turns single keys on or off, also for the next visit. */
export function turnSingleKeys(areOn: boolean): void {
  writeStored("single_keys", areOn);
  for (const listener of [...listeners]) listener();
}
