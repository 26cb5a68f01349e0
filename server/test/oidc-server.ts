import { createHash, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";

/** What the provider does next, in place of what it should. */
export interface Misdeeds {
  claims?: Record<string, unknown>;
  /** Sent in place of a signed ID token. */
  unsigned?: boolean;
  wrongKey?: boolean;
  error?: string;
  /** Of the token endpoint. */
  status?: number;
}

/** An OpenID provider on a free port that signs in one person without asking, and lies when a test wants it to. */
export async function openOidcServer() {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const other = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(publicKey)), kid: "key-1", alg: "RS256", use: "sig" };
  const codes = new Map<string, { nonce: string; challenge: string }>();
  const state = { person: {} as Record<string, unknown>, misdeeds: {} as Misdeeds, sawSecret: "" };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", issuer);
    const send = (body: unknown, status = 200) => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    };
    if (url.pathname === "/.well-known/openid-configuration") return send(describe());
    if (url.pathname === "/keys") return send({ keys: [jwk] });
    if (url.pathname === "/authorize") {
      const code = randomUUID();
      const { searchParams: asked } = url;
      codes.set(code, { nonce: asked.get("nonce") ?? "", challenge: asked.get("code_challenge") ?? "" });
      const back = new URL(asked.get("redirect_uri") ?? "");
      back.searchParams.set("state", asked.get("state") ?? "");
      if (state.misdeeds.error === undefined) back.searchParams.set("code", code);
      else back.searchParams.set("error", state.misdeeds.error);
      return response.writeHead(302, { location: back.href }).end();
    }
    if (url.pathname === "/token") {
      let text = "";
      for await (const part of request) text += String(part);
      const body = new URLSearchParams(text);
      state.sawSecret = request.headers.authorization ?? "";
      const kept = codes.get(body.get("code") ?? "");
      codes.delete(body.get("code") ?? "");
      const hashed = createHash("sha256")
        .update(body.get("code_verifier") ?? "")
        .digest("base64url");
      if (kept === undefined || kept.challenge !== hashed) return send({ error: "invalid_grant" }, 400);
      if (state.misdeeds.status !== undefined) return send({ error: "server_error" }, state.misdeeds.status);
      return send({ access_token: "a", token_type: "Bearer", id_token: await makeIdToken(kept.nonce) });
    }
    return send({}, 404);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const describe = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    end_session_endpoint: `${issuer}/logout`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
  });

  async function makeIdToken(nonce: string): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const usual = { iss: issuer, aud: "medsieve", iat: now, exp: now + 300, nonce, sid: "sid-1" };
    const claims = { ...usual, ...state.person, ...state.misdeeds.claims } as JWTPayload;
    return state.misdeeds.unsigned ? new UnsecuredJWT(claims).encode() : sign(claims);
  }

  function sign(claims: JWTPayload, header = {}): Promise<string> {
    const key = state.misdeeds.wrongKey ? other.privateKey : privateKey;
    return new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "key-1", ...header }).sign(key);
  }

  return {
    issuer,
    state,
    signLogoutToken: (changes: Record<string, unknown> = {}) =>
      sign({
        ...{ iss: issuer, aud: "medsieve", iat: Math.floor(Date.now() / 1000), jti: randomUUID(), sub: "person-1" },
        events: { "http://schemas.openid.net/event/backchannel-logout": {} },
        ...changes,
      }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
