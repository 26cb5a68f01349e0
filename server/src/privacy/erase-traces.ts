import type { AuditDetails } from "@medsieve/contract/admin/audit-logs";
import { KEPT_DATA, type KeptDataId, type KeptDataOn } from "@medsieve/contract/kept-data";
import { listKeys } from "@medsieve/contract/list-keys";
import type { Transaction } from "@medsieve/database/client";
import { recountAddresses } from "@medsieve/database/log-figures";
import {
  auditEvents,
  mails,
  promptVersions,
  queryLogs,
  refusalTallies,
  surveys,
} from "@medsieve/database/schema/index";
import { and, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { isAboutPerson, type Person } from "./find-person.ts";

/** A log without the text of its question, the queries written of it and the titles of the papers that they found. */
export const WITHOUT_QUESTION = { query: null, searchQueriesUsed: [], paperResults: [] };
/** A mail of which only that it was there is kept. */
export const WITHDRAWN_MAIL = {
  subject: "",
  text: null,
  html: null,
  link: null,
  unsubscribe: null,
  lastError: null,
  status: sql<"sent" | "failed">`case status when 'sent' then 'sent' else 'failed' end`,
  withdrawnAt: sql`clock_timestamp()`,
};

/** Members of an entry's details that name no one and hold no one's words. */
const IMPERSONAL = [
  "papers_found",
  "preference",
  "processing_time",
  "search_id",
  "target_id",
  "attempts",
  "prompt_key",
  "company_name",
  "format",
  "counts",
] as const satisfies readonly (keyof AuditDetails)[];
const IMPERSONAL_FIELDS: ReadonlySet<string> = new Set(["role", "is_active", "monthly_limit", "company_name"]);

type Eraser = (tx: Transaction, person: Person, pseudonym: string) => Promise<void>;

/** How each kind of data that outlives an account loses its person. */
const ERASERS: Record<KeptDataOn<"pseudonym">, Eraser> = {
  query_log: eraseQueryLog,
  audit: eraseAuditLog,
  prompts: erasePromptVersions,
  surveys: eraseSurveys,
  mails: eraseMails,
};

const isErasable = (id: KeptDataId): id is keyof typeof ERASERS => KEPT_DATA[id].onErasing === "pseudonym";

/** Replaces what names this person wherever the account's deletion leaves it. */
export async function eraseTraces(tx: Transaction, person: Person, pseudonym: string): Promise<void> {
  const ids = listKeys(KEPT_DATA).filter(isErasable);
  for (const id of ids) await ERASERS[id](tx, person, pseudonym);
}

async function eraseQueryLog(tx: Transaction, { id }: Person, pseudonym: string): Promise<void> {
  const own = eq(queryLogs.userId, id);
  const addresses = await tx
    .selectDistinct({ address: queryLogs.ipAddress })
    .from(queryLogs)
    .where(and(own, isNotNull(queryLogs.ipAddress)));
  await tx
    .update(queryLogs)
    .set({ ...WITHOUT_QUESTION, userEmail: pseudonym, ipAddress: null, sessionId: null, userAgent: null })
    .where(own);
  await recountAddresses(
    tx,
    addresses.flatMap(({ address }) => address ?? []),
  );
}

async function eraseAuditLog(tx: Transaction, person: Person, pseudonym: string): Promise<void> {
  await tx.execute(sql`select set_config('medsieve.erasing', 'on', true)`);
  await tx
    .update(auditEvents)
    .set({ actorEmail: pseudonym, ipAddress: null, salt: null })
    .where(eq(auditEvents.actorId, person.id));
  const about = await tx.select().from(auditEvents).where(isAboutPerson(person));
  for (const { id, actorId, ipAddress, details } of about) {
    await tx
      .update(auditEvents)
      // Without an actor the address is that of who tried to sign in.
      .set({ details: eraseDetails(details, pseudonym), ipAddress: actorId === null ? null : ipAddress, salt: null })
      .where(eq(auditEvents.id, id));
  }
  await tx.execute(sql`select set_config('medsieve.erasing', 'off', true)`);
  await tx.delete(refusalTallies).where(sql`strpos(${refusalTallies.key}, ${person.id}) > 0`);
}

function eraseDetails(details: AuditDetails, pseudonym: string): AuditDetails {
  const kept: AuditDetails = Object.fromEntries(
    IMPERSONAL.filter((member) => details[member] !== undefined).map((member) => [member, details[member]]),
  );
  const { changes, reason } = details;
  if (changes !== undefined) {
    kept.changes = Object.fromEntries(
      Object.entries(changes).map(([field, change]) => [
        field,
        IMPERSONAL_FIELDS.has(field) ? change : { from: pseudonym, to: pseudonym },
      ]),
    );
  }
  // A code; words may be the person's own.
  if (reason !== undefined && /^[a-z_]+$/.test(reason)) kept.reason = reason;
  return { ...kept, target_email: pseudonym };
}

async function erasePromptVersions(tx: Transaction, { id }: Person, pseudonym: string): Promise<void> {
  await tx.update(promptVersions).set({ authorEmail: pseudonym }).where(eq(promptVersions.authorId, id));
}

async function eraseSurveys(tx: Transaction, { id, emails }: Person, pseudonym: string): Promise<void> {
  const ofAddress = and(isNull(surveys.userId), inArray(surveys.userEmail, [...emails]));
  await tx
    .update(surveys)
    .set({ userEmail: pseudonym, additionalFeedback: null })
    .where(or(eq(surveys.userId, id), ofAddress));
}

async function eraseMails(tx: Transaction, { emails }: Person, pseudonym: string): Promise<void> {
  await tx
    .update(mails)
    .set({ ...WITHDRAWN_MAIL, recipient: pseudonym })
    .where(inArray(mails.recipient, [...emails]));
}
