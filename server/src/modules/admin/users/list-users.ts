import { describePages } from "@medsieve/contract/admin/paging";
import type { AdminUsersPage, AdminUsersQuery } from "@medsieve/contract/admin/users";
import type { Db } from "@medsieve/database/client";
import { companies, users } from "@medsieve/database/schema/index";
import { type AnyColumn, and, asc, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { type AdminScope, matchScope } from "../../../accounts/admin-scope.ts";
import { readAdminUsers } from "./admin-user.ts";

const COLUMNS = {
  full_name: users.searchText,
  email: users.email,
  role: users.role,
  is_active: users.isActive,
  created_at: users.createdAt,
};

/** A page of the users in scope that meet the filters; the newest first unless another order is asked for. */
export async function listUsers(db: Db, scope: AdminScope, query: AdminUsersQuery): Promise<AdminUsersPage> {
  const { page, per_page: perPage } = query;
  const where = and(
    matchScope(scope),
    query.search ? sql`strpos(${users.searchText}, fold_text(${query.search})) > 0` : undefined,
    query.company_id === undefined ? undefined : eq(users.companyId, query.company_id),
    query.role === undefined ? undefined : eq(users.role, query.role),
    query.is_active === undefined ? undefined : eq(users.isActive, query.is_active),
  );
  const [counted, ids] = await Promise.all([
    db.select({ total: count() }).from(users).where(where),
    findIds(db, where, query)
      .limit(perPage)
      .offset((page - 1) * perPage),
  ]);
  const items = await readAdminUsers(
    db,
    ids.map(({ id }) => id),
  );
  return { items, meta: describePages(counted[0]?.total ?? 0, page, perPage) };
}

/** In the order of the columns that are listed, of which each has an index with the id; by the company's name, too. */
function findIds(db: Db, where: SQL | undefined, query: AdminUsersQuery) {
  const { sort = "created_at", order = query.sort === undefined ? "desc" : "asc" } = query;
  const inOrder = (...columns: (AnyColumn | SQL | SQL.Aliased)[]) => columns.map(order === "desc" ? desc : asc);
  const from = db.select({ id: users.id }).from(users).$dynamic();
  if (sort !== "company_name") {
    const newestFirst = sort === "created_at" && order === "desc";
    // As its index has it.
    const orders = newestFirst ? [sql`${users.createdAt} desc nulls last`, users.id] : inOrder(COLUMNS[sort], users.id);
    return from.where(where).orderBy(...orders);
  }
  // Places are quicker to sort by than names. Who has no company comes after those who have one.
  const place = sql<number>`row_number() over (order by ${companies.nameKey})`.as("place");
  const ranked = db.select({ id: companies.id, place }).from(companies).as("ranked");
  return from
    .leftJoin(ranked, eq(ranked.id, users.companyId))
    .where(where)
    .orderBy(...inOrder(ranked.place, sql`lower(${users.companyText})`, users.id));
}
