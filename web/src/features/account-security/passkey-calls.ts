import { okResponseSchema } from "@medsieve/contract/accounts";
import type { Language } from "@medsieve/contract/constants";
import {
  passkeyCreatedSchema,
  passkeyListSchema,
  passkeyOptionsSchema,
  passkeySchema,
} from "@medsieve/contract/passkeys";
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

/** The owner is mailed in this language. Answers recovery codes with the first second factor, which cannot be had again; else none. */
export async function addPasskey(name: string, language: Language): Promise<string[]> {
  const { options } = await callApi({ method: "POST", path: `${PATH}/options`, schema: passkeyOptionsSchema });
  const response = await makePasskey(options);
  const body = { name, response, language };
  return (await callApi({ method: "POST", path: PATH, body, schema: passkeyCreatedSchema })).recovery_codes;
}

export function renamePasskey(id: string, name: string) {
  return callApi({ method: "PATCH", path: `${PATH}/${id}`, body: { name }, schema: passkeySchema });
}

/** The owner is mailed in this language. */
export async function removePasskey(id: string, language: Language): Promise<void> {
  await callApi({ method: "DELETE", path: `${PATH}/${id}`, body: { language }, schema: okResponseSchema });
}
