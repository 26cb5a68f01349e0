import { SETUP_STEPS, type Setup, type SetupStep, type SetupStepId } from "@medsieve/contract/admin/setup";
import { readLastBackup } from "@medsieve/database/backup/backups-written";
import { setupChecks } from "@medsieve/database/schema/index";
import type { Contact } from "@medsieve/runtime/contact-log";
import type { SetupDeps } from "./setup-deps.ts";

/** A backup that is older no longer counts as one. */
const BACKUP_DAYS = 7;
const DAY_MS = 86_400_000;

type Check = typeof setupChecks.$inferSelect;
type Said = Pick<SetupStep, "state" | "saying"> & { facts?: Partial<SetupStep["facts"]> };
const NO_FACTS = { name: null, count: null, at: null, cost_usd: null, reason: null };

/** Where an installation stands: each step from its settings, what happened since the server started, and the last test. */
export async function describeSetup(deps: SetupDeps, viewer: { hasFactor: boolean }): Promise<Setup> {
  const rows = await deps.database.db.select().from(setupChecks);
  const checkOf = (id: SetupStepId) => rows.find(({ step }) => step === id) ?? null;
  const said: Record<SetupStepId, Said> = {
    pubmed: describePubmed(deps, checkOf("pubmed")),
    model: describeModel(deps, checkOf("model")),
    mail: describeMail(deps, checkOf("mail")),
    backup: await describeBackup(deps, checkOf("backup")),
    sign_in: describeSignIn(deps, checkOf("sign_in"), viewer.hasFactor),
  };
  const steps = SETUP_STEPS.map((id): SetupStep => {
    const { state, saying, facts } = said[id];
    const isDismissed = checkOf(id)?.isDismissed === true && (state === "open" || state === "failed");
    return { id, state: isDismissed ? "dismissed" : state, saying, facts: { ...NO_FACTS, ...facts } };
  });
  return { steps, is_done: steps.every(({ state }) => state !== "open" && state !== "failed") };
}

function describePubmed({ sources }: SetupDeps, check: Check | null): Said {
  const contact = sources.describePubmed();
  if (contact === null) return { state: "unused", saying: "pubmed_unused" };
  return describeContact(contact, check, ["pubmed_untried", "pubmed_answered", "pubmed_silent"]);
}

function describeModel({ model }: SetupDeps, check: Check | null): Said {
  if (model === null) return { state: "open", saying: "model_none" };
  const said = describeContact(model.contact.read(), check, ["model_untried", "model_answered", "model_failed"]);
  return { ...said, facts: { ...said.facts, name: model.model } };
}

type Sayings = readonly [untried: SetupStep["saying"], well: SetupStep["saying"], failed: SetupStep["saying"]];

/** Of the last test and what searches met since this server started, the later one. */
function describeContact(contact: Contact, check: Check | null, [untried, well, failed]: Sayings): Said {
  const isTestLater = (check?.testedAt?.getTime() ?? 0) >= (contact.lastTriedAt?.getTime() ?? 0);
  if (check !== null && check.testedAt !== null && isTestLater) return describeTest(check, well, failed);
  if (contact.lastFailure !== null) {
    const at = contact.lastTriedAt?.toISOString() ?? null;
    return { state: "failed", saying: failed, facts: { reason: contact.lastFailure, at } };
  }
  if (contact.lastReachedAt === null) return { state: "open", saying: untried };
  return { state: "ready", saying: well, facts: { at: contact.lastReachedAt.toISOString() } };
}

function describeTest(check: Check, well: SetupStep["saying"], failed: SetupStep["saying"]): Said {
  const { hasPassed, testedAt, count, costUsd, reason } = check;
  const facts = { at: testedAt?.toISOString() ?? null, count, cost_usd: costUsd, reason };
  return hasPassed === true ? { state: "ready", saying: well, facts } : { state: "failed", saying: failed, facts };
}

/** The mail of a test goes to a file where there is no mail server; that it does makes nothing ready. */
function describeMail({ mail }: SetupDeps, check: Check | null): Said {
  if (mail === "outbox") {
    const at = check?.hasPassed === true ? (check.testedAt?.toISOString() ?? null) : null;
    return { state: "open", saying: at === null ? "mail_outbox" : "mail_filed", facts: { at } };
  }
  if (check === null || check.testedAt === null) return { state: "open", saying: "mail_untried" };
  return describeTest(check, "mail_taken", "mail_refused");
}

/** A backup that was written makes it ready; that one could be written does not. */
async function describeBackup({ database, now }: SetupDeps, check: Check | null): Promise<Said> {
  const last = await readLastBackup(database);
  const isFresh = last !== null && now().getTime() - last.writtenAt.getTime() < BACKUP_DAYS * DAY_MS;
  const tested = check?.testedAt ?? null;
  if (check !== null && tested !== null && tested.getTime() > (last?.writtenAt.getTime() ?? 0)) {
    const said = describeTest(check, "backup_possible", "backup_impossible");
    if (said.state === "failed") return said;
    if (!isFresh) return { ...said, state: "open" };
  }
  if (last === null) return { state: "open", saying: "backup_none" };
  const facts = { at: last.writtenAt.toISOString(), count: last.rows };
  return isFresh ? { state: "ready", saying: "backup_written", facts } : { state: "open", saying: "backup_old", facts };
}

function describeSignIn({ provider, isFactorRequired }: SetupDeps, check: Check | null, hasFactor: boolean): Said {
  if (provider !== null) {
    const name = provider.name;
    if (check === null || check.testedAt === null) {
      return { state: "open", saying: "sign_in_provider_untried", facts: { name } };
    }
    const said = describeTest(check, "sign_in_provider", "sign_in_provider_silent");
    return { ...said, facts: { ...said.facts, name } };
  }
  if (isFactorRequired || hasFactor) return { state: "ready", saying: "sign_in_factor" };
  return { state: "open", saying: "sign_in_password" };
}
