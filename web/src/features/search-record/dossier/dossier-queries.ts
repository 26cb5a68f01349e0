import type { SearchDetails } from "@medsieve/contract/history";
import { type RecordStrategies, recordStrategiesSchema } from "@medsieve/contract/strategies";
import { queryOptions, useQuery } from "@tanstack/react-query";
import i18next from "i18next";
import { searchDetailsQuery } from "../../../entities/search/server-state.ts";
import { callApi } from "../../../lib/api-client.ts";

/** What the printed record has beyond the record itself. */
export interface DossierContent {
  details: SearchDetails;
  strategies: RecordStrategies;
}

/** Texts of what is printed; loaded first, so that nothing is missing when it is drawn. */
const TEXTS = ["dossier", "strategies", "query-texts", "verdict", "search"];

function strategiesQuery(searchId: string) {
  return queryOptions({
    queryKey: ["record-strategies", searchId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      await i18next.loadNamespaces(TEXTS);
      return callApi({
        path: `/search-history/${encodeURIComponent(searchId)}/strategies`,
        schema: recordStrategiesSchema,
        signal,
      });
    },
  });
}

interface LoadedDossier {
  content: DossierContent | null;
  error: unknown;
  retry: () => void;
}

/** Loads it once it is wanted. */
export function useDossier(searchId: string, isWanted: boolean): LoadedDossier {
  const details = useQuery({ ...searchDetailsQuery(searchId), enabled: isWanted });
  const strategies = useQuery({ ...strategiesQuery(searchId), enabled: isWanted });
  const isWhole = details.data !== undefined && strategies.data !== undefined;
  return {
    content: isWhole ? { details: details.data, strategies: strategies.data } : null,
    error: isWhole ? null : (details.error ?? strategies.error),
    retry: () => {
      if (details.isError) void details.refetch();
      if (strategies.isError) void strategies.refetch();
    },
  };
}
