import { API_PREFIX, type SecondFactorRule } from "@medsieve/contract/constants";
import { UNLOGGED } from "@medsieve/database/client";
import { openNotifications } from "@medsieve/database/notifications";
import { users } from "@medsieve/database/schema/index";
import { openTestDatabase } from "../../database/test/database.ts";
import { createPasskeyCeremonies } from "../src/accounts/passkey-ceremonies.ts";
import { createSecretBox } from "../src/accounts/seal-secret.ts";
import { createAccessTokens } from "../src/http/access-tokens.ts";
import type { HttpApp } from "../src/http/app-types.ts";
import { createAuthGuard } from "../src/http/auth-guard.ts";
import { createHttpApp } from "../src/http/http-app.ts";
import { createLogger } from "../src/http/logging.ts";
import type { OriginConfig } from "../src/http/origins.ts";
import { authModule } from "../src/modules/auth/auth-routes.ts";
import { passkeysModule } from "../src/modules/auth/passkey-routes.ts";
import { sessionsModule } from "../src/modules/auth/session-routes.ts";
import { stepUpModule } from "../src/modules/auth/step-up-routes.ts";
import { totpModule } from "../src/modules/auth/totp-routes.ts";
import { usageModule } from "../src/modules/usage/usage-routes.ts";
import { createPasswords } from "../src/passwords.ts";

export const TEST_SECRET = "a secret that only these tests sign their tokens with";
export const TEST_PASSWORD = "Correct-Horse-7";
export const testPasswords = createPasswords({ memoryCost: 64, timeCost: 1 });

/** What a browser has after signing in. */
export interface TestSession {
  token: string;
  cookie: string;
}

/** An application with accounts and usage alone, on an empty database, with a clock that stands still until set. */
export async function openAccountsApp(origins: OriginConfig = { publicUrl: "http://localhost:3000", port: 3000 }) {
  const database = await openTestDatabase();
  const clock = { now: new Date("2026-03-10T12:00:00.000Z") };
  const now = () => clock.now;
  const logged: string[] = [];
  const passwordHash = await testPasswords.hash(TEST_PASSWORD);
  const notifications = await openNotifications(database, null, UNLOGGED);

  /** Another server on the same database. */
  async function openApp(
    secret = TEST_SECRET,
    sharedOrigins = origins,
    secondFactor: SecondFactorRule = "optional",
  ): Promise<HttpApp> {
    const app = await createHttpApp({
      logger: createLogger("trace", { write: (line) => void logged.push(line) }),
      origins: sharedOrigins,
      trustProxy: true,
    });
    const tokens = createAccessTokens(secret, now);
    const guard = createAuthGuard(database.db, tokens, secondFactor, now);
    const passwords = testPasswords;
    const box = createSecretBox(secret);
    const ceremonies = createPasskeyCeremonies(sharedOrigins, secret);
    await app.register(authModule, {
      prefix: API_PREFIX,
      database,
      notifications,
      guard,
      tokens,
      passwords,
      secret,
      origins: sharedOrigins,
      secondFactor,
      passwordSignIn: "on",
      provider: null,
      box,
      ceremonies,
      now,
    });
    await app.register(totpModule, {
      ...{ prefix: API_PREFIX, database, notifications, guard, passwords, box, secondFactor, now },
      publicUrl: sharedOrigins.publicUrl,
    });
    await app.register(passkeysModule, {
      ...{ prefix: API_PREFIX, database, notifications, guard, ceremonies, origins: sharedOrigins, secondFactor, now },
    });
    await app.register(stepUpModule, {
      ...{ prefix: API_PREFIX, database, guard, passwords, box, ceremonies, origins: sharedOrigins, now },
    });
    await app.register(sessionsModule, { prefix: API_PREFIX, database, notifications, guard, now });
    await app.register(usageModule, {
      prefix: API_PREFIX,
      database,
      guard,
      limits: { userLimit: 100, demoLimit: 10 },
      now,
    });
    app.get("/admin-only", { onRequest: guard.requireAdmin }, async () => ({ ok: true }));
    return app;
  }

  const app = await openApp();

  async function addUser(values: Partial<typeof users.$inferInsert> & { email: string }) {
    const [user] = await database.db
      .insert(users)
      .values({ fullName: "Ada Byron", role: "user", passwordHash, ...values })
      .returning();
    if (user === undefined) throw new Error("the user was not stored");
    return user;
  }

  /** `device`: the cookies of a browser that signed in before. */
  function login(email: string, password = TEST_PASSWORD, address = "203.0.113.7", device?: string) {
    return app.inject({
      method: "POST",
      url: `${API_PREFIX}/auth/login`,
      headers: { "x-forwarded-for": address, ...(device === undefined ? {} : { cookie: device }) },
      payload: { email, password },
    });
  }

  async function signIn(email: string): Promise<TestSession> {
    const answer = await login(email);
    if (answer.statusCode !== 200) throw new Error(`sign-in: ${answer.body}`);
    return { token: answer.json().access_token, cookie: readCookie(answer) ?? "" };
  }

  function refresh(cookie: string, server = app) {
    return server.inject({ method: "POST", url: `${API_PREFIX}/auth/refresh`, headers: { cookie } });
  }

  function getMe(token: string) {
    return app.inject({ url: `${API_PREFIX}/auth/me`, headers: { authorization: `Bearer ${token}` } });
  }

  return { app, openApp, database, clock, logged, addUser, login, signIn, refresh, getMe };
}

/** The cookie that an answer sets, as a browser sends it back; null when it does not set it. */
export function readCookie(
  answer: { cookies: { name: string; value: string }[] },
  name = "medsieve_refresh",
): string | null {
  const cookie = answer.cookies.find((one) => one.name === name);
  return cookie === undefined ? null : `${cookie.name}=${cookie.value}`;
}
