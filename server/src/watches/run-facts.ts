import type { Db, Transaction } from "@medsieve/database/client";
import type { Requester } from "@medsieve/database/requester";
import { searches, watches, watchRuns } from "@medsieve/database/schema/index";
import type { Question } from "@medsieve/reader/reader";
import { eq, type SQL } from "drizzle-orm";
import { findUser } from "../db/users.ts";

/** What a run of a watch reads for, and whom. */
export interface RunFacts {
  id: string;
  question: Question;
  requester: Requester;
  wantsModel: boolean;
  startedAt: Date;
}

/** The runs of watches for which `condition` is true. */
export async function readRunFacts(db: Db | Transaction, condition: SQL | undefined): Promise<RunFacts[]> {
  const rows = await db
    .select({
      ...{
        id: watchRuns.id,
        userId: watches.userId,
        wantsModel: watches.readWithModel,
        startedAt: watchRuns.startedAt,
      },
      ...{ text: searches.question, language: searches.language, preference: searches.preference },
    })
    .from(watchRuns)
    .innerJoin(watches, eq(watches.id, watchRuns.watchId))
    .innerJoin(searches, eq(searches.id, watches.searchId))
    .where(condition);
  const runs: RunFacts[] = [];
  for (const { id, userId, text, language, preference, wantsModel, startedAt } of rows) {
    const user = await findUser(db, userId);
    if (user === null) continue;
    const client = { searchType: "Watch_Run", ipAddress: null, sessionId: null, userAgent: null } as const;
    const { email: userEmail, companyId, companyName } = user;
    runs.push({
      question: { text, language, preference },
      requester: { ...client, userId, userEmail, companyId, companyName },
      ...{ id, wantsModel, startedAt },
    });
  }
  return runs;
}
