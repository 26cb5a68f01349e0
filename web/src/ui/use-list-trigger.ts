import { type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from "react";
import type { ButtonProps } from "react-aria-components";
import { useWasTrue } from "./use-was-true.ts";

/** What the focus falls on in a list that opens: its first or last entry, or the one that is chosen. */
export type ListFocus = "first" | "last" | true;

export interface PlainTriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  "aria-haspopup": "menu" | "listbox";
  "aria-expanded": boolean;
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface ListTrigger {
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** The same for a plain button. */
  plainProps: PlainTriggerProps;
  /** Of the button that opens the list. */
  triggerProps: Pick<ButtonProps, "onPress" | "onKeyDown" | "aria-haspopup" | "aria-expanded">;
  isOpen: boolean;
  /** Whether the list was ever needed: until then nothing of it is loaded. */
  wasOpened: boolean;
  focus: ListFocus;
  close: () => void;
}

/**
 * A button that opens a list by a press, or by an arrow key at the list's nearer end. A menu that is opened by the keyboard
 * or by a screen reader has the focus on its first entry, as WAI-ARIA has it.
 */
export function useListTrigger(kind: "menu" | "listbox"): ListTrigger {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [focus, setFocus] = useState<ListFocus>(true);
  const [isOpen, setIsOpen] = useState(false);

  function open(at: ListFocus): void {
    setFocus(at);
    setIsOpen(true);
  }

  /** Whether the key opens the list. */
  function openByKey(event: { key: string; preventDefault: () => void }): boolean {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return false;
    event.preventDefault();
    open(kind === "listbox" || (event.key === "ArrowDown" ? "first" : "last"));
    return true;
  }

  function press(isPointer: boolean): void {
    open(isPointer || kind === "listbox" || "first");
  }

  const said = { "aria-haspopup": kind, "aria-expanded": isOpen } as const;
  return {
    triggerRef,
    triggerProps: {
      ...said,
      onPress: ({ pointerType }) => press(pointerType !== "keyboard" && pointerType !== "virtual"),
      onKeyDown: (event) => {
        if (!openByKey(event)) event.continuePropagation();
      },
    },
    plainProps: {
      ...said,
      ref: triggerRef,
      // A click that no pointer made counts no presses.
      onClick: ({ detail }) => press(detail > 0),
      onKeyDown: openByKey,
    },
    isOpen,
    wasOpened: useWasTrue(isOpen),
    focus,
    close: () => setIsOpen(false),
  };
}
