import { createHash } from "node:crypto";
import type { AuditDetails } from "@medsieve/contract/admin/audit-logs";
import { LANGUAGES, type Language, PREFERENCES, type Preference } from "@medsieve/contract/constants";
import type { PromptSet, PromptSettings, PromptsChanged } from "@medsieve/contract/prompts";
import type { Database, Transaction } from "@medsieve/database/client";
import { auditEvents, promptSettings } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { desc, eq } from "drizzle-orm";
import { type Actor, listChanges, recordAudit } from "../../db/audit.ts";
import { lockPromptSet, readPromptSet, writeSettings } from "../../prompts/prompt-store.ts";
import { describeTextChange } from "./describe-text-change.ts";
import { type Origin, recordVersion } from "./record-version.ts";

/** A set and the version by which a later save names it. */
export interface VersionedPrompts {
  prompts: PromptSet;
  etag: string;
}

/** Thrown inside the transaction of a save whose If-Match names another version. */
export class PromptsChangedError extends AppError {
  readonly etag: string;

  constructor(etag: string, extra: PromptsChanged) {
    super(409, "prompts_changed", "The prompts were changed by someone else in the meantime", { extra: { ...extra } });
    this.etag = etag;
  }
}

export function addVersion(prompts: PromptSet): VersionedPrompts {
  const hash = createHash("sha256").update(JSON.stringify(prompts)).digest("base64url");
  return { prompts, etag: `"${hash.slice(0, 22)}"` };
}

/** What a save makes of the set, and how the history names it. */
export interface Save extends Origin {
  change: (current: PromptSet) => PromptSet;
}

/**
 * Saves what `change` makes of the set, and writes it into the history and each changed preference into the audit log, all or
 * nothing; one save after the other, whichever server they reach. `ifMatch` null: the last write wins. Throws PromptsChangedError.
 */
export function savePrompts(
  { db }: Database,
  actor: Actor,
  ifMatch: string | null,
  { change, ...origin }: Save,
): Promise<VersionedPrompts> {
  return db.transaction(async (tx) => {
    await lockPromptSet(tx);
    const current = addVersion(await readPromptSet(tx));
    if (!matchesVersion(ifMatch, current.etag)) {
      throw new PromptsChangedError(current.etag, await findLastSave(tx));
    }
    const rows = await tx.select().from(promptSettings);
    const wanted = change(current.prompts);
    for (const language of LANGUAGES) {
      for (const preference of PREFERENCES) {
        const settings = wanted[language][preference];
        const changes = describeChanges(current.prompts[language][preference], settings);
        if (changes === null) continue;
        await writeSettings(tx, language, preference, settings);
        await recordAudit(tx, actor, "PROMPT_UPDATE", { prompt_key: `${language}.${preference}`, preference, changes });
      }
    }
    await recordVersion(tx, actor, origin, { before: current.prompts, rowsBefore: rows, after: wanted });
    return addVersion(wanted);
  });
}

/** The set in which one preference of a language, or all of them, are as in `defaults`. */
export function resetSettings(
  current: PromptSet,
  defaults: PromptSet,
  language: Language,
  preference: Preference | undefined,
): PromptSet {
  if (preference === undefined) return { ...current, [language]: defaults[language] };
  return { ...current, [language]: { ...current[language], [preference]: defaults[language][preference] } };
}

/** A proxy that compresses answers makes a version weak; it is the same version all the same. */
function matchesVersion(ifMatch: string | null, etag: string): boolean {
  if (ifMatch === null) return true;
  const named = ifMatch.split(",").map((one) => one.trim().replace(/^W\//u, ""));
  return named.includes("*") || named.includes(etag);
}

/** Numbers before and after; of texts only the lines that differ. */
function describeChanges(before: PromptSettings, after: PromptSettings): AuditDetails["changes"] | null {
  const changes = listChanges({ ...before }, { ...after });
  if (changes === null) return null;
  for (const field of ["query_generation_prompt", "analysis_prompt"] as const) {
    if (Object.hasOwn(changes, field)) changes[field] = describeTextChange(before[field], after[field]);
  }
  return changes;
}

async function findLastSave(tx: Transaction): Promise<PromptsChanged> {
  const [last] = await tx
    .select({ email: auditEvents.actorEmail, at: auditEvents.createdAt })
    .from(auditEvents)
    .where(eq(auditEvents.action, "PROMPT_UPDATE"))
    .orderBy(desc(auditEvents.createdAt))
    .limit(1);
  return { changed_by: last?.email ?? null, changed_at: last?.at.toISOString() ?? null };
}
