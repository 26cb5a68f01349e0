import type { Language } from "@medsieve/contract/constants";
import { z } from "zod";
import { callApi } from "../../lib/api-client.ts";
import { changeLanguage } from "../../lib/i18n.ts";

/** Shows the interface in `language`, and has the account mailed in it; where that cannot be kept, the pages change all the same. */
export async function keepLanguage(language: Language): Promise<void> {
  await changeLanguage(language);
  await callApi({ method: "PUT", path: "/account/language", body: { language }, schema: z.unknown() }).catch(
    (error: unknown) => console.warn("the language of mails was not kept", error),
  );
}
