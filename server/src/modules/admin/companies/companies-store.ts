import type {
  CompaniesPage,
  Company,
  companiesQuerySchema,
  companyWriteSchema,
} from "@medsieve/contract/admin/companies";
import { describePages } from "@medsieve/contract/admin/paging";
import { ADMIN_PAGE_SIZE_DEFAULT } from "@medsieve/contract/constants";
import type { Db, Transaction } from "@medsieve/database/client";
import { companies, users } from "@medsieve/database/schema/index";
import { isUniqueViolation } from "@medsieve/database/sql-errors";
import { AppError } from "@medsieve/runtime/app-error";
import { and, arrayOverlaps, asc, count, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { z } from "zod";
import { type AdminScope, readScopeCompany } from "../../../accounts/admin-scope.ts";
import { type Actor, listChanges, recordAudit } from "../../../db/audit.ts";

type CompaniesQuery = z.output<typeof companiesQuerySchema>;
type CompanyWrite = z.output<typeof companyWriteSchema>;
type CompanyRow = typeof companies.$inferSelect;

/** Any number, the same in every server. */
const RENAMING_LOCK = 7_301_209;

/** The companies in scope that meet the search, by name unless another order is asked for: a page of them, else all. */
export async function listCompanies(db: Db, scope: AdminScope, query: CompaniesQuery): Promise<CompaniesPage> {
  const ownId = readScopeCompany(scope);
  const where = and(
    ownId === null ? undefined : eq(companies.id, ownId),
    query.search
      ? sql`strpos(fold_text(${companies.name} || chr(10) || coalesce(${companies.description}, '')), fold_text(${query.search})) > 0`
      : undefined,
  );
  const counts = db
    .select({ companyId: users.companyId, userCount: count().as("user_count") })
    .from(users)
    .groupBy(users.companyId)
    .as("counts");
  const userCount = sql<number>`coalesce(${counts.userCount}, 0)::int`;
  const sortedBy = { name: sql`${companies.nameKey}`, user_count: userCount, created_at: sql`${companies.createdAt}` };
  const direct = query.order === "desc" ? desc : asc;
  const rows = db
    .select({ company: getTableColumns(companies), userCount })
    .from(companies)
    .leftJoin(counts, eq(counts.companyId, companies.id))
    .where(where)
    .orderBy(direct(sortedBy[query.sort ?? "name"]), companies.id)
    .$dynamic();
  if (query.page === undefined && query.per_page === undefined) {
    const items = (await rows).map(({ company, userCount }) => describeCompany(company, userCount));
    const people = items.reduce((sum, { user_count }) => sum + user_count, 0);
    return { items, meta: describePages(items.length, 1, Math.max(1, items.length)), totals: { user_count: people } };
  }
  const { page = 1, per_page: perPage = ADMIN_PAGE_SIZE_DEFAULT } = query;
  const [counted, found] = await Promise.all([
    db
      .select({ total: count(), people: sql<number>`coalesce(sum(${counts.userCount}), 0)::int` })
      .from(companies)
      .leftJoin(counts, eq(counts.companyId, companies.id))
      .where(where),
    rows.limit(perPage).offset((page - 1) * perPage),
  ]);
  const items = found.map(({ company, userCount }) => describeCompany(company, userCount));
  return {
    items,
    meta: describePages(counted[0]?.total ?? 0, page, perPage),
    totals: { user_count: counted[0]?.people ?? 0 },
  };
}

/** Throws 409 company_taken, company_domain_taken. */
export async function createCompany(db: Db, actor: Actor, write: CompanyWrite): Promise<Company> {
  const { name, description, models_allowed: modelsAllowed = true, domains = [] } = write;
  return db.transaction(async (tx) => {
    await holdCompanies(tx);
    await refuseTakenDomains(tx, domains, null);
    const [made] = await tx
      .insert(companies)
      .values({ name, description: description || null, modelsAllowed, domains })
      .onConflictDoNothing({ target: companies.nameKey })
      .returning();
    if (made === undefined) throw companyTaken();
    await recordAudit(tx, actor, "COMPANY_CREATE", describeTarget(made));
    return describeCompany(made, 0);
  });
}

/** Throws 404, 409 company_taken, company_domain_taken. */
export async function updateCompany(db: Db, actor: Actor, id: string, write: CompanyWrite): Promise<Company> {
  return db.transaction(async (tx) => {
    await holdCompanies(tx);
    const before = await lockCompany(tx, id);
    const changed = {
      ...{ name: write.name, description: write.description || null },
      modelsAllowed: write.models_allowed ?? before.modelsAllowed,
      domains: write.domains ?? before.domains,
    };
    await refuseTakenDomains(tx, changed.domains, id);
    await refuseTakenName(tx.update(companies).set(changed).where(eq(companies.id, id)));
    const changes = listChanges(describeEditable(before), describeEditable(changed));
    if (changes !== null) {
      await recordAudit(tx, actor, "COMPANY_UPDATE", { ...describeTarget({ id, name: write.name }), changes });
    }
    const [counted] = await tx.select({ userCount: count() }).from(users).where(eq(users.companyId, id));
    return describeCompany({ ...before, ...changed }, counted?.userCount ?? 0);
  });
}

/** One at a time: two companies that take each other's name or domain at once would wait for each other, or both get it. */
async function holdCompanies(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${RENAMING_LOCK})`);
}

/** Throws 409 company_domain_taken where another company than `ownId` has one of these. */
async function refuseTakenDomains(tx: Transaction, domains: readonly string[], ownId: string | null): Promise<void> {
  if (domains.length === 0) return;
  const taken = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(arrayOverlaps(companies.domains, [...domains]));
  if (taken.every(({ id }) => id === ownId)) return;
  throw new AppError(409, "company_domain_taken", "Another company has one of these domains already");
}

/** The company's row, locked until the transaction ends. Throws 404. */
export async function lockCompany(tx: Transaction, id: string): Promise<CompanyRow> {
  const [company] = await tx.select().from(companies).where(eq(companies.id, id)).for("update");
  if (company !== undefined) return company;
  throw new AppError(404, "not_found", "There is no such company. It may have been deleted meanwhile");
}

/** As the audit log names a company. */
export function describeTarget({ id, name }: { id: string; name: string }) {
  return { target_id: id, target_name: name, company_name: name };
}

async function refuseTakenName(write: PromiseLike<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    throw isUniqueViolation(error) ? companyTaken() : error;
  }
}

function companyTaken(): AppError {
  return new AppError(409, "company_taken", "A company with this name already exists");
}

type Editable = Pick<CompanyRow, "name" | "description" | "modelsAllowed" | "domains">;

function describeEditable({ name, description, modelsAllowed, domains }: Editable) {
  return { name, description, models_allowed: modelsAllowed, domains: domains.join(", ") };
}

function describeCompany(row: CompanyRow, userCount: number): Company {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    user_count: userCount,
    models_allowed: row.modelsAllowed,
    domains: row.domains,
    created_at: row.createdAt.toISOString(),
  };
}
