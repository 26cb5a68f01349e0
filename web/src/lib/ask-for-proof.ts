import type { ApiError } from "./api-error.ts";

/** Returns once the user has shown who they are; throws the refusal where they would not. */
type Asker = (refusal: ApiError) => Promise<void>;

let asker: Asker | null = null;

/** Has refusals that want a proof put to the user by `ask`; the answer ends that. */
export function offerToAsk(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

/** Throws the refusal where nothing puts it to the user. */
export async function askForProof(refusal: ApiError): Promise<void> {
  if (asker === null) throw refusal;
  await asker(refusal);
}
