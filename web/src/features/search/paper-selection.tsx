import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { useLayout } from "./use-layout.ts";
import { useWideScreen } from "./use-wide-screen.ts";

interface PaperSelection {
  /** PMID of the paper that was opened; null while none was. */
  selected: string | null;
  select: (pmid: string | null) => void;
}

const Selection = createContext<PaperSelection>({ selected: null, select: () => undefined });

/** Keeps which paper of a result is open, for the list, the pane beside it and the answer. */
export function PaperSelectionProvider({ children }: { children: ReactNode }) {
  const [selected, select] = useState<string | null>(null);
  const selection = useMemo(() => ({ selected, select }), [selected]);
  return <Selection value={selection}>{children}</Selection>;
}

export function usePaperSelection(): PaperSelection {
  return useContext(Selection);
}

/** Where the card of an opened paper stands: in a pane beside the papers, in its row's place or below it, or in a list of open cards. */
export type CardPlace = "pane" | "row" | "full";

export function useCardPlace(): CardPlace {
  const [layout] = useLayout();
  const isWide = useWideScreen();
  if (layout === "full") return "full";
  return isWide ? "pane" : "row";
}
