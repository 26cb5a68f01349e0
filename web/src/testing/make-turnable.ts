import { act } from "@testing-library/react";
import { vi } from "vitest";

/** A narrow window, as of a device held upright; the answer turns it to wide and back while the page is open. */
export function makeTurnable(): () => Promise<void> {
  let isNarrow = true;
  const listeners = new Set<() => void>();
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: isNarrow && query.includes("width <"),
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  return async () => {
    isNarrow = !isNarrow;
    await act(async () => {
      for (const listener of listeners) listener();
    });
  };
}
