import { type ImportedPubmedSearch, importedPubmedSearchSchema } from "@medsieve/contract/strategies";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "../../lib/api-client.ts";

export interface PubmedSearch {
  text: string;
  /** Forgets what the text before was read as. */
  change: (text: string) => void;
  readText: () => void;
  isReading: boolean;
  error: Error | null;
  /** Null where nothing was read. */
  read: ImportedPubmedSearch | null;
  /** Something is written that was not read. */
  isUnread: boolean;
}

/** A search of PubMed's page, as it was pasted and as it was read. */
export function usePubmedSearch(): PubmedSearch {
  const [text, setText] = useState("");
  const reading = useMutation({
    mutationFn: (pasted: string) =>
      callApi({
        method: "POST",
        path: "/queries/import-pubmed",
        body: { text: pasted },
        schema: importedPubmedSearchSchema,
      }),
  });
  return {
    text,
    change: (written) => {
      setText(written);
      reading.reset();
    },
    readText: () => reading.mutate(text),
    isReading: reading.isPending,
    error: reading.error,
    read: reading.data ?? null,
    isUnread: text.trim() !== "" && reading.data === undefined,
  };
}
