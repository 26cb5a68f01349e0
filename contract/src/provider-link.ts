import { z } from "zod";

/** GET /account/oidc: what the OpenID provider is called, null without one, and whether this account can sign in there. */
export const providerLinkSchema = z.object({ name: z.string().nullable(), linked: z.boolean() });
