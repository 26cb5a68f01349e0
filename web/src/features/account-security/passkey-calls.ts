import { okResponseSchema } from "@medsieve/contract/accounts";
import { passkeyCreatedSchema, passkeyListSchema, passkeyOptionsSchema } from "@medsieve/contract/passkeys";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api-client.ts";
import { makePasskey } from "../../lib/passkeys.ts";

const PATH = "/auth/passkeys";

export function passkeysQuery() {
  return queryOptions({
    queryKey: ["account-passkeys"],
    queryFn: ({ signal }) => callApi({ path: PATH, schema: passkeyListSchema, signal }),
  });
}

/** Answers recovery codes with the first second factor, which cannot be had again; else none. */
export async function addPasskey(name: string): Promise<string[]> {
  const { options } = await callApi({ method: "POST", path: `${PATH}/options`, schema: passkeyOptionsSchema });
  const response = await makePasskey(options);
  const body = { name, response };
  return (await callApi({ method: "POST", path: PATH, body, schema: passkeyCreatedSchema })).recovery_codes;
}

export async function removePasskey(id: string): Promise<void> {
  await callApi({ method: "DELETE", path: `${PATH}/${id}`, schema: okResponseSchema });
}
