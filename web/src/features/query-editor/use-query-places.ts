import { type RefCallback, useRef, useState } from "react";
import { type LosingBlock, locateBlock } from "./recall-rows.ts";

/** Which queries are open, which concept of one stands out, and where the cursor goes. */
export interface QueryPlaces {
  isOpen: (id: string) => boolean;
  setOpen: (id: string, isOpen: boolean) => void;
  /** Opens a query, and puts the cursor into it once it is drawn. */
  goTo: (id: string) => void;
  /** Position of the concept that stands out in a query; null for none. */
  findMarked: (id: string) => number | null;
  /** Opens a query, and marks this concept in it once it is drawn. */
  mark: (id: string, block: LosingBlock) => void;
  unmark: () => void;
  fieldRef: (id: string) => RefCallback<HTMLTextAreaElement>;
}

export function useQueryPlaces(): QueryPlaces {
  const fields = useRef(new Map<string, HTMLTextAreaElement>());
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [marked, setMarked] = useState<{ id: string; block: number } | null>(null);

  function setOpen(id: string, isOpen: boolean): void {
    setOpened((before) => new Set(isOpen ? [...before, id] : [...before].filter((other) => other !== id)));
  }

  function markNow(id: string, block: LosingBlock): void {
    const field = fields.current.get(id);
    if (field === undefined) return;
    const place = locateBlock(field.value, block);
    setMarked(place === null ? null : { id, block: block.index });
    field.focus({ preventScroll: true });
    if (place !== null) field.setSelectionRange(place.start, place.end);
    field.scrollIntoView({ block: "center" });
  }

  return {
    isOpen: (id) => opened.has(id),
    setOpen,
    goTo: (id) => {
      setOpen(id, true);
      setTimeout(() => fields.current.get(id)?.focus());
    },
    findMarked: (id) => (marked?.id === id ? marked.block : null),
    mark: (id, block) => {
      setOpen(id, true);
      setTimeout(() => markNow(id, block));
    },
    unmark: () => setMarked(null),
    fieldRef: (id) => (field) => {
      if (field === null) fields.current.delete(id);
      else fields.current.set(id, field);
    },
  };
}
