import { authResponseSchema, loginRequestSchema } from "@medsieve/contract/accounts";
import { passkeyOptionsSchema, passkeySignInOptionsSchema, passkeySignInSchema } from "@medsieve/contract/passkeys";
import { factorRequestSchema, loginAnswerSchema } from "@medsieve/contract/second-factor";
import type { PasskeyCeremonies } from "../../accounts/passkey-ceremonies.ts";
import type { SecretBox } from "../../accounts/seal-secret.ts";
import type { HttpApp } from "../../http/app-types.ts";
import { type OriginConfig, requireOwnOrigin } from "../../http/origins.ts";
import { type AuthDeps, signIn } from "./auth-service.ts";
import { signInWithFactor } from "./factor-sign-in.ts";
import { beginPasskeySignIn, signInWithPasskey } from "./passkey-sign-in.ts";
import type { SessionAnswers } from "./session-answers.ts";

export interface SignInRoutesOptions {
  deps: AuthDeps;
  box: SecretBox;
  ceremonies: PasskeyCeremonies;
  origins: OriginConfig;
  answers: SessionAnswers;
}

/** Signing in: with a password, the second factor after it, or a passkey. */
export function registerSignInRoutes(app: HttpApp, options: SignInRoutesOptions): void {
  const { deps, answers } = options;
  const factorDeps = { ...deps, box: options.box };
  const passkeyDeps = { ...deps, ceremonies: options.ceremonies };
  const onRequest = requireOwnOrigin(options.origins);

  app.post(
    "/auth/login",
    {
      onRequest,
      schema: {
        tags: ["auth"],
        summary: "Sign in; where the account has a second factor, the first half of it",
        body: loginRequestSchema,
        response: { 200: loginAnswerSchema },
      },
    },
    async (request, reply) => {
      const device = answers.describeDevice(request);
      const outcome = await signIn(deps, request.body, device);
      if ("challenge" in outcome) {
        const { challenge, factors } = outcome;
        const named = factors.includes("passkey") ? { factors: [...factors] } : {};
        return { factor_required: true as const, challenge, ...named };
      }
      return answers.admit(reply, outcome, device);
    },
  );

  app.post(
    "/auth/factor",
    {
      onRequest,
      schema: {
        tags: ["auth"],
        summary: "End a sign-in with a code of the authenticator app, or a recovery code",
        body: factorRequestSchema,
        response: { 200: authResponseSchema },
      },
    },
    async (request, reply) => {
      const device = answers.describeDevice(request);
      const admitted = await signInWithFactor(factorDeps, request.body, device);
      return answers.admit(reply, admitted, device);
    },
  );

  app.post(
    "/auth/passkey/options",
    {
      onRequest,
      schema: {
        tags: ["auth"],
        summary: "What a browser uses a passkey by, to sign in or as the second factor of a sign-in",
        body: passkeySignInOptionsSchema,
        response: { 200: passkeyOptionsSchema },
      },
    },
    async (request) => ({ options: { ...(await beginPasskeySignIn(passkeyDeps, request.body.challenge)) } }),
  );

  app.post(
    "/auth/passkey",
    {
      onRequest,
      schema: {
        tags: ["auth"],
        summary: "Sign in with a passkey",
        body: passkeySignInSchema,
        response: { 200: authResponseSchema },
      },
    },
    async (request, reply) => {
      const device = answers.describeDevice(request);
      return answers.admit(reply, await signInWithPasskey(passkeyDeps, request.body, device), device);
    },
  );
}
