import { API_PREFIX, type PasswordSignIn, type SecondFactorRule } from "@medsieve/contract/constants";
import type { FullTextServices } from "@medsieve/contract/searches";
import type { Database } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import type { Readers } from "@medsieve/language-models/readers";
import type { MailCarrier } from "@medsieve/mail/mail-carrier";
import type { PostingsSearch } from "@medsieve/sources/library/postings/search-postings";
import type { Sources } from "@medsieve/sources/sources";
import type { TrialRegistry } from "@medsieve/sources/trials/trial-registry";
import type { FastifyBaseLogger, FastifyServerOptions } from "fastify";
import { Registry } from "prom-client";
import { createPasskeyCeremonies } from "./accounts/passkey-ceremonies.ts";
import { createSecretBox } from "./accounts/seal-secret.ts";
import type { UsageLimits } from "./db/usage.ts";
import { healthModule, type ModelAccess } from "./health.ts";
import { createAccessTokens } from "./http/access-tokens.ts";
import type { HttpApp } from "./http/app-types.ts";
import { auditDenials } from "./http/audit-denials.ts";
import { createAuthGuard } from "./http/auth-guard.ts";
import { createHttpApp } from "./http/http-app.ts";
import { registerOpenApi } from "./http/openapi.ts";
import { registerOpenSearch } from "./http/opensearch.ts";
import { createOperatorToken } from "./http/operator-token.ts";
import type { OriginConfig } from "./http/origins.ts";
import { registerWebApp } from "./http/web-app.ts";
import { metricsModule } from "./metrics/metrics-routes.ts";
import { SearchFigures } from "./metrics/search-figures.ts";
import { watchServer } from "./metrics/watch-server.ts";
import { adminModule } from "./modules/admin/admin-module.ts";
import type { LibraryFilling } from "./modules/admin/library/library-routes.ts";
import { alertsModule } from "./modules/alerts/alerts-routes.ts";
import { accountModule } from "./modules/auth/account-routes.ts";
import { authModule } from "./modules/auth/auth-routes.ts";
import { languageModule } from "./modules/auth/language-routes.ts";
import { providerLinkModule } from "./modules/auth/oidc/link-routes.ts";
import { oidcModule } from "./modules/auth/oidc/oidc-routes.ts";
import { createProvider } from "./modules/auth/oidc/provider.ts";
import { passkeysModule } from "./modules/auth/passkey-routes.ts";
import { sessionsModule } from "./modules/auth/session-routes.ts";
import { stepUpModule } from "./modules/auth/step-up-routes.ts";
import { totpModule } from "./modules/auth/totp-routes.ts";
import { decisionsModule } from "./modules/decisions/decisions-routes.ts";
import { highlightsModule } from "./modules/highlights/highlights-routes.ts";
import { mcpModule } from "./modules/mcp/mcp-routes.ts";
import { privacyModule } from "./modules/privacy/privacy-routes.ts";
import { promptsModule } from "./modules/prompts/prompts-routes.ts";
import { promptVersionsModule } from "./modules/prompts/versions-routes.ts";
import { queriesModule } from "./modules/queries/queries-routes.ts";
import { reportsModule } from "./modules/reports/reports-routes.ts";
import { searchesModule } from "./modules/searches/searches-module.ts";
import { sharesModule } from "./modules/shares/shares-routes.ts";
import { surveysModule } from "./modules/surveys/surveys-routes.ts";
import { textChecksModule } from "./modules/text-checks/text-checks-routes.ts";
import { tokensModule } from "./modules/tokens/tokens-routes.ts";
import { usageModule } from "./modules/usage/usage-routes.ts";
import { feedModule } from "./modules/watches/feed-routes.ts";
import { unsubscribeModule } from "./modules/watches/unsubscribe-routes.ts";
import { watchesModule } from "./modules/watches/watches-routes.ts";
import type { Passwords } from "./passwords.ts";
import { createPromptSource } from "./prompts/prompt-store.ts";
import type { OidcSettings } from "./settings/oidc-settings.ts";
import type { SearchTracing } from "./tracing/search-tracing.ts";
import type { WatchLinks } from "./watches/watch-links.ts";
import type { SearchActivity } from "./work/search-activity.ts";
import type { Work } from "./work/work.ts";

export interface AppDeps {
  database: Database;
  notifications: Notifications;
  sources: Sources;
  /** Of the library in `database`, which `sources` searches, too. */
  postings: PostingsSearch;
  filling: LibraryFilling;
  readers: Readers;
  /** Where what takes the processor for a while is done. */
  work: Work;
  /** How many searches work here, for what lets them go first. */
  activity: SearchActivity;
  /** The language model behind the reader; null where there is none. */
  model: ModelAccess | null;
  passwords: Passwords;
  limits: UsageLimits;
  /** Whether anybody may sign up for a demo account, and how many searches a month it then has. */
  demoSignup: { open: boolean; monthlyLimit: number };
  /** Who has to have a second factor. */
  secondFactor: SecondFactorRule;
  passwordSignIn: PasswordSignIn;
  /** Null: there is no OpenID provider. */
  oidc: OidcSettings | null;
  /** Where what is written beside the database lies. */
  dataDir: string;
  /** How mail leaves. */
  mail: MailCarrier["kind"];
  jwtSecret: string;
  watchLinks: WatchLinks;
  /** Opens /metrics and the details of /health/ready; null: /metrics is closed. */
  metricsToken: string | null;
  tracing: SearchTracing;
  fullText: FullTextServices;
  trialRegistry: TrialRegistry;
  origins: OriginConfig;
  logger: FastifyBaseLogger;
  trustProxy: NonNullable<FastifyServerOptions["trustProxy"]>;
  /** Folder of the built web application; null serves the API alone. */
  webFolder: string | null;
  /** True when no other server uses this database. */
  alone: boolean;
  /** Aborted when, at the end, running searches are not waited for any more. */
  endNow: AbortSignal;
  now: () => Date;
}

/** The whole server: what it is made of, and which part is handed what. */
export async function buildApp(deps: AppDeps): Promise<HttpApp> {
  const { database, notifications, sources, postings, readers, work, passwords, limits, origins, secondFactor, now } =
    deps;
  const box = createSecretBox(deps.jwtSecret);
  const ceremonies = createPasskeyCeremonies(origins, deps.jwtSecret);
  const provider = deps.oidc === null ? null : createProvider(deps.oidc, origins.publicUrl);
  const tokens = createAccessTokens(deps.jwtSecret, now);
  const guard = createAuthGuard(database.db, tokens, secondFactor, now);
  const app = await createHttpApp({ logger: deps.logger, origins, trustProxy: deps.trustProxy });
  auditDenials(app, database.db, now);

  await registerOpenApi(app, guard);
  const { model } = deps;
  const operator = createOperatorToken(deps.metricsToken);
  const registry = new Registry();
  const figures = new SearchFigures(registry);
  const contacts = { pubmed: sources.describePubmed, model: () => model?.contact.read() ?? null };
  if (operator.isSet) watchServer(registry, { database, ...contacts });
  await app.register(metricsModule, { registry, operator });
  await app.register(healthModule, { database, sources, readers, model, mail: deps.mail, guard, operator });
  await app.register(
    async (api) => {
      await api.register(authModule, {
        ...{ database, notifications, guard, tokens, passwords, secret: deps.jwtSecret, origins, now },
        ...{ secondFactor, passwordSignIn: deps.passwordSignIn, box, ceremonies, provider },
      });
      if (deps.oidc !== null && provider !== null) {
        const { publicUrl } = origins;
        await api.register(oidcModule, { database, notifications, settings: deps.oidc, provider, box, publicUrl, now });
      }
      await api.register(providerLinkModule, { db: database.db, guard, settings: deps.oidc });
      await api.register(stepUpModule, { database, guard, passwords, box, ceremonies, origins, now });
      await api.register(totpModule, {
        ...{ database, notifications, guard, passwords, box, secondFactor, now },
        publicUrl: origins.publicUrl,
      });
      await api.register(passkeysModule, { database, notifications, guard, ceremonies, origins, secondFactor, now });
      await api.register(sessionsModule, { database, notifications, guard, now });
      await api.register(accountModule, {
        ...{ database, notifications, passwords, now, demoSignup: deps.demoSignup },
        ...{ passwordSignIn: deps.passwordSignIn, oidcName: deps.oidc?.name ?? null },
        publicUrl: origins.publicUrl,
      });
      await api.register(languageModule, { database, guard });
      await api.register(privacyModule, { database, notifications, guard, passwords, now });
      await api.register(tokensModule, { database, guard, now });
      await api.register(usageModule, { database, guard, limits, now });
      await api.register(searchesModule, {
        ...{ database, notifications, sources, postings, readers, work, limits, guard, origins, now },
        ...{ alone: deps.alone, endNow: deps.endNow, tracing: deps.tracing },
        ...{ prompts: createPromptSource(database.db), log: deps.logger, figures, fullText: deps.fullText },
        activity: deps.activity,
        trialRegistry: deps.trialRegistry,
      });
      await api.register(queriesModule, { database, guard, sources, postings, work, now });
      await api.register(textChecksModule, { database, guard, sources, work, now });
      await api.register(surveysModule, { database, guard });
      await api.register(alertsModule, { database, guard });
      await api.register(highlightsModule, { database, guard });
      await api.register(decisionsModule, { database, guard });
      await api.register(reportsModule, { database, guard });
      await api.register(watchesModule, { database, notifications, guard, links: deps.watchLinks, now });
      await api.register(sharesModule, { database, guard });
      await api.register(promptsModule, { database, guard, readers, sources, work, now });
      await api.register(promptVersionsModule, { database, guard });
      await api.register(adminModule, {
        ...{ database, notifications, guard, passwords, limits, sources, now },
        filling: deps.filling,
        setup: {
          ...{ readers, work, model, mail: deps.mail, dataDir: deps.dataDir },
          provider: provider === null ? null : { name: deps.oidc?.name ?? "", check: provider.check },
          isFactorRequired: secondFactor !== "optional",
        },
        publicUrl: origins.publicUrl,
        budgetUsd: model?.monthlyBudgetUsd ?? null,
      });
      api.get("/openapi.json", { schema: { hide: true } }, async () => app.swagger());
    },
    { prefix: API_PREFIX },
  );
  await app.register(mcpModule, { guard, origins });
  await app.register(unsubscribeModule, { database, links: deps.watchLinks });
  await app.register(feedModule, { database, links: deps.watchLinks });
  registerOpenSearch(app, origins.publicUrl);
  if (deps.webFolder !== null) await registerWebApp(app, deps.webFolder);
  return app;
}
