import { okResponseSchema } from "@medsieve/contract/accounts";
import type { AccountErasure } from "@medsieve/contract/privacy";
import { callApi } from "../../lib/api-client.ts";
import { fetchFile } from "../../lib/fetch-file.ts";
import { saveFile } from "../../lib/save-file.ts";
import { endSession } from "../../lib/session-store.ts";

/** Saves everything that is kept of the account as a file. */
export async function saveOwnData(day: string, signal: AbortSignal): Promise<void> {
  const file = await fetchFile({ path: "/account/export", signal, onProgress: () => undefined });
  saveFile({ name: `medsieve-${day}.zip`, type: file.type, parts: [file] });
}

/** Erases the account and signs out in every tab. */
export async function eraseAccount(proof: AccountErasure): Promise<void> {
  await callApi({ method: "DELETE", path: "/account", body: proof, schema: okResponseSchema });
  endSession("erased");
}
