import { API_PREFIX } from "@medsieve/contract/constants";
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from "jose";
import * as client from "openid-client";
import type { OidcSettings } from "../../../settings/oidc-settings.ts";

/** Seconds that the provider's clock and ours may differ. */
const CLOCK_TOLERANCE = 30;
const TIMEOUT_SECONDS = 10;
const LOGOUT_EVENT = "http://schemas.openid.net/event/backchannel-logout";

/** What a sign-in brought back, all of it checked. */
export interface ProviderSignIn {
  claims: client.IDToken;
  idToken: string;
}

/** Whose sessions the provider says have ended. */
export interface ProviderLogout {
  subject: string | null;
  providerSessionId: string | null;
  /** Sessions that began later are not meant, however often the token comes; clocks may differ by so much, too. */
  begunBefore: Date;
}

/** What a redirect to the provider needs to be recognized by when it comes back. */
export interface PendingSignIn {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface Provider {
  /** Asks the provider what it offers. Throws where it cannot be reached, or is another. */
  check: () => Promise<void>;
  /** Throws where the provider cannot be reached. */
  begin: () => Promise<PendingSignIn & { url: string }>;
  /** Exchanges the code of the callback, whose parameters are `search`. Throws for every answer that is not whole, fresh, ours and signed. */
  complete: (search: string, pending: PendingSignIn) => Promise<ProviderSignIn>;
  /** Where the provider's own session ends; null where it offers no such page, or cannot be reached. */
  findLogoutUrl: (idToken: string) => Promise<string | null>;
  /** Whose session a logout token ends. Throws for one that is not the provider's, not for us, or too old. */
  readLogoutToken: (token: string) => Promise<ProviderLogout>;
}

/** An OpenID provider: authorization code with PKCE, state and nonce; the signature of every token is checked. */
export function createProvider(settings: OidcSettings, publicUrl: string): Provider {
  const { companyClaim, adminClaim } = settings;
  const wanted = ["email", companyClaim, adminClaim?.claim].filter((claim) => claim !== null && claim !== undefined);
  const redirectUri = `${publicUrl}${API_PREFIX}/auth/oidc/callback`;
  let asking: Promise<client.Configuration> | null = null;

  /**
   * What the provider offers at present: asked each time, so that one that is down is seen before a browser is sent there, and
   * that keys it changed a moment ago are known. Those who ask at once share one answer.
   */
  function discover(): Promise<client.Configuration> {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  }

  function ask(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = settings;
    const execute = issuer.startsWith("http:") ? [client.allowInsecureRequests] : [];
    const metadata = { [client.clockTolerance]: CLOCK_TOLERANCE };
    return client.discovery(
      new URL(issuer),
      clientId,
      metadata,
      clientSecret === null ? client.None() : client.ClientSecretBasic(clientSecret),
      { execute: [...execute, client.enableNonRepudiationChecks], timeout: TIMEOUT_SECONDS },
    );
  }

  return {
    check: async () => {
      await discover();
    },
    begin: async () => {
      const config = await discover();
      const pending = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(pending.codeVerifier),
        code_challenge_method: "S256",
      });
      return { ...pending, url: url.href };
    },
    complete: async (search, { state, nonce, codeVerifier }) => {
      const config = await discover();
      const tokens = await client.authorizationCodeGrant(config, new URL(search, redirectUri), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined || tokens.id_token === undefined) throw new Error("the provider sent no ID token");
      if (claims.iat > Date.now() / 1000 + CLOCK_TOLERANCE) throw new Error("the ID token is of the future");
      const { userinfo_endpoint } = config.serverMetadata();
      const isWhole = wanted.every((claim) => claims[claim] !== undefined);
      if (isWhole || userinfo_endpoint === undefined) return { claims, idToken: tokens.id_token };
      // Many providers say more than the subject only here; it has to be the same one.
      const more = await client.fetchUserInfo(config, tokens.access_token, claims.sub);
      return { claims: { ...more, ...claims }, idToken: tokens.id_token };
    },
    findLogoutUrl: async (idToken) => {
      const config = await discover().catch(() => null);
      if (config?.serverMetadata().end_session_endpoint === undefined) return null;
      const parameters = { id_token_hint: idToken, post_logout_redirect_uri: `${publicUrl}/login` };
      return client.buildEndSessionUrl(config, parameters).href;
    },
    readLogoutToken: async (token) => {
      const config = await discover();
      const { jwks_uri, issuer } = config.serverMetadata();
      if (jwks_uri === undefined) throw new Error("the provider has no keys");
      const keys = createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: TIMEOUT_SECONDS * 1000 });
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: settings.clientId,
        clockTolerance: CLOCK_TOLERANCE,
        maxTokenAge: 300,
        requiredClaims: ["iat", "jti"],
      });
      requireLogoutEvent(payload);
      return {
        begunBefore: new Date(((payload.iat ?? 0) + CLOCK_TOLERANCE) * 1000),
        subject: payload.sub ?? null,
        providerSessionId: typeof payload.sid === "string" ? payload.sid : null,
      };
    },
  };
}

function requireLogoutEvent({ events, nonce, sub, sid }: JWTPayload): void {
  const isLogout = typeof events === "object" && events !== null && LOGOUT_EVENT in events;
  if (!isLogout || nonce !== undefined || (sub === undefined && typeof sid !== "string")) {
    throw new Error("this is no logout token");
  }
}
