import { lazy, Suspense } from "react";
import { leavePane, moveToCard, openFocusedCard, pressInCard } from "../paper-keys.ts";
import { useKeyCommands } from "../use-key-commands.ts";
import type { Key } from "./key-list.tsx";

const KeyList = lazy(async () => ({ default: (await import("./key-list.tsx")).KeyList }));

export interface KeyCommandsProps {
  /** Moves the focus to the question, or to New session where there is no question to write; absent on a page with neither. */
  onAsk?: () => void;
  /** Keys that have no use on the page, and are not listed. */
  without?: readonly Key[];
  /** Whether the list of keys is open. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Listens to single keys, and opens the list of them, where they can be turned off. */
export function KeyCommands({ onAsk, without = [], isOpen, onOpenChange }: KeyCommandsProps) {
  const commands: Record<Lowercase<Key>, () => boolean> = {
    "/": () => {
      onAsk?.();
      return onAsk !== undefined;
    },
    j: () => moveToCard(1),
    k: () => moveToCard(-1),
    enter: openFocusedCard,
    escape: leavePane,
    h: () => pressInCard("highlight"),
    i: () => pressInCard("include"),
    x: () => pressInCard("exclude"),
    u: () => pressInCard("undecide"),
    o: () => pressInCard("pubmed"),
    c: () => pressInCard("copy"),
    "?": () => {
      onOpenChange(true);
      return true;
    },
  };
  useKeyCommands(new Map(Object.entries(commands)), ["j", "k"]);
  if (!isOpen) return null;
  return (
    <Suspense>
      <KeyList without={without} onOpenChange={onOpenChange} />
    </Suspense>
  );
}
