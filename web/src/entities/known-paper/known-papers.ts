import { createContext, useContext, useMemo } from "react";

/** Papers that the user named as known to belong to the answer, by PMID. */
const KnownPapers = createContext<ReadonlySet<string>>(new Set());
export const KnownPapersProvider = KnownPapers.Provider;

export function useIsKnown(pmid: string): boolean {
  return useContext(KnownPapers).has(pmid);
}

/** All of them, in the order of their numbers as text. */
export function useKnownPmids(): readonly string[] {
  const known = useContext(KnownPapers);
  return useMemo(() => [...known].sort(), [known]);
}
