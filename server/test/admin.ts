import { auditEvents, companies, users } from "@medsieve/database/schema/index";
import { eq } from "drizzle-orm";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../database/test/database.ts";
import { call, openTestApp, signInNew } from "./app.ts";
import { ScriptedReader, ScriptedSource } from "./scripted-search.ts";

export type AdminTest = Awaited<ReturnType<typeof openAdminTest>>;

/** The whole server on one database for a test file; `begin` empties it and signs an administrator in. */
export async function openAdminTest(
  source = new ScriptedSource([], {}),
  reader = new ScriptedReader([]),
  describeParts: (database: TestDatabase) => Parameters<typeof openTestApp>[3] = () => ({}),
) {
  const database = await openTestDatabase();
  const test = await openTestApp(database, source, reader, describeParts(database));
  const { db } = database;
  let token = "";
  let adminId = "";

  return {
    database,
    test,
    db,
    token: () => token,
    adminId: () => adminId,
    begin: async () => {
      await emptyDatabase(database);
      token = await signInNew(test, database, { email: "root@example.org", role: "admin" });
      adminId = await findId(database, "root@example.org");
    },
    get: (path: string, as = token) => call(test.app, "GET", path, as),
    post: (path: string, body?: unknown, as = token) => call(test.app, "POST", path, as, body),
    put: (path: string, body: unknown, as = token) => call(test.app, "PUT", path, as, body),
    remove: (path: string, as = token) => call(test.app, "DELETE", path, as),
    findId: (email: string) => findId(database, email),
    addCompany: async (name: string) => {
      const [made] = await db.insert(companies).values({ name }).returning();
      if (made === undefined) throw new Error("the company was not stored");
      return made.id;
    },
    /** An account without a session: pending unless it is given a hash. */
    addUser: async (given: Partial<typeof users.$inferInsert> & { email: string }) => {
      const [made] = await db
        .insert(users)
        .values({ fullName: "Ada Byron", role: "user", ...given })
        .returning();
      if (made === undefined) throw new Error("the user was not stored");
      return made.id;
    },
    /** What the audit log says beside sign-ins, oldest first. */
    readAudit: async () => {
      const rows = await db.select().from(auditEvents).orderBy(auditEvents.createdAt, auditEvents.id);
      return rows.filter((row) => row.action !== "USER_LOGIN");
    },
    close: async () => {
      await test.close();
      await database.close();
    },
  };
}

async function findId({ db }: TestDatabase, email: string): Promise<string> {
  const [found] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (found === undefined) throw new Error(`no account has the address ${email}`);
  return found.id;
}
