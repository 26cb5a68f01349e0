import type { Database } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import type { FastifyReply, FastifyRequest } from "fastify";
import { recordRefusal } from "../../../accounts/record-refusal.ts";
import type { SecretBox } from "../../../accounts/seal-secret.ts";
import type { OidcSettings } from "../../../settings/oidc-settings.ts";
import { createDeviceCookie, type DeviceCookie } from "../device-cookie.ts";
import { createRefreshCookie, type RefreshCookie } from "../refresh-cookie.ts";
import type { Provider } from "./provider.ts";
import { OidcRefusal } from "./refusal.ts";
import { createStateCookie, type StateCookie } from "./state-cookie.ts";

export interface OidcModuleOptions {
  database: Database;
  notifications: Notifications;
  settings: OidcSettings;
  provider: Provider;
  box: SecretBox;
  publicUrl: string;
  now: () => Date;
}

/** What the calls of signing in at the provider share. */
export interface OidcContext extends OidcModuleOptions {
  deviceCookie: DeviceCookie;
  refreshCookie: RefreshCookie;
  stateCookie: StateCookie;
}

export function createOidcContext(options: OidcModuleOptions): OidcContext {
  const { publicUrl } = options;
  return {
    ...options,
    deviceCookie: createDeviceCookie(publicUrl),
    refreshCookie: createRefreshCookie(publicUrl),
    stateCookie: createStateCookie(publicUrl),
  };
}

/** Records why somebody was not let in, or not linked, and leads to the page that says it. */
export async function refuse(
  { database, publicUrl, now }: OidcContext,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  page: "login" | "account",
): Promise<FastifyReply> {
  const refusal = error instanceof OidcRefusal ? error : new OidcRefusal("oidc_refused", null, error);
  const { problem, account, cause } = refusal;
  if (cause !== undefined) request.log.warn({ err: cause, problem }, "a sign-in at the provider was refused");
  const reason = problem;
  await recordRefusal(database.db, { action: "SIGN_IN_FAILED", reason, account, address: request.ip }, now());
  return reply.redirect(`${publicUrl}/${page}?problem=${problem}`, 303);
}
