import { type RefObject, useRef, useState } from "react";
import type { ButtonProps } from "react-aria-components";
import { useWasTrue } from "./use-was-true.ts";

/** What the focus falls on in a list that opens: its first or last entry, or the one that is chosen. */
export type ListFocus = "first" | "last" | true;

interface ListTrigger {
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** Of the button that opens the list. */
  triggerProps: Pick<ButtonProps, "onPress" | "onKeyDown" | "aria-haspopup" | "aria-expanded">;
  isOpen: boolean;
  /** Whether the list was ever needed: until then nothing of it is loaded. */
  wasOpened: boolean;
  focus: ListFocus;
  close: () => void;
}

/** A button that opens a list by a press, or by an arrow key at the list's nearer end. */
export function useListTrigger(kind: "menu" | "listbox"): ListTrigger {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [focus, setFocus] = useState<ListFocus>(true);
  const [isOpen, setIsOpen] = useState(false);

  function open(at: ListFocus): void {
    setFocus(at);
    setIsOpen(true);
  }

  return {
    triggerRef,
    triggerProps: {
      "aria-haspopup": kind,
      "aria-expanded": isOpen,
      onPress: () => open(true),
      onKeyDown: (event) => {
        if (event.key === "ArrowDown" || event.key === "ArrowUp") {
          event.preventDefault();
          open(kind === "listbox" || (event.key === "ArrowDown" ? "first" : "last"));
        } else {
          event.continuePropagation();
        }
      },
    },
    isOpen,
    wasOpened: useWasTrue(isOpen),
    focus,
    close: () => setIsOpen(false),
  };
}
