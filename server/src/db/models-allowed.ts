import type { Db, Transaction } from "@medsieve/database/client";
import { companies, users } from "@medsieve/database/schema/index";
import { eq } from "drizzle-orm";

/** Whether language models may read for this user, as their company says now; true for who belongs to none. */
export async function areModelsAllowed(db: Db | Transaction, userId: string): Promise<boolean> {
  const [company] = await db
    .select({ modelsAllowed: companies.modelsAllowed })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, userId));
  return company?.modelsAllowed ?? true;
}
