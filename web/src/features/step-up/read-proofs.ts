import { PROOFS, type Proof } from "@medsieve/contract/second-factor";
import type { ApiError } from "../../lib/api-error.ts";
import { isRecord } from "../../lib/read-answer.ts";

/** What the server takes as a proof; empty: only signing in again. */
export function readProofs({ body }: ApiError): Proof[] {
  const accepted = isRecord(body) && Array.isArray(body.accepted) ? body.accepted : [];
  return PROOFS.filter((proof) => accepted.includes(proof));
}
