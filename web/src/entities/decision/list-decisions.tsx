import type { SearchDecisions } from "@medsieve/contract/decisions";
import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { decisionsQuery, NO_SEARCH } from "./decisions.ts";
import { type Decide, useDecide } from "./use-decide.ts";

interface ListDecisions {
  known: SearchDecisions;
  decide: Decide;
}

const Decisions = createContext<ListDecisions | null>(null);

interface ListDecisionsProviderProps {
  /** null while it runs. */
  searchId: string | null;
  children: ReactNode;
}

/** Has what was decided on the papers of a list at hand for each of them, asked for once. */
export function ListDecisionsProvider({ searchId, children }: ListDecisionsProviderProps) {
  const { data } = useQuery({ ...decisionsQuery(searchId ?? NO_SEARCH), enabled: searchId !== null });
  const decide = useDecide(searchId ?? NO_SEARCH);
  const value = useMemo(() => (data === undefined ? null : { known: data, decide }), [data, decide]);
  return <Decisions value={value}>{children}</Decisions>;
}

/** null while it is not known. */
export function useListDecisions(): ListDecisions | null {
  return useContext(Decisions);
}
