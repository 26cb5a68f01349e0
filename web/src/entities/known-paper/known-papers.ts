import { createContext, useContext } from "react";

/** Papers that the user named as known to belong to the answer, by PMID. */
const KnownPapers = createContext<ReadonlySet<string>>(new Set());
export const KnownPapersProvider = KnownPapers.Provider;

export function useIsKnown(pmid: string): boolean {
  return useContext(KnownPapers).has(pmid);
}
