import { importedPubmedSearchSchema } from "@medsieve/contract/strategies";
import { useMutation } from "@tanstack/react-query";
import { callApi } from "../../lib/api-client.ts";

/** Has a pasted search read as queries of PubMed. */
export function usePubmedReading() {
  return useMutation({
    mutationFn: (text: string) =>
      callApi({ method: "POST", path: "/queries/import-pubmed", body: { text }, schema: importedPubmedSearchSchema }),
  });
}

export type PubmedReading = ReturnType<typeof usePubmedReading>;
