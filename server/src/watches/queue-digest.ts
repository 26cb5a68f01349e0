import type { NotCheckedCause } from "@medsieve/contract/constants";
import type { Transaction } from "@medsieve/database/client";
import { searches, users, watches } from "@medsieve/database/schema/index";
import { enqueueMail } from "@medsieve/mail/mail-queue";
import { eq } from "drizzle-orm";
import { MAIL_LANGUAGE } from "../accounts/mail-language.ts";
import type { RunResult } from "./check-watch.ts";
import type { TakenRun } from "./take-run.ts";
import type { WatchLinks } from "./watch-links.ts";
import { writeDigest } from "./write-digest.ts";

/**
 * Queues the mail of a run that ends in this transaction, if the user wants mails: so that neither is there without the
 * other. It is known by the run's id, which stays the same however often it is sent.
 */
export async function queueDigest(
  tx: Transaction,
  run: TakenRun,
  outcome: RunResult | NotCheckedCause,
  links: WatchLinks,
): Promise<void> {
  const [watch] = await tx
    .select({
      ...{ mail: watches.mail, language: MAIL_LANGUAGE, question: searches.question },
      recipient: users.email,
    })
    .from(watches)
    .innerJoin(searches, eq(searches.id, watches.searchId))
    .innerJoin(users, eq(users.id, watches.userId))
    .where(eq(watches.id, run.watchId));
  if (watch === undefined || !watch.mail) return;
  const isChecked = typeof outcome !== "string";
  const { language, recipient, question } = watch;
  const mail = writeDigest({
    ...{ id: run.id, language, recipient, question, since: run.since },
    papers: isChecked ? outcome.papers : [],
    failed: isChecked ? outcome.queries.filter(({ problem }) => problem !== null).length : 0,
    cause: isChecked ? null : outcome,
    page: links.page,
    unsubscribe: links.unsubscribeAddress(run.watchId),
  });
  await enqueueMail(tx, mail);
}
