import cookie from "@fastify/cookie";
import { okResponseSchema } from "@medsieve/contract/accounts";
import { API_PREFIX, type OidcProblem } from "@medsieve/contract/constants";
import { languageSchema } from "@medsieve/contract/language";
import type { Database } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import { AppError } from "@medsieve/runtime/app-error";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { recordRefusal } from "../../../accounts/record-refusal.ts";
import type { SecretBox } from "../../../accounts/seal-secret.ts";
import { recordAudit } from "../../../db/audit.ts";
import { findUser } from "../../../db/users.ts";
import { groupAddress } from "../../../http/client-address.ts";
import { createLimit } from "../../../http/throttling.ts";
import type { OidcSettings } from "../../../oidc-settings.ts";
import { admitUser } from "../admit-user.ts";
import { findUserOfToken } from "../auth-sessions.ts";
import { createDeviceCookie } from "../device-cookie.ts";
import { isAnyonesDevice, makeDeviceToken } from "../known-devices.ts";
import { createRefreshCookie } from "../refresh-cookie.ts";
import { ATTEMPT_SECONDS, type Attempt, keepAttempt, takeAttempt } from "./attempts.ts";
import { findAccount, linkAccount } from "./find-account.ts";
import type { Provider, ProviderSignIn } from "./provider.ts";
import { endProviderSessions, keepProviderSession } from "./provider-sessions.ts";
import { OidcRefusal } from "./refusal.ts";

export interface OidcModuleOptions {
  database: Database;
  notifications: Notifications;
  settings: OidcSettings;
  provider: Provider;
  box: SecretBox;
  publicUrl: string;
  now: () => Date;
}

const tags = ["auth"];
/** Of one network, by browsers that are not known: a whole site may stand behind one address. */
const STARTS_A_MINUTE = 120;
const STATE_COOKIE = "medsieve_oidc";
const startQuerySchema = z.object({
  /** The path that the page leads to afterwards. */
  return_to: z
    .string()
    .regex(/^\/(?![/\\])[^\\\s]*$/, "return_to must be a path")
    .max(2000)
    .default("/"),
  language: languageSchema.default("en"),
  /** "true": links the account that this browser is signed in to. */
  link: z.enum(["true", "false"]).default("false"),
});
/** A provider may send more than the standards name. */
const callbackQuerySchema = z.looseObject({ state: z.string().optional(), error: z.string().optional() });
type CallbackRequest = FastifyRequest<{ Querystring: z.output<typeof callbackQuerySchema> }>;
const logoutBodySchema = z.looseObject({ logout_token: z.string().max(20_000) });

/** Signing in at an OpenID provider. Every answer to the browser is a page: a redirect to the provider, or to our own. */
export const oidcModule: FastifyPluginAsyncZod<OidcModuleOptions> = async (app, options) => {
  const { database, notifications, settings, provider, box, publicUrl, now } = options;
  const { db } = database;
  const deviceCookie = createDeviceCookie(publicUrl);
  const refreshCookie = createRefreshCookie(publicUrl);
  const begun = createLimit(database, { name: "oidc-start", attempts: STARTS_A_MINUTE, windowSeconds: 60 });
  // Lax: the browser has to send it when it comes back from another site.
  const stateCookie = {
    path: `${API_PREFIX}/auth/oidc`,
    httpOnly: true,
    sameSite: "lax",
    secure: new URL(publicUrl).protocol === "https:",
  } as const;
  await app.register(cookie);
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body as string)));
  });

  /** Records why somebody was not let in, or not linked, and leads to the page that says it. */
  async function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown, page: "login" | "account") {
    const refusal = error instanceof OidcRefusal ? error : new OidcRefusal("oidc_refused", null, error);
    const { problem, account, cause } = refusal;
    if (cause !== undefined) request.log.warn({ err: cause, problem }, "a sign-in at the provider was refused");
    const reason = problem;
    await recordRefusal(db, { action: "SIGN_IN_FAILED", reason, account, address: request.ip }, now());
    return reply.redirect(`${publicUrl}/${page}?problem=${problem}`, 303);
  }

  /** A browser in which somebody signed in before is not kept waiting by what others of its network begin. */
  async function slowDown(request: FastifyRequest): Promise<void> {
    try {
      await begun.take(groupAddress(request.ip));
    } catch (refusal) {
      if (!(refusal instanceof AppError) || refusal.status !== 429) throw refusal;
      const device = deviceCookie.read(request);
      if (device === null || !(await isAnyonesDevice(db, device, now()))) throw new OidcRefusal("oidc_too_often");
    }
  }

  app.get(
    "/auth/oidc/start",
    { schema: { tags, summary: "Go to the provider to sign in", querystring: startQuerySchema } },
    async (request, reply) => {
      const { return_to: returnTo, language, link } = request.query;
      let linkUserId: string | null = null;
      try {
        const held = link === "true" ? refreshCookie.read(request) : null;
        linkUserId = held === null ? null : await findUserOfToken(db, held, now());
        await slowDown(request);
        if (link === "true" && linkUserId === null) throw new OidcRefusal("oidc_not_signed_in");
        const pending = await provider.begin().catch((cause) => {
          throw new OidcRefusal("oidc_unreachable", null, cause);
        });
        const { state, nonce, codeVerifier, url } = pending;
        await keepAttempt(db, { state, nonce, codeVerifier, linkUserId, returnTo, language }, now());
        reply.setCookie(STATE_COOKIE, state, { ...stateCookie, maxAge: ATTEMPT_SECONDS });
        return reply.redirect(url, 302);
      } catch (error) {
        return refuse(request, reply, error, linkUserId === null ? "login" : "account");
      }
    },
  );

  app.get(
    "/auth/oidc/callback",
    { schema: { tags, summary: "Come back from the provider", querystring: callbackQuerySchema } },
    async (request, reply) => {
      reply.clearCookie(STATE_COOKIE, stateCookie);
      let attempt: Attempt | null = null;
      try {
        attempt = await claimAttempt(request);
        const signedIn = await completeAttempt(request, attempt);
        if (attempt.linkUserId !== null) {
          await link(attempt.linkUserId, signedIn, request.ip);
        } else {
          const { language } = attempt;
          const deviceToken = deviceCookie.read(request) ?? makeDeviceToken();
          const userAgent = request.headers["user-agent"] ?? null;
          const device = { address: request.ip, userAgent, deviceToken };
          const token = await db.transaction(async (tx) => {
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
        return reply.redirect(`${publicUrl}/login/done?from=${encodeURIComponent(attempt.returnTo)}`, 303);
      } catch (error) {
        const isLinking = attempt !== null && attempt.linkUserId !== null;
        return refuse(request, reply, error, isLinking ? "account" : "login");
      }
    },
  );

  app.post(
    "/auth/oidc/backchannel-logout",
    {
      schema: {
        tags,
        summary: "The provider says that somebody has signed out",
        body: logoutBodySchema,
        response: { 200: okResponseSchema },
      },
    },
    async (request) => {
      const ended = await provider.readLogoutToken(request.body.logout_token).catch((cause) => {
        throw new AppError(400, "link_invalid", "This is no valid logout token of the provider", { cause });
      });
      const userIds = await db.transaction(async (tx) => {
        const ids = await endProviderSessions(tx, settings.issuer, ended);
        for (const id of ids) {
          const user = await findUser(tx, id);
          const actor = { id, email: user?.email ?? null, ipAddress: request.ip };
          await recordAudit(tx, actor, "USER_LOGOUT", { reason: "single_sign_on" });
        }
        return ids;
      });
      for (const id of userIds) await notifications.publish("usage", id);
      return { status: "success" as const };
    },
  );

  /** The attempt that this browser began. */
  async function claimAttempt(request: CallbackRequest): Promise<Attempt> {
    const { state } = request.query;
    if (state === undefined || request.cookies[STATE_COOKIE] !== state) throw new OidcRefusal("oidc_state");
    const attempt = await takeAttempt(db, state, now());
    if (attempt === null) throw new OidcRefusal("oidc_state");
    return attempt;
  }

  async function completeAttempt(request: CallbackRequest, attempt: Attempt): Promise<ProviderSignIn> {
    const { error } = request.query;
    if (error === "access_denied") throw new OidcRefusal("oidc_denied");
    try {
      return await provider.complete(new URL(request.url, publicUrl).search, attempt);
    } catch (cause) {
      throw new OidcRefusal(nameFailure(cause), null, cause);
    }
  }

  async function link(userId: string, { claims }: ProviderSignIn, ipAddress: string): Promise<void> {
    await db.transaction(async (tx) => {
      const user = await findUser(tx, userId);
      if (user === null) throw new OidcRefusal("oidc_not_signed_in");
      await linkAccount(tx, user, claims.sub, settings.issuer);
      const target = { target_id: user.id, target_email: user.email, target_name: user.fullName };
      const actor = { id: user.id, email: user.email, ipAddress };
      await recordAudit(tx, actor, "USER_UPDATE", { ...target, reason: "single_sign_on" });
    });
  }
};

/** A provider that did not answer, or one whose answer cannot be trusted. */
function nameFailure(error: unknown): OidcProblem {
  const isNetwork = error instanceof TypeError || (error instanceof Error && error.name === "TimeoutError");
  const isWrapped = error instanceof Error && "code" in error && error.code === "OAUTH_TIMEOUT";
  return isNetwork || isWrapped ? "oidc_unreachable" : "oidc_refused";
}
