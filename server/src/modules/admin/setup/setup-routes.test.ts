import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Setup, type SetupStepId, setupSchema } from "@medsieve/contract/admin/setup";
import { keepBackup } from "@medsieve/database/backup/backups-written";
import { createModelReaders } from "@medsieve/language-models/model-reader";
import { createSmtpCarrier } from "@medsieve/mail/mail-carrier";
import { startMailSender } from "@medsieve/mail/mail-sender";
import { DESK_HERE } from "@medsieve/reader/builtin-reader";
import { SYSTEM_CLOCK } from "@medsieve/runtime/clock";
import { ContactLog } from "@medsieve/runtime/contact-log";
import { createPostingsSearch } from "@medsieve/sources/library/postings/search-postings";
import { openSources } from "@medsieve/sources/open-sources";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../../database/test/database.ts";
import { answerWell } from "../../../../../language-models/test/model-answers.ts";
import { type ModelServer, openModelServer } from "../../../../../language-models/test/model-server.ts";
import { type EutilsServer, openEutilsServer, writeEsearch } from "../../../../../sources/test/eutils-server.ts";
import { call, openTestApp, openTestNotifications, signInNew, type TestApp } from "../../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../../test/scripted-search.ts";
import { createLogger } from "../../../http/logging.ts";
import { WORK_HERE } from "../../../work/work-here.ts";

const LOG = { info: () => undefined, warn: () => undefined, error: () => undefined };
/** US dollars of one call of the model. */
const CALL = 0.004;

describe("making a new installation ready", () => {
  let database: TestDatabase;
  let plain: TestApp;
  let token: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    plain = await openTestApp(database, new ScriptedSource([], {}), new ScriptedReader([]));
  });
  afterAll(async () => {
    await plain.close();
    await database.close();
  });
  beforeEach(async () => {
    await emptyDatabase(database);
    token = await signInNew(plain, database, { email: "ada@example.org", role: "admin" });
  });

  const readSetup = async (test: TestApp): Promise<Setup> =>
    setupSchema.parse((await call(test.app, "GET", "/admin/setup", token)).json());
  const readStep = async (test: TestApp, id: SetupStepId) =>
    (await readSetup(test)).steps.find((step) => step.id === id);
  const tryStep = async (test: TestApp, id: SetupStepId) => {
    const answer = await call(test.app, "POST", `/admin/setup/${id}/test`, token, { language: "ja" });
    expect(answer.statusCode).toBe(200);
    return setupSchema.parse(answer.json()).steps.find((step) => step.id === id);
  };

  it("says what is still open, and is done when nothing is, or it is not needed", async () => {
    const { steps, is_done } = await readSetup(plain);
    expect(is_done).toBe(false);
    expect(steps.map(({ id, state, saying }) => [id, state, saying])).toEqual([
      ["pubmed", "unused", "pubmed_unused"],
      ["model", "open", "model_none"],
      ["mail", "open", "mail_outbox"],
      ["backup", "open", "backup_none"],
      ["sign_in", "open", "sign_in_password"],
    ]);
    for (const step of ["model", "mail", "backup", "sign_in"]) {
      await call(plain.app, "PUT", `/admin/setup/${step}`, token, { is_dismissed: true });
    }
    expect((await readSetup(plain)).is_done).toBe(true);
    await call(plain.app, "PUT", "/admin/setup/mail", token, { is_dismissed: false });
    expect((await readSetup(plain)).is_done).toBe(false);
    expect((await call(plain.app, "POST", "/admin/setup/coffee/test", token)).statusCode).toBe(404);
  });

  it("is ready with a backup that was written, and not with one that could be", async () => {
    const folder = await mkdtemp(join(tmpdir(), "medsieve-setup-"));
    expect(await tryStep(plain, "backup")).toMatchObject({ state: "open", saying: "backup_possible" });
    expect((await readdir(tmpdir())).filter((name) => name.startsWith("backup-trial"))).toEqual([]);
    const quiet = { secretsOf: null, signal: new AbortController().signal, report: () => undefined };
    const rows = await keepBackup(database, { ...quiet, file: join(folder, "kept") });
    expect(await readStep(plain, "backup")).toMatchObject({
      ...{ state: "ready", saying: "backup_written" },
      facts: { count: rows },
    });
    await database.pool.query("update backups_written set written_at = now() - interval '8 days'");
    await database.pool.query("delete from setup_checks");
    expect(await readStep(plain, "backup")).toMatchObject({ state: "open", saying: "backup_old" });
    await rm(folder, { recursive: true });
  });

  it("sends the administrator a mail, and says what the mail server says", async () => {
    const received: string[] = [];
    let refusal: string | null = null;
    const server = new SMTPServer({
      ...{ authOptional: true, disabledCommands: ["STARTTLS", "AUTH"] },
      onRcptTo: ({ address }, _session, done) => {
        if (refusal === null) received.push(address);
        done(refusal === null ? null : Object.assign(new Error(refusal), { responseCode: 451 }));
      },
    });
    server.on("error", () => undefined);
    server.listen(0, "127.0.0.1");
    await once(server.server, "listening");
    const { port } = server.server.address() as AddressInfo;
    const carrier = createSmtpCarrier(`smtp://127.0.0.1:${port}`, "Medsieve <medsieve@example.org>");
    const sender = startMailSender(database, await openTestNotifications(database), carrier, LOG);
    const test = await openTestApp(database, new ScriptedSource([], {}), new ScriptedReader([]), { mail: "smtp" });
    expect(await readStep(test, "mail")).toMatchObject({ state: "open", saying: "mail_untried" });
    expect(await tryStep(test, "mail")).toMatchObject({ state: "ready", saying: "mail_taken" });
    expect(received).toEqual(["ada@example.org"]);
    refusal = "the mailbox is busy";
    const failed = await tryStep(test, "mail");
    expect(failed).toMatchObject({ state: "failed", saying: "mail_refused" });
    expect(failed?.facts.reason).toContain("the mailbox is busy");
    await Promise.all([test.close(), sender.close()]);
    await new Promise((resolve) => server.close(() => resolve(null)));
  });

  describe("PubMed", () => {
    let eutils: EutilsServer;
    let works: boolean;
    beforeAll(async () => {
      works = true;
      eutils = await openEutilsServer(() => (works ? writeEsearch([], { count: 301_204 }) : { status: 500 }));
    });
    afterAll(() => eutils.close());

    it("is asked for a count, and says why it does not answer", async () => {
      const settings = { ncbiBaseUrl: eutils.url, ncbiApiKey: null, ncbiEmail: null, iciteBaseUrl: eutils.url };
      const sources = await openSources(
        { database, postings: createPostingsSearch(database), work: WORK_HERE },
        { ...settings, literatureSource: "pubmed" },
        LOG,
      );
      const test = await openTestApp(database, new ScriptedSource([], {}), new ScriptedReader([]), { sources });
      expect(await readStep(test, "pubmed")).toMatchObject({ state: "open", saying: "pubmed_untried" });
      expect(await tryStep(test, "pubmed")).toMatchObject({
        ...{ state: "ready", saying: "pubmed_answered" },
        facts: { count: 301_204 },
      });
      works = false;
      expect(await tryStep(test, "pubmed")).toMatchObject({ state: "failed", saying: "pubmed_silent" });
      await test.close();
      await sources.close();
    });
  });

  describe("a model", () => {
    let model: ModelServer;
    beforeAll(async () => {
      model = await openModelServer();
    });
    afterAll(() => model.close());

    it("is asked one question, whose cost is in the query log", async () => {
      const contact = new ContactLog();
      const readers = createModelReaders({
        ...{ desk: DESK_HERE, settings: model.settingsFor("openai-compatible", { monthlyBudgetUsd: 100 }), database },
        ...{ logger: createLogger("silent"), now: () => new Date(), clock: SYSTEM_CLOCK, contact },
      });
      const access = { vendor: "openai-compatible", model: "test-model", hasKey: true, monthlyBudgetUsd: 100 };
      const test = await openTestApp(database, new ScriptedSource([], {}), readers, {
        model: { ...access, readSpent: async () => 0, contact },
      });
      model.behave((asked) => answerWell(asked));
      const tried = await tryStep(test, "model");
      expect(tried).toMatchObject({ state: "ready", saying: "model_answered", facts: { name: "test-model" } });
      expect(tried?.facts.cost_usd).toBeCloseTo(CALL, 6);
      const [log] = (await call(test.app, "GET", "/admin/search-logs", token)).json().logs;
      expect(log).toMatchObject({ search_type: "Prompt_Trial", outcome: "completed", user_email: "ada@example.org" });
      expect(log.total_cost_usd).toBeCloseTo(CALL, 9);
      model.behave(() => ({ status: 401, body: "the key is not known" }));
      const failed = await tryStep(test, "model");
      expect(failed).toMatchObject({ state: "failed", saying: "model_failed" });
      expect(failed?.facts.reason).not.toBe("");
      await test.close();
    });
  });
});
