import type { DecisionRequest, PaperDecision } from "@medsieve/contract/decisions";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { callApi } from "../../lib/api-client.ts";
import { describeError } from "../../lib/errors.ts";
import { readServerDate } from "../../lib/server-clock.ts";
import { useSession } from "../../lib/session.ts";
import { notify } from "../../ui/notify.ts";
import { searchDetailsQuery } from "../search/server-state.ts";
import { decisionsQuery, showDecision } from "./decisions.ts";

export type Decide = (decision: DecisionRequest & { pmid: string }) => void;

/** Decides on papers of a search: shown at once, and taken back with a notice where the server refuses. */
export function useDecide(searchId: string): Decide {
  const { t } = useTranslation("decision");
  const session = useSession();
  const queryClient = useQueryClient();
  const { queryKey } = decisionsQuery(searchId);
  const { mutate } = useMutation({
    mutationKey: ["decide", searchId],
    scope: { id: `decide-${searchId}` },
    mutationFn: ({ pmid, ...body }: DecisionRequest & { pmid: string }) =>
      callApi({ method: "PUT", path: `/searches/${searchId}/papers/${pmid}/decision`, body, schema: z.unknown() }),
    onMutate: async ({ pmid, decision, reason }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey)?.decisions.find((one) => one.pmid === pmid) ?? null;
      const by = session.status === "signed_in" ? session.user.full_name : "";
      const decided: PaperDecision | null =
        decision === "undecided"
          ? null
          : { pmid, decision, reason, decided_by: by, decided_at: readServerDate().toISOString() };
      showDecision(queryClient, searchId, pmid, decided);
      return before;
    },
    onError: (failure, { pmid }, before) => {
      showDecision(queryClient, searchId, pmid, before ?? null);
      notify({ tone: "error", text: t("failed"), description: describeError(failure, t) });
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: searchDetailsQuery(searchId).queryKey, refetchType: "none" });
      if (queryClient.isMutating({ mutationKey: ["decide", searchId] }) <= 1) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
  return mutate;
}
