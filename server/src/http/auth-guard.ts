import { type SecondFactorRule, TOKEN_SCOPES, type TokenScope } from "@medsieve/contract/constants";
import type { Proof } from "@medsieve/contract/second-factor";
import type { Db } from "@medsieve/database/client";
import { AppError } from "@medsieve/runtime/app-error";
import type { FastifyRequest } from "fastify";
import { findAdminScope } from "../accounts/admin-scope.ts";
import { looksLikePersonalToken } from "../db/personal-tokens.ts";
import { isProofFresh, listProofs } from "../db/proofs.ts";
import { findPendingStep } from "../db/users.ts";
import { type AccessTokens, notSignedIn } from "./access-tokens.ts";
import { createIdentification, type SignedIn } from "./identification.ts";

type Hook = (request: FastifyRequest) => Promise<void>;

export interface AuthGuard {
  /** For a token that comes another way than in the Authorization header. Throws as `requireUser`. */
  authenticateToken: (request: FastifyRequest, token: string) => Promise<SignedIn>;
  /** Those of the tokens that still stand for a user who may come in; one question to the database for all. */
  listValidTokens: (given: readonly string[]) => Promise<Set<string>>;
  /**
   * A hook that lets in users with a session, also one whose temporary password is not changed yet, or that lacks a
   * required factor. Throws 401, and 403 account_inactive. As onRequest it answers before the body is read.
   */
  requireSession: Hook;
  /**
   * A hook that lets signed-in users of any role in; besides, it throws 403 password_change_required or
   * second_factor_required.
   */
  requireUser: Hook;
  /** Hooks that let in signed-in users, and personal tokens of this scope; others get 403 scope_missing. */
  requireScope: Readonly<Record<TokenScope, Hook>>;
  /** A hook that lets in signed-in users, and personal tokens of any scope, which the route then asks for. */
  requireAnyScope: Hook;
  /** A hook that lets administrators in; others get 403 access_denied. */
  requireAdmin: Hook;
  /** A hook that lets in administrators and those of a company, whose routes keep to that company; others get 403. */
  requireManager: Hook;
  /**
   * Two hooks for administrators' acts that destroy something or take an account over. Besides, it throws 403
   * step_up_required where the proof is older than 15 minutes, with what is `accepted` as another one.
   */
  requireProvenAdmin: Hook;
  requireProvenManager: Hook;
  /**
   * As `requireUser`, but open to those who lack a required factor; the second one besides throws 403 step_up_required. For
   * what changes how one signs in.
   */
  requireEnrolling: Hook;
  requireProvenEnrolling: Hook;
}

/** Who makes the request. Only for routes behind one of the guard's hooks. */
export function getSignedIn(request: FastifyRequest): SignedIn {
  if (request.signedIn === null) throw new Error("this route has no guard");
  return request.signedIn;
}

/** Throws 403 while something has to be done before anything else. */
function refusePending({ user, viaProvider }: SignedIn, rule: SecondFactorRule): void {
  const step = findPendingStep(user, rule, viaProvider);
  if (step === null) return;
  if (step === "enrol_factor") {
    throw new AppError(
      403,
      "second_factor_required",
      "This server asks for a second factor. Set up an authenticator app before you go on",
    );
  }
  throw new AppError(
    403,
    "password_change_required",
    "The password you signed in with is temporary. Change it before you go on",
  );
}

/** Throws 403, naming the scope, for a personal token without it. */
function checkScope({ scopes }: SignedIn, scope: TokenScope): void {
  if (scopes === null || scopes.includes(scope)) return;
  const detail = `This token does not have the scope "${scope}". Make one that has it on your account page`;
  throw new AppError(403, "scope_missing", detail, { extra: { scope } });
}

const PROOF_WORDS: Record<Proof, string> = {
  password: "your password",
  code: "a code of your app",
  passkey: "a passkey",
};

/** `accepted` is empty for an account that has nothing of its own: it signs in again. */
function stepUpRequired(accepted: readonly Proof[]): AppError {
  const proofs = accepted.map((proof) => PROOF_WORDS[proof]);
  const given = proofs.length === 0 ? "Sign in again" : `Give ${proofs.join(" or ")}`;
  const detail = `This asks for a fresh proof, and you proved who you are more than 15 minutes ago. ${given}, and repeat it`;
  return new AppError(403, "step_up_required", detail, { extra: { accepted } });
}

/** The token of an Authorization header; null when there is none. */
export function readBearerToken(request: FastifyRequest): string | null {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? null;
}

/**
 * Checks each token against the account and the session it names, so that deactivation, deletion, a new password and
 * signing out take effect at once.
 */
export function createAuthGuard(
  db: Db,
  tokens: AccessTokens,
  secondFactor: SecondFactorRule,
  now: () => Date = () => new Date(),
): AuthGuard {
  const { identify, identifyByPersonalToken, listValidTokens } = createIdentification(db, tokens, now);

  async function authenticateToken(request: FastifyRequest, token: string): Promise<SignedIn> {
    await enterSession(request, token);
    refusePending(getSignedIn(request), secondFactor);
    return getSignedIn(request);
  }

  async function enterSession(request: FastifyRequest, token: string): Promise<void> {
    if (looksLikePersonalToken(token)) {
      request.signedIn = await identifyByPersonalToken(token);
      throw new AppError(403, "token_not_accepted", "Personal tokens do not open this call. Sign in to make it");
    }
    request.signedIn = await identify(token);
  }

  async function requireSession(request: FastifyRequest): Promise<void> {
    const token = readBearerToken(request);
    if (token === null) throw notSignedIn();
    await enterSession(request, token);
  }

  async function requireUser(request: FastifyRequest): Promise<void> {
    await requireSession(request);
    refusePending(getSignedIn(request), secondFactor);
  }

  async function requireAnyScope(request: FastifyRequest): Promise<void> {
    const token = readBearerToken(request);
    if (token === null || !looksLikePersonalToken(token)) return requireUser(request);
    request.signedIn = await identifyByPersonalToken(token);
  }

  function makeScopeHook(scope: TokenScope): Hook {
    return async (request) => {
      await requireAnyScope(request);
      checkScope(getSignedIn(request), scope);
    };
  }
  const requireScope = Object.fromEntries(TOKEN_SCOPES.map((scope) => [scope, makeScopeHook(scope)]));

  async function requireAdmin(request: FastifyRequest): Promise<void> {
    await requireUser(request);
    if (getSignedIn(request).user.role !== "admin") throw new AppError(403, "access_denied", "Access denied");
  }

  async function requireManager(request: FastifyRequest): Promise<void> {
    await requireUser(request);
    if (findAdminScope(getSignedIn(request).user) === null) throw new AppError(403, "access_denied", "Access denied");
  }

  async function requireProof(request: FastifyRequest): Promise<void> {
    const { user, provenAt } = getSignedIn(request);
    if (isProofFresh(provenAt, now())) return;
    throw stepUpRequired(await listProofs(db, user.id, provenAt ?? new Date(0)));
  }

  async function requireEnrolling(request: FastifyRequest): Promise<void> {
    await requireSession(request);
    refusePending(getSignedIn(request), "optional");
  }

  const andProof = (hook: Hook): Hook => {
    return async (request) => {
      await hook(request);
      await requireProof(request);
    };
  };

  return {
    ...{ authenticateToken, listValidTokens, requireSession, requireUser, requireAnyScope, requireAdmin },
    requireEnrolling,
    requireProvenEnrolling: andProof(requireEnrolling),
    requireManager,
    requireProvenAdmin: andProof(requireAdmin),
    requireProvenManager: andProof(requireManager),
    requireScope: requireScope as AuthGuard["requireScope"],
  };
}
