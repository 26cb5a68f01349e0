import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { SetupStepId } from "@medsieve/contract/admin/setup";
import type { Language } from "@medsieve/contract/constants";
import { writeBackup } from "@medsieve/database/backup/write-backup";
import type { Requester } from "@medsieve/database/requester";
import { mails, setupChecks } from "@medsieve/database/schema/index";
import { enqueueMail, finishMail } from "@medsieve/mail/mail-queue";
import { writeLinkMail } from "@medsieve/mail/write-mail";
import { describeCause } from "@medsieve/runtime/failure-cause";
import { ignoreWaiting } from "@medsieve/sources/wait-notice";
import { eq } from "drizzle-orm";
import { DEFAULT_PROMPTS } from "../../../prompts/defaults/default-prompts.ts";
import { askModelOnce } from "../../../prompts/dry-run.ts";
import type { SetupDeps } from "./setup-deps.ts";

/** Below the 30 seconds after which a page gives up a call. */
const TEST_WITHIN_MS = 25_000;
const LOOK_AGAIN_MS = 200;
/** What the model is asked. */
const QUESTION = "Does zinc shorten the common cold?";

/** Who asks for a test, and in which language a mail is written. */
export interface Tester {
  requester: Requester;
  name: string;
  language: Language;
}

interface Outcome {
  count?: number;
  costUsd?: number | null;
}

/** Tries a step with what it will be used for, and keeps how that ended. Never throws for what the other side did. */
export async function testStep(deps: SetupDeps, step: SetupStepId, tester: Tester, left: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([left, AbortSignal.timeout(TEST_WITHIN_MS)]);
  let outcome: Outcome = {};
  let reason: string | null = null;
  try {
    outcome = await TESTS[step](deps, tester, signal);
  } catch (error) {
    left.throwIfAborted();
    reason = signal.aborted ? `no answer within ${TEST_WITHIN_MS / 1000} seconds` : describeCause(error, []);
  }
  const found = {
    ...{ hasPassed: reason === null, testedAt: deps.now(), reason, isDismissed: false },
    ...{ count: outcome.count ?? null, costUsd: outcome.costUsd ?? null },
  };
  await deps.database.db
    .insert(setupChecks)
    .values({ step, ...found })
    .onConflictDoUpdate({ target: setupChecks.step, set: found });
}

const TESTS: Record<SetupStepId, (deps: SetupDeps, tester: Tester, signal: AbortSignal) => Promise<Outcome>> = {
  pubmed: async ({ sources }, _tester, signal) => {
    if (sources.countAtPubmed === null) throw new Error("PubMed is never asked here");
    return { count: await sources.countAtPubmed(signal) };
  },

  model: async ({ database, readers, sources, work, model, now }, { requester }, signal) => {
    if (model === null) throw new Error("no model is set");
    const source = sources.open(ignoreWaiting);
    const asked = { query: QUESTION, language: "en", preference: "comprehensive" } as const;
    const settings = { ...DEFAULT_PROMPTS.en.comprehensive, max_queries: 1 };
    const deps = { database, readers, source, work, now };
    const { fallback, costUsd } = await askModelOnce(deps, { ...asked, settings }, requester, signal);
    if (fallback !== null) throw new Error(fallback);
    return { costUsd };
  },

  mail: async ({ database, notifications, publicUrl }, { requester, name, language }, signal) => {
    const written = writeLinkMail({
      ...{ purpose: "test_mail", language, recipient: requester.userEmail, name, link: `${publicUrl}/admin` },
    });
    const id = await database.db.transaction((tx) => enqueueMail(tx, written));
    await notifications.publish("mail", "queued");
    for (;;) {
      const [mail] = await database.db.select().from(mails).where(eq(mails.id, id));
      if (mail === undefined || mail.status === "sent") return {};
      if (mail.lastError !== null) {
        await finishMail(database, id, mail.lastError);
        throw new Error(mail.lastError);
      }
      await sleep(LOOK_AGAIN_MS, undefined, { signal });
    }
  },

  backup: async ({ database, dataDir }, _tester, signal) => {
    const file = join(dataDir, `backup-trial-${randomUUID()}`);
    try {
      return { count: await writeBackup(database, { file, secretsOf: null, signal, report: () => undefined }) };
    } finally {
      await rm(file, { force: true });
    }
  },

  sign_in: async ({ provider }) => {
    await provider?.check();
    return {};
  },
};
