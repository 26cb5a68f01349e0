import { MAX_RESULTS_DEFAULT } from "@medsieve/contract/constants";
import type { StartRequest } from "../../entities/search/search-run.ts";
import { makeRequestId } from "../../lib/make-request-id.ts";
import type { AskedQuestion } from "./search-state.ts";

/** A question as the server takes it. */
export function makeRequest(question: AskedQuestion): StartRequest {
  return {
    query: question.text,
    max_results: MAX_RESULTS_DEFAULT,
    preference: question.preference,
    language: question.language,
    limits: question.limits,
    ...(question.queries === null ? {} : { queries: question.queries }),
    ...(question.basedOn === null ? {} : { based_on: question.basedOn }),
    ...(question.knownPmids.length === 0 ? {} : { known_pmids: [...question.knownPmids] }),
    request_id: question.requestId ?? makeRequestId(),
  };
}
