import type { OidcProblem } from "@medsieve/contract/constants";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { recordAudit } from "../../../db/audit.ts";
import { findUser } from "../../../db/users.ts";
import type { HttpApp } from "../../../http/app-types.ts";
import { admitUser } from "../admit-user.ts";
import { makeDeviceToken } from "../known-devices.ts";
import { type Attempt, takeAttempt } from "./attempts.ts";
import { findAccount, linkAccount } from "./find-account.ts";
import { type OidcContext, refuse } from "./oidc-context.ts";
import type { ProviderSignIn } from "./provider.ts";
import { keepProviderSession } from "./provider-sessions.ts";
import { OidcRefusal } from "./refusal.ts";

/** A provider may send more than the standards name. */
const callbackQuerySchema = z.looseObject({ state: z.string().optional(), error: z.string().optional() });
type CallbackRequest = FastifyRequest<{ Querystring: z.output<typeof callbackQuerySchema> }>;

/** Coming back from the provider: signed in, or linked to the account that began it. */
export function registerCallbackRoutes(app: HttpApp, context: OidcContext): void {
  const { publicUrl, stateCookie } = context;

  app.get(
    "/auth/oidc/callback",
    { schema: { tags: ["auth"], summary: "Come back from the provider", querystring: callbackQuerySchema } },
    async (request, reply) => {
      stateCookie.clear(reply);
      let attempt: Attempt | null = null;
      try {
        attempt = await claimAttempt(context, request);
        const signedIn = await completeAttempt(context, request, attempt);
        if (attempt.linkUserId !== null) {
          await link(context, attempt.linkUserId, signedIn, request.ip);
        } else {
          await letIn(context, request, reply, { attempt, signedIn });
        }
        return reply.redirect(`${publicUrl}/login/done?from=${encodeURIComponent(attempt.returnTo)}`, 303);
      } catch (error) {
        const isLinking = attempt !== null && attempt.linkUserId !== null;
        return refuse(context, request, reply, error, isLinking ? "account" : "login");
      }
    },
  );
}

/** Lets the account in that the provider names, and keeps the session there with the one here. */
async function letIn(
  { database, notifications, settings, box, publicUrl, deviceCookie, refreshCookie, now }: OidcContext,
  request: CallbackRequest,
  reply: FastifyReply,
  { attempt, signedIn }: { attempt: Attempt; signedIn: ProviderSignIn },
): Promise<void> {
  const { language } = attempt;
  const deviceToken = deviceCookie.read(request) ?? makeDeviceToken();
  const userAgent = request.headers["user-agent"] ?? null;
  const device = { address: request.ip, userAgent, deviceToken };
  const token = await database.db.transaction(async (tx) => {
    const user = await findAccount(tx, signedIn.claims, settings, request.ip);
    const admitted = await admitUser(tx, user, device, {
      ...{ language, publicUrl, now: now(), reason: "single_sign_on" as const },
    });
    const { sid, sub: subject } = signedIn.claims;
    const providerSessionId = typeof sid === "string" ? sid : null;
    const { issuer } = settings;
    const { idToken } = signedIn;
    const kept = { sessionId: admitted.sessionId, issuer, subject, providerSessionId, idToken };
    await keepProviderSession(tx, kept, box);
    return admitted;
  });
  await notifications.publish("mail", "queued");
  refreshCookie.write(reply, token);
  deviceCookie.write(reply, deviceToken);
}

/** The attempt that this browser began. */
async function claimAttempt({ database, stateCookie, now }: OidcContext, request: CallbackRequest): Promise<Attempt> {
  const { state } = request.query;
  if (state === undefined || !stateCookie.holds(request, state)) throw new OidcRefusal("oidc_state");
  const attempt = await takeAttempt(database.db, state, now());
  if (attempt === null) throw new OidcRefusal("oidc_state");
  return attempt;
}

async function completeAttempt(
  { provider, publicUrl }: OidcContext,
  request: CallbackRequest,
  attempt: Attempt,
): Promise<ProviderSignIn> {
  const { error } = request.query;
  if (error === "access_denied") throw new OidcRefusal("oidc_denied");
  try {
    return await provider.complete(new URL(request.url, publicUrl).search, attempt);
  } catch (cause) {
    throw new OidcRefusal(nameFailure(cause), null, cause);
  }
}

async function link(
  { database, settings }: OidcContext,
  userId: string,
  { claims }: ProviderSignIn,
  ipAddress: string,
): Promise<void> {
  await database.db.transaction(async (tx) => {
    const user = await findUser(tx, userId);
    if (user === null) throw new OidcRefusal("oidc_not_signed_in");
    await linkAccount(tx, user, claims.sub, settings.issuer);
    const target = { target_id: user.id, target_email: user.email, target_name: user.fullName };
    const actor = { id: user.id, email: user.email, ipAddress };
    await recordAudit(tx, actor, "USER_UPDATE", { ...target, reason: "single_sign_on" });
  });
}

/** A provider that did not answer, or one whose answer cannot be trusted. */
function nameFailure(error: unknown): OidcProblem {
  const isNetwork = error instanceof TypeError || (error instanceof Error && error.name === "TimeoutError");
  const isWrapped = error instanceof Error && "code" in error && error.code === "OAUTH_TIMEOUT";
  return isNetwork || isWrapped ? "oidc_unreachable" : "oidc_refused";
}
