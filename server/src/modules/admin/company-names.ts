import type { Transaction } from "@medsieve/database/client";
import { companies } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { eq, sql } from "drizzle-orm";

export interface NamedCompany {
  id: string;
  name: string;
}

/** The company, which stays until the transaction ends. Throws 400 company_unknown. */
export async function requireCompany(tx: Transaction, id: string): Promise<NamedCompany> {
  const [company] = await tx
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(eq(companies.id, id))
    .for("key share");
  if (company !== undefined) return company;
  throw new AppError(400, "company_unknown", "There is no such company. It may have been deleted meanwhile");
}

/** The company that has this name but for case, width and blanks; made if there is none. */
export async function findOrCreateCompany(
  tx: Transaction,
  name: string,
): Promise<{ company: NamedCompany; created: boolean }> {
  const found = await findCompany(tx, name);
  if (found !== null) return { company: found, created: false };
  const [made] = await tx
    .insert(companies)
    .values({ name })
    .onConflictDoNothing({ target: companies.nameKey })
    .returning({ id: companies.id, name: companies.name });
  if (made !== undefined) return { company: made, created: true };
  // Somebody else made it meanwhile.
  const others = await findCompany(tx, name);
  if (others === null) throw new Error("a company was deleted while an account was given to it");
  return { company: others, created: false };
}

async function findCompany(tx: Transaction, name: string): Promise<NamedCompany | null> {
  const [found] = await tx
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(eq(companies.nameKey, sql`company_key(${name})`))
    .for("key share");
  return found ?? null;
}
