import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { API_PREFIX, type Role } from "@medsieve/contract/constants";
import { type Database, UNLOGGED } from "@medsieve/database/client";
import { type Notifications, openNotifications } from "@medsieve/database/notifications";
import { users } from "@medsieve/database/schema/index";
import { type Readers, useFreeReaders } from "@medsieve/language-models/readers";
import type { Reader } from "@medsieve/reader/reader";
import { SYSTEM_CLOCK } from "@medsieve/runtime/clock";
import { createExclusiveImports } from "@medsieve/sources/library/exclusive-imports";
import { createPostingsSearch } from "@medsieve/sources/library/postings/search-postings";
import type { PaperSource } from "@medsieve/sources/paper-source";
import { useOneSource } from "@medsieve/sources/sources";
import { openTrialRegistry } from "@medsieve/sources/trials/trial-registry";
import type { InjectOptions } from "fastify";
import type { TestDatabase } from "../../database/test/database.ts";
import { DEMONSTRATION_FILE } from "../../sources/test/demonstration.ts";
import { type AppDeps, buildApp } from "../src/app.ts";
import type { HttpApp } from "../src/http/app-types.ts";
import { createPasswords } from "../src/passwords.ts";
import { NO_TRACING } from "../src/tracing/search-tracing.ts";
import { createWatchLinks } from "../src/watches/watch-links.ts";
import { SearchActivity } from "../src/work/search-activity.ts";
import { WORK_HERE } from "../src/work/work-here.ts";
import { checkAnswer } from "./check-answer.ts";
import { createWatchedLogger, watchAnswers } from "./watch-secrets.ts";

export const PASSWORD = "Correct-horse-7";
const passwords = createPasswords({ memoryCost: 1024, timeCost: 1 });
const SECRET = "a secret that is long enough for tests";
export const WATCH_LINKS = createWatchLinks(SECRET, "http://localhost:3000");

export interface TestApp {
  app: HttpApp;
  /** Listens on a free port; the address begins with http://. */
  listen: () => Promise<string>;
  close: () => Promise<void>;
}

/** Servers over one embedded database hear each other, as those over one PostgreSQL do. */
const hubs = new WeakMap<TestDatabase, Notifications>();

export async function openTestNotifications(database: TestDatabase): Promise<Notifications> {
  const notifications = hubs.get(database) ?? (await openNotifications(database, database.url, UNLOGGED));
  if (database.url === null) hubs.set(database, notifications);
  return notifications;
}

/** The whole server over a test's database, source and reader; as many as a test wants, like replicas. */
export async function openTestApp(
  database: TestDatabase,
  source: PaperSource,
  reader: Reader | Readers,
  {
    alone = false,
    endNow = AbortSignal.abort(),
    demoSignup = { open: true, monthlyLimit: 20 },
    sources = useOneSource(source, source),
    model = null,
    oidc = null,
    passwordSignIn = "on",
    metricsToken = null,
    tracing = NO_TRACING,
    trialRegistry = openTrialRegistry("http://127.0.0.1:1", SYSTEM_CLOCK),
    fullText = { link_resolver: null, libkey_library_id: null },
    logger = createWatchedLogger(),
    mail = "outbox",
    notifications: given = null,
    filling = {
      imports: createExclusiveImports(database),
      folder: "/nonexistent/import",
      demonstrationFile: DEMONSTRATION_FILE,
    },
  }: Partial<
    Pick<
      AppDeps,
      | "logger"
      | "filling"
      | "mail"
      | "alone"
      | "endNow"
      | "demoSignup"
      | "sources"
      | "model"
      | "oidc"
      | "passwordSignIn"
      | "metricsToken"
      | "tracing"
      | "fullText"
      | "trialRegistry"
    >
  > & { notifications?: Notifications | null } = {},
): Promise<TestApp> {
  const notifications = given ?? (await openTestNotifications(database));
  const app = await buildApp({
    ...{
      database,
      notifications,
      sources,
      filling,
      model,
      passwords,
      work: WORK_HERE,
      activity: new SearchActivity(SYSTEM_CLOCK),
    },
    postings: createPostingsSearch(database),
    readers: "open" in reader ? reader : useFreeReaders(() => reader),
    limits: { userLimit: 100, demoLimit: 10 },
    demoSignup,
    secondFactor: "optional",
    passwordSignIn,
    oidc,
    mail,
    dataDir: tmpdir(),
    jwtSecret: SECRET,
    watchLinks: WATCH_LINKS,
    metricsToken,
    tracing,
    fullText,
    trialRegistry,
    origins: { publicUrl: "http://localhost:3000", port: 3000 },
    logger,
    trustProxy: false,
    webFolder: null,
    alone,
    endNow,
    now: () => new Date(),
  });
  await app.ready();
  watchAnswers(app);
  return {
    app,
    listen: async () => {
      await app.listen({ port: 0, host: "127.0.0.1" });
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    },
    close: async () => {
      await app.close();
      await notifications.close();
    },
  };
}

/** Makes an account and signs it in; returns its access token. */
export async function signInNew(
  { app }: TestApp,
  database: Database,
  given: { email: string; role?: Role; monthlyLimit?: number },
): Promise<string> {
  await database.db.insert(users).values({
    email: given.email,
    fullName: "Test Person",
    role: given.role ?? "user",
    monthlyLimit: given.monthlyLimit ?? null,
    passwordHash: await passwords.hash(PASSWORD),
  });
  const answer = await call(app, "POST", "/auth/login", null, { email: given.email, password: PASSWORD });
  return answer.json().access_token;
}

/** A request to the API, signed with the token if there is one; its answer is held against the OpenAPI description. */
export async function call(
  app: HttpApp,
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  token: string | null,
  body?: unknown,
) {
  const options: InjectOptions = { method, url: `${API_PREFIX}${path}` };
  if (token !== null) options.headers = { authorization: `Bearer ${token}` };
  if (body !== undefined) options.payload = body as object;
  const answer = await app.inject(options);
  checkAnswer(app, method, `${API_PREFIX}${path}`, answer);
  return answer;
}
