import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { readEnv, readVariables } from "./env.ts";
import { createHttpApp } from "./http/http-app.ts";
import { createLogger } from "./http/logging.ts";

it("what is not set is as it is documented", () => {
  expect(readEnv({})).toEqual({
    ...{ port: 3000, host: "127.0.0.1", publicUrl: "http://localhost:3000", trustProxy: null },
    ...{ dataDir: resolve("data"), databaseUrl: null, jwtSecret: null },
    ...{ adminEmail: "admin@medsieve.local", adminPassword: null },
    ...{ demoSignup: true, demoSignupLimit: 20, demoLimit: 10, userLimit: 100 },
    ...{ literatureSource: "auto", opensearch: null, libraryFollow: null, libraryFolder: resolve("data/import") },
    ...{ ncbiBaseUrl: "https://eutils.ncbi.nlm.nih.gov/entrez/eutils", ncbiApiKey: null, ncbiEmail: null },
    ...{ iciteBaseUrl: "https://icite.od.nih.gov/api", ctgovBaseUrl: "https://clinicaltrials.gov/api/v2" },
    ...{ model: null, smtpUrl: null, mailFrom: "Medsieve <medsieve@localhost>" },
    signIn: { secondFactor: "optional", passwordSignIn: "on", oidc: null },
    ...{ metricsToken: null, auditWebhook: null, traces: null, logLevel: "info" },
    fullText: { link_resolver: null, libkey_library_id: null },
    workerThreads: expect.any(Number),
  });
  expect(readEnv({ PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
});

it("what is set is taken, the secrets and addresses of other services among it", () => {
  const set = {
    ...{
      PORT: "8080",
      HOST: "0.0.0.0",
      PUBLIC_URL: "https://m.example",
      DATA_DIR: "/srv/m",
      JWT_SECRET: "x".repeat(32),
    },
    ...{ DATABASE_URL: "postgresql://u:p@db/m", ADMIN_EMAIL: "A@m.example", ADMIN_PASSWORD: "Correct-horse-7" },
    ...{ DEMO_SIGNUP: "off", DEMO_SIGNUP_LIMIT: "3", DEMO_LIMIT: "4", USER_LIMIT: "5", LITERATURE_SOURCE: "pubmed" },
    ...{ NCBI_BASE_URL: "http://n.example/e/", NCBI_API_KEY: "0123456789", NCBI_EMAIL: "it@m.example" },
    ...{ ICITE_BASE_URL: "http://i.example", CTGOV_BASE_URL: "http://c.example", LIBRARY_FOLLOW: "/srv/nlm" },
    ...{ SMTP_URL: "smtps://mail.example", MAIL_FROM: "m@m.example", LOG_LEVEL: "debug", METRICS_TOKEN: "t" },
    ...{ LINK_RESOLVER_URL: "https://r.example/o", LIBKEY_LIBRARY_ID: "222", SECOND_FACTOR: "admins" },
  };
  expect(readEnv(set)).toMatchObject({
    ...{ port: 8080, host: "0.0.0.0", publicUrl: "https://m.example", dataDir: "/srv/m", jwtSecret: "x".repeat(32) },
    ...{ databaseUrl: "postgresql://u:p@db/m", adminEmail: "a@m.example", adminPassword: "Correct-horse-7" },
    ...{ demoSignup: false, demoSignupLimit: 3, demoLimit: 4, userLimit: 5, literatureSource: "pubmed" },
    ...{ ncbiBaseUrl: "http://n.example/e", ncbiApiKey: "0123456789", ncbiEmail: "it@m.example" },
    ...{ iciteBaseUrl: "http://i.example", ctgovBaseUrl: "http://c.example", libraryFollow: "/srv/nlm" },
    ...{ smtpUrl: "smtps://mail.example", mailFrom: "m@m.example", logLevel: "debug", metricsToken: "t" },
    fullText: { link_resolver: "https://r.example/o", libkey_library_id: "222" },
    signIn: { secondFactor: "admins" },
  });
  const cluster = {
    ...{ LITERATURE_SOURCE: "opensearch", OPENSEARCH_URL: "http://a.example:9200", OPENSEARCH_INDEX: "papers" },
    ...{ OPENSEARCH_USERNAME: "u", OPENSEARCH_PASSWORD: "p" },
  };
  expect(readEnv(cluster).opensearch).toEqual({
    ...{ urls: ["http://a.example:9200"], index: "papers", username: "u", password: "p" },
  });
});

it("a provider to sign in at is read with all that is said of it, over http on this machine alone", () => {
  const set = {
    ...{ OIDC_ISSUER: "http://127.0.0.1:9000", OIDC_CLIENT_ID: "medsieve", OIDC_CLIENT_SECRET: "s", OIDC_NAME: "Ward" },
    ...{ OIDC_ALLOWED_DOMAINS: "Hospital.example, clinic.example", OIDC_COMPANY_CLAIM: "org" },
    ...{ OIDC_ADMIN_CLAIM: "groups:admins", OIDC_PROVISION: "on", PASSWORD_SIGNIN: "off" },
  };
  expect(readEnv(set).signIn).toMatchObject({
    passwordSignIn: "off",
    oidc: {
      ...{ issuer: "http://127.0.0.1:9000", clientId: "medsieve", clientSecret: "s", name: "Ward", provisions: true },
      ...{ allowedDomains: ["hospital.example", "clinic.example"], companyClaim: "org" },
      adminClaim: { claim: "groups", value: "admins" },
    },
  });
  expect(readEnv({ ...set, OIDC_ISSUER: "https://id.example" }).signIn.oidc?.issuer).toBe("https://id.example");
  expect(readEnv({ ...set, OIDC_PROVISION: "" }).signIn.oidc?.provisions).toBe(false);
  expect(() => readEnv({ ...set, OIDC_ISSUER: "http://id.example" })).toThrow(/^OIDC_ISSUER is .*https:/);
});

it("a file .env is read where there is one, and what the process was given comes first", async () => {
  const folder = await mkdtemp(join(tmpdir(), "medsieve-env-"));
  expect(readVariables(folder)).toEqual({ ...process.env });
  await writeFile(join(folder, ".env"), "# a comment\nMEDSIEVE_TEST_ONLY=written\nPATH=/nowhere\n");
  expect(readVariables(folder)).toMatchObject({ MEDSIEVE_TEST_ONLY: "written", PATH: process.env.PATH });
  await rm(folder, { recursive: true });
});

it("an address in X-Forwarded-For is believed of the proxies that TRUST_PROXY names, and of no one else", async () => {
  const ask = async (TRUST_PROXY: string) => {
    const { trustProxy } = readEnv({ TRUST_PROXY });
    const app = await createHttpApp({
      logger: createLogger("silent"),
      origins: { publicUrl: "http://localhost:3000", port: 3000 },
      trustProxy: trustProxy ?? false,
    });
    app.get("/address", async (request) => ({ ip: request.ip }));
    const headers = { "x-forwarded-for": "203.0.113.7" };
    const answer = await app.inject({ url: "/address", headers, remoteAddress: "10.0.0.1" });
    await app.close();
    return answer.json().ip;
  };
  expect(await ask("10.0.0.0/8")).toBe("203.0.113.7");
  expect([await ask(""), await ask("192.168.0.0/16")]).toEqual(["10.0.0.1", "10.0.0.1"]);
});
