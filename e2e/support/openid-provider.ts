import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { decodeJwt, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { Provider } from "oidc-provider";
import type { Page } from "playwright-core";

export interface Person {
  email: string;
  email_verified: boolean;
  name?: string;
  org?: string;
  groups?: string[];
}

/** What replaces the ID token that the provider made. */
export interface Forgery {
  claims?: JWTPayload;
  /** Whose key signs it; "no one": alg none. Of the provider where it is not said. */
  signer?: "stranger" | "no one";
}

/** What a test has happen at the provider, or on the way from it. */
interface Disturbances {
  forgery: Forgery | null;
  /** Is given the address that a browser is sent back to. */
  changeWayBack: ((address: URL) => void) | null;
}

/** The client that is registered at the provider, of a Medsieve at `url`. */
function registerClient(url: string) {
  return {
    client_id: "medsieve",
    client_secret: "a secret between two servers",
    redirect_uris: [`${url}/api/v1/auth/oidc/callback`],
    post_logout_redirect_uris: [`${url}/login`],
    backchannel_logout_uri: `${url}/api/v1/auth/oidc/backchannel-logout`,
    backchannel_logout_session_required: true,
  };
}

/** The settings by which Medsieve uses the provider. */
export function settingsOf(issuer: string): Record<string, string> {
  return {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: "medsieve",
    OIDC_CLIENT_SECRET: "a secret between two servers",
    OIDC_NAME: "Klinik sign-in",
    OIDC_ALLOWED_DOMAINS: "klinik.example",
    OIDC_ADMIN_CLAIM: "groups:medsieve-admins",
    OIDC_COMPANY_CLAIM: "org",
    OIDC_PROVISION: "on",
  };
}

async function makeKey() {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const kid = crypto.randomUUID();
  const jwk: JWK = { ...(await exportJWK(privateKey)), kid, alg: "RS256", use: "sig" };
  return { privateKey, kid, jwk };
}

/**
 * The `oidc-provider` of npm on a free port of 127.0.0.1, which is another site than localhost. It signs in the `people`, by the
 * names of their entries and with any password.
 */
export async function openOpenidProvider(people: Record<string, Person>) {
  const stranger = await makeKey();
  let own = await makeKey();
  let url = "";
  let handle: RequestListener = (_request, response) => response.writeHead(503).end();
  const state: Disturbances = { forgery: null, changeWayBack: null };
  const server = createServer((request, response) => handle(request, response));
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;

  function forge(token: string, { claims, signer }: Forgery): Promise<string> | string {
    const payload = { ...decodeJwt(token), ...claims };
    if (signer === "no one") return new UnsecuredJWT(payload).encode();
    const key = signer === "stranger" ? stranger.privateKey : own.privateKey;
    return new SignJWT(payload).setProtectedHeader({ alg: "RS256", kid: own.kid }).sign(key);
  }

  function build(): void {
    const provider = new Provider(issuer, {
      clients: [registerClient(url)],
      jwks: { keys: [own.jwk] },
      claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "org", "groups"] },
      features: {
        backchannelLogout: { enabled: true },
        devInteractions: { enabled: true },
        rpInitiatedLogout: {
          enabled: true,
          logoutSource: async (context, form) => {
            context.body = `${form}<button form="op.logoutForm" name="logout" value="yes">Sign me out</button>`;
          },
          postLogoutSuccessSource: async (context) => {
            context.body = "Signed out";
          },
        },
      },
      ttl: { AccessToken: 600, Grant: 3600, IdToken: 600, Interaction: 3600, Session: 3600 },
      cookies: { keys: ["a key of the provider's cookies"] },
      findAccount: (_context, sub) => {
        const person = people[sub];
        return person && { accountId: sub, claims: () => ({ sub, ...person }) };
      },
      // Everyone agrees that Medsieve is given what it asks for.
      loadExistingGrant: async ({ oidc }) => {
        const grant = new provider.Grant({ accountId: oidc.session?.accountId, clientId: oidc.client?.clientId });
        grant.addOIDCScope("openid email profile");
        await grant.save();
        return grant;
      },
      // The library would refuse to call a client on this machine.
      fetch: (address, options = {}) => {
        Reflect.deleteProperty(options, "dispatcher");
        return fetch(address, options);
      },
    });
    provider.use(async (context, next) => {
      await next();
      const { forgery, changeWayBack } = state;
      const location = String(context.response.get("location"));
      if (changeWayBack !== null && location.startsWith(`${url}/api/v1/auth/oidc/callback`)) {
        const address = new URL(location);
        changeWayBack(address);
        context.set("location", address.href);
      }
      const { body } = context;
      if (forgery === null || typeof body !== "object" || body === null || !("id_token" in body)) return;
      context.body = { ...body, id_token: await forge(String(body.id_token), forgery) };
    });
    handle = provider.callback();
  }

  return {
    issuer,
    state,
    /** Registers Medsieve, which runs there. */
    register(address: string): void {
      url = address;
      build();
    },
    /** Signs with another key from now on, and forgets the one before. */
    async rotateKeys(): Promise<void> {
      own = await makeKey();
      build();
    },
    goDown: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    comeBack: () => listen(port),
  };
}

/** Fills in the provider's own sign-in page. */
export async function signInAtProvider(page: Page, name: string): Promise<void> {
  await page.locator("input[name=login]").fill(name);
  await page.locator("input[name=password]").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
}
