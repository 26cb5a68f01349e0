import { useEffect, useState } from "react";
import { type DossierContent, useDossier } from "./dossier-queries.ts";

export interface Printing {
  /** What is printed beyond the record; null until it is loaded. */
  content: DossierContent | null;
  /** Between the wish to print and the browser's dialog. */
  isPreparing: boolean;
  /** Why it could not be loaded; null where it can. */
  error: unknown;
  /** Loads what the dossier lacks, and opens the browser's dialog once it is drawn. */
  print: () => void;
  /** After a failure. */
  retry: () => void;
  /** After a failure, prints what there is. */
  printWithout: () => void;
}

/** Prints the record with its dossier; while it is shown, the browser's key for printing does the same as the button. */
export function usePrinting(searchId: string, isShown: boolean): Printing {
  const [isWanted, setWanted] = useState(false);
  const [isPending, setPending] = useState(false);
  const { content, error, retry } = useDossier(searchId, isWanted);
  const isDrawn = content !== null;

  function print(): void {
    setWanted(true);
    setPending(true);
  }

  useEffect(() => {
    if (!isPending || !isDrawn) return;
    setPending(false);
    window.print();
  }, [isPending, isDrawn]);

  useEffect(() => {
    if (!isShown) return;
    function hear(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== "p")
        return;
      event.preventDefault();
      setWanted(true);
      setPending(true);
    }
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, [isShown]);

  const hasFailed = isPending && error !== null;
  return {
    content,
    isPreparing: isPending && !hasFailed,
    error: hasFailed ? error : null,
    print,
    retry,
    printWithout: () => {
      setPending(false);
      window.print();
    },
  };
}
