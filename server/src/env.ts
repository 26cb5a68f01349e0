import { existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { PASSWORD_CLASSES_REQUIRED, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "@medsieve/contract/constants";
import { checkPassword } from "@medsieve/contract/password";
import type { FullTextServices } from "@medsieve/contract/searches";
import { LITERATURE_SOURCES, type LiteratureSource } from "@medsieve/contract/sources";
import type { ModelSettings } from "@medsieve/language-models/model-settings";
import type { OpenSearchSettings } from "@medsieve/sources/opensearch/opensearch-settings";
import { z } from "zod";
import type { AuditWebhook } from "./audit-relay/post-entries.ts";
import { chooseModel, MODEL_SETTINGS } from "./settings/model-settings.ts";
import { OPENSEARCH_SETTINGS, readOpenSearchSettings } from "./settings/opensearch-settings.ts";
import { EnvError, headerList, isSubnet, webAddress, wholeNumber } from "./settings/setting-types.ts";
import { readSignInSettings, SIGN_IN_SETTINGS, type SignInSettings } from "./settings/sign-in-settings.ts";
import type { TraceCollector } from "./tracing/open-tracing.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** What each setting takes, in words: the second half of the line that refuses it. */
const SETTINGS = {
  PORT: { schema: wholeNumber(1, 65_535), fallback: "3000", takes: "a port from 1 to 65535" },
  HOST: {
    schema: z.string().min(1),
    fallback: "127.0.0.1",
    takes: "an address to listen on, e.g. 127.0.0.1 or 0.0.0.0",
  },
  PUBLIC_URL: { schema: webAddress, fallback: null, takes: "an address that begins with http:// or https://" },
  TRUST_PROXY: {
    schema: z.string().refine((list) => list.split(",").every((one) => isSubnet(one.trim()))),
    fallback: null,
    takes: "addresses or subnets of proxies, separated by commas, e.g. 10.0.0.1, 192.168.0.0/16",
  },
  DATA_DIR: { schema: z.string().min(1), fallback: "./data", takes: "a folder" },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }),
    fallback: null,
    takes: "postgresql://user:password@host:port/database",
  },
  ADMIN_EMAIL: { schema: z.email(), fallback: "admin@medsieve.local", takes: "an e-mail address" },
  ADMIN_PASSWORD: {
    schema: z.string().refine((password) => checkPassword(password).ok),
    fallback: null,
    takes: `${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters of at least ${PASSWORD_CLASSES_REQUIRED} of these: capital letters, small letters, digits, others`,
  },
  JWT_SECRET: { schema: z.string().min(32), fallback: null, takes: "at least 32 characters" },
  USER_LIMIT: { schema: wholeNumber(0, 999_999_999), fallback: "100", takes: "a whole number of searches a month" },
  DEMO_LIMIT: { schema: wholeNumber(0, 999_999_999), fallback: "10", takes: "a whole number of searches a month" },
  DEMO_SIGNUP: { schema: z.enum(["on", "off"]), fallback: "on", takes: "on or off" },
  DEMO_SIGNUP_LIMIT: {
    schema: wholeNumber(0, 999_999_999),
    fallback: "20",
    takes: "a whole number of searches a month",
  },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }).refine((url) => URL.parse(url)?.hostname !== ""),
    fallback: null,
    takes: "smtp://user:password@host:port, or smtps://… for TLS from the start",
  },
  MAIL_FROM: {
    schema: z.string().regex(/^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u),
    fallback: "Medsieve <medsieve@localhost>",
    takes: "an e-mail address, or a name and an address: Medsieve <medsieve@example.org>",
  },
  LITERATURE_SOURCE: {
    schema: z.enum(LITERATURE_SOURCES),
    fallback: "auto",
    takes: "auto, pubmed, library or opensearch",
  },
  ...OPENSEARCH_SETTINGS,
  LIBRARY_FOLLOW: { schema: z.string().min(1), fallback: null, takes: "a folder with NLM's daily files" },
  LIBRARY_FOLDER: {
    schema: z.string().min(1),
    fallback: null,
    takes: "a folder with PubMed files that administrators may import",
  },
  NCBI_BASE_URL: {
    schema: webAddress,
    fallback: "https://eutils.ncbi.nlm.nih.gov/entrez/eutils",
    takes: "an address that begins with http:// or https://",
  },
  NCBI_API_KEY: { schema: z.string().regex(/^[\w-]{8,128}$/), fallback: null, takes: "an API key of an NCBI account" },
  NCBI_EMAIL: { schema: z.email(), fallback: null, takes: "an e-mail address" },
  ICITE_BASE_URL: {
    schema: webAddress,
    fallback: "https://icite.od.nih.gov/api",
    takes: "an address that begins with http:// or https://",
  },
  CTGOV_BASE_URL: {
    schema: webAddress,
    fallback: "https://clinicaltrials.gov/api/v2",
    takes: "an address that begins with http:// or https://",
  },
  ...MODEL_SETTINGS,
  WORKER_THREADS: { schema: wholeNumber(1, 64), fallback: null, takes: "a whole number of threads, at least 1" },
  ...SIGN_IN_SETTINGS,
  METRICS_TOKEN: {
    schema: z.string().regex(/^[\x21-\x7e]{1,500}$/),
    fallback: null,
    takes: "up to 500 letters, digits and signs without blanks",
  },
  AUDIT_WEBHOOK_URL: {
    schema: webAddress,
    fallback: null,
    takes: "the address that takes the audit log, e.g. https://siem.example.org/medsieve",
  },
  AUDIT_WEBHOOK_SECRET: {
    schema: z.string().regex(/^[\x21-\x7e]{16,500}$/),
    fallback: null,
    takes: "16 to 500 letters, digits and signs without blanks",
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: webAddress,
    fallback: null,
    takes: "the base address of a collector that takes OTLP over HTTP, e.g. http://localhost:4318",
  },
  OTEL_EXPORTER_OTLP_HEADERS: { schema: headerList, fallback: null, takes: "headers: name=value,name=value" },
  LINK_RESOLVER_URL: {
    schema: webAddress,
    fallback: null,
    takes: "the base address of an OpenURL resolver, e.g. https://resolver.example.org/openurl",
  },
  LIBKEY_LIBRARY_ID: {
    schema: z.string().regex(/^\d{1,9}$/),
    fallback: null,
    takes: "the number of a library at LibKey",
  },
  LOG_LEVEL: { schema: z.enum(LOG_LEVELS), fallback: "info", takes: `one of: ${LOG_LEVELS.join(", ")}` },
} as const;

type SettingName = keyof typeof SETTINGS;
type Setting<Name extends SettingName> = z.output<(typeof SETTINGS)[Name]["schema"]>;
/** Null when it is not set and has no default. */
type ReadSetting = <Name extends SettingName>(name: Name) => Setting<Name> | null;

/** Never repeated on screen or in a log. */
const SECRETS: ReadonlySet<SettingName> = new Set([
  "ADMIN_PASSWORD",
  "JWT_SECRET",
  "METRICS_TOKEN",
  "AUDIT_WEBHOOK_SECRET",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "DATABASE_URL",
  "SMTP_URL",
  "NCBI_API_KEY",
  "OPENSEARCH_PASSWORD",
  "OIDC_CLIENT_SECRET",
  "LLM_API_KEY",
  "ANTHROPIC_API_KEY",
  "OPENAI_API_KEY",
  "GOOGLE_GENERATIVE_AI_API_KEY",
]);
/** An address with a user or a password in it. */
const WITH_CREDENTIALS = /\/\/[^/]*@/;

export interface Env {
  port: number;
  host: string;
  publicUrl: string;
  trustProxy: string | null;
  dataDir: string;
  /** Null: the embedded database in `dataDir`. */
  databaseUrl: string | null;
  adminEmail: string;
  adminPassword: string | null;
  jwtSecret: string | null;
  userLimit: number;
  demoLimit: number;
  demoSignup: boolean;
  demoSignupLimit: number;
  signIn: SignInSettings;
  /** Null: mail goes to the outbox in `dataDir`. */
  smtpUrl: string | null;
  mailFrom: string;
  literatureSource: LiteratureSource;
  /** Null: LITERATURE_SOURCE does not name it. */
  opensearch: OpenSearchSettings | null;
  /** Folder from which NLM's daily files are taken; null: none. */
  libraryFollow: string | null;
  /** Folder from which administrators import files, and where those lie that they send. */
  libraryFolder: string;
  ncbiBaseUrl: string;
  ncbiApiKey: string | null;
  ncbiEmail: string | null;
  iciteBaseUrl: string;
  ctgovBaseUrl: string;
  /** Null: the built-in reader works alone. */
  model: ModelSettings | null;
  /** Threads that read papers and work on queries. */
  workerThreads: number;
  /** Null: /metrics is closed. */
  metricsToken: string | null;
  /** Where the audit log is sent on to; null: nowhere. */
  auditWebhook: AuditWebhook | null;
  /** Where the traces of searches are sent; null: nowhere. */
  traces: TraceCollector | null;
  /** How readers come to the full text at their library. */
  fullText: FullTextServices;
  logLevel: (typeof LOG_LEVELS)[number];
}

/** Reads every setting; prices are those of `now`. An empty value counts as not set. Throws EnvError. */
export function readEnv(variables: Record<string, string | undefined>, now = new Date()): Env {
  const read: ReadSetting = <Name extends SettingName>(name: Name): Setting<Name> | null => {
    const { schema, fallback, takes } = SETTINGS[name];
    const given = variables[name]?.trim();
    const value = given === undefined || given === "" ? fallback : given;
    if (value === null) return null;
    const result = (schema as z.ZodType).safeParse(value);
    if (!result.success) {
      const got =
        SECRETS.has(name) || WITH_CREDENTIALS.test(value) ? "a value that cannot be used" : JSON.stringify(value);
      throw new EnvError(`${name} is ${got}; it takes ${takes}`);
    }
    return result.data as Setting<Name>;
  };
  const required = <Name extends SettingName>(name: Name) => {
    const value = read(name);
    if (value === null) throw new EnvError(`${name} is not set; it takes ${SETTINGS[name].takes}`);
    return value;
  };
  const port = required("PORT");
  const dataDir = resolve(required("DATA_DIR"));
  return {
    port,
    host: required("HOST"),
    publicUrl: read("PUBLIC_URL") ?? `http://localhost:${port}`,
    trustProxy: read("TRUST_PROXY"),
    dataDir,
    databaseUrl: read("DATABASE_URL"),
    adminEmail: required("ADMIN_EMAIL").toLowerCase(),
    adminPassword: read("ADMIN_PASSWORD"),
    jwtSecret: read("JWT_SECRET"),
    userLimit: required("USER_LIMIT"),
    demoLimit: required("DEMO_LIMIT"),
    demoSignup: required("DEMO_SIGNUP") === "on",
    demoSignupLimit: required("DEMO_SIGNUP_LIMIT"),
    signIn: readSignInSettings(read, (line) => new EnvError(line)),
    smtpUrl: read("SMTP_URL"),
    mailFrom: required("MAIL_FROM"),
    literatureSource: required("LITERATURE_SOURCE"),
    opensearch: required("LITERATURE_SOURCE") === "opensearch" ? readOpenSearchSettings(read) : null,
    libraryFollow: resolveGiven(read("LIBRARY_FOLLOW")),
    libraryFolder: resolve(read("LIBRARY_FOLDER") ?? join(dataDir, "import")),
    ncbiBaseUrl: required("NCBI_BASE_URL"),
    ncbiApiKey: read("NCBI_API_KEY"),
    ncbiEmail: read("NCBI_EMAIL"),
    iciteBaseUrl: required("ICITE_BASE_URL"),
    ctgovBaseUrl: required("CTGOV_BASE_URL"),
    model: chooseModel(read, now),
    workerThreads: read("WORKER_THREADS") ?? availableParallelism(),
    metricsToken: read("METRICS_TOKEN"),
    auditWebhook: readAuditWebhook(read("AUDIT_WEBHOOK_URL"), read("AUDIT_WEBHOOK_SECRET")),
    traces: readTraces(read("OTEL_EXPORTER_OTLP_ENDPOINT"), read("OTEL_EXPORTER_OTLP_HEADERS")),
    fullText: { link_resolver: read("LINK_RESOLVER_URL"), libkey_library_id: read("LIBKEY_LIBRARY_ID") },
    logLevel: required("LOG_LEVEL"),
  };
}

function readAuditWebhook(url: string | null, secret: string | null): AuditWebhook | null {
  if (url === null) return null;
  if (secret !== null) return { url, secret };
  throw new EnvError("AUDIT_WEBHOOK_SECRET is missing: with AUDIT_WEBHOOK_URL it signs what is sent there");
}

const readTraces = (endpoint: string | null, headers: Record<string, string> | null): TraceCollector | null =>
  endpoint === null ? null : { endpoint, headers: headers ?? {} };

const resolveGiven = (path: string | null): string | null => (path === null ? null : resolve(path));

/** The process's variables over those of `.env` in the working directory, which need not exist. */
export function readVariables(folder = process.cwd()): Record<string, string | undefined> {
  const file = resolve(folder, ".env");
  const written = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  return { ...written, ...process.env };
}
