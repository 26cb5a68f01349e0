import type { ImportPerson } from "@medsieve/contract/admin/users";
import type { Db } from "@medsieve/database/client";
import { companies } from "@medsieve/database/schema/index";
import { sql } from "drizzle-orm";
import type { AdminScope } from "../../../accounts/admin-scope.ts";
import { type Checked, refuse } from "./import-results.ts";

/** Refuses the rows that name another company than the one managed, or the role of an administrator. */
export async function refuseOutOfScope<Row extends ImportPerson>(
  db: Db,
  scope: AdminScope,
  checked: readonly Checked<Row>[],
): Promise<Checked<Row>[]> {
  if (scope.kind === "everyone") return [...checked];
  const named = new Set(checked.flatMap((one) => ("row" in one ? one.row.company : [])));
  const { rows } = await db.execute<{ name: string }>(sql`
    select given.name from unnest(${sql.param([...named])}::text[]) as given(name)
    join ${companies} on ${companies.nameKey} = company_key(given.name) and ${companies.id} = ${scope.companyId}`);
  const own = new Set(rows.map(({ name }) => name));
  return checked.map((one) => {
    if (!("row" in one)) return one;
    const { email, company, role } = one.row;
    if (!own.has(company)) {
      return { refused: refuse(email, "other_company", "You manage the people of your own company only") };
    }
    if (role === "admin") {
      const message = "Only an administrator of the whole server can make one of its administrators";
      return { refused: refuse(email, "administrators_only", message) };
    }
    return one;
  });
}
