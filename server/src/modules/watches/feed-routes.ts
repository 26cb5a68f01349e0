import { upcastLaterReading } from "@medsieve/contract/upcast/reading";
import type { Database, Db } from "@medsieve/database/client";
import { searches, users, watches, watchRunPapers, watchRunQueries, watchRuns } from "@medsieve/database/schema/index";
import { escapeHtml } from "@medsieve/mail/mail-html";
import { AppError } from "@medsieve/runtime/app-error";
import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { chooseLanguage, PLAIN_PAGE_HEADERS, writePlainPage } from "../../http/plain-page.ts";
import type { WatchLinks } from "../../watches/watch-links.ts";
import { FEED_GONE_TEXTS } from "./feed-texts.ts";
import { type FeedRun, writeFeed } from "./write-feed.ts";

const RUNS_MOST = 20;

/** The length bounds what is decoded. */
const params = z.object({ file: z.string().max(200) });

/** What the runs of a watched search found, as Atom, for anyone who has the secret address. */
export const feedModule: FastifyPluginAsyncZod<{ database: Database; links: WatchLinks }> = async (
  app,
  { database: { db }, links },
) => {
  app.get("/feeds/:file", { schema: { hide: true, params } }, async (request, reply) => {
    const { file } = request.params;
    const named = file.endsWith(".atom") ? links.readFeed(file.slice(0, -".atom".length)) : null;
    if (named === null) throw new AppError(404, "not_found", "There is no such feed");
    const watch = await readWatched(db, named.watchId);
    if (watch === null || watch.feedVersion !== named.version) {
      if (isBrowser(request.headers.accept)) {
        const language = chooseLanguage(request.headers["accept-language"]);
        const { title, text } = FEED_GONE_TEXTS[language];
        const page = writePlainPage(language, title, `<p>${escapeHtml(text)}</p>`);
        return reply.status(410).headers(PLAIN_PAGE_HEADERS).send(page);
      }
      const detail = "The address of this feed was renewed, or its search is no longer being watched";
      throw new AppError(410, "feed_gone", detail);
    }
    const { id, feedVersion, language, question, createdAt } = watch;
    const feed = writeFeed({
      ...{ id, language, question, createdAt, page: links.page, self: links.feedAddress(id, feedVersion) },
      runs: await readFeedRuns(db, id),
    });
    return reply
      .headers({ "content-type": "application/atom+xml; charset=utf-8", "cache-control": "private, max-age=900" })
      .send(feed);
  });
};

/** A person opened the address, and no feed reader asked. */
const isBrowser = (accept: string | undefined): boolean => (accept ?? "").includes("text/html");

/** Null where it is not watched any more, or its owner's account is not active. */
async function readWatched(db: Db, watchId: string) {
  const [watch] = await db
    .select({
      ...{ id: watches.id, feedVersion: watches.feedVersion, createdAt: watches.createdAt },
      ...{ language: searches.language, question: searches.question },
    })
    .from(watches)
    .innerJoin(searches, eq(searches.id, watches.searchId))
    .innerJoin(users, eq(users.id, watches.userId))
    .where(and(eq(watches.id, watchId), eq(users.isActive, true)));
  return watch ?? null;
}

async function readFeedRuns(db: Db, watchId: string): Promise<FeedRun[]> {
  const runs = await db
    .select()
    .from(watchRuns)
    .where(eq(watchRuns.watchId, watchId))
    .orderBy(desc(watchRuns.startedAt))
    .limit(RUNS_MOST);
  const described: FeedRun[] = [];
  for (const { id, cause, since, finishedAt, status } of runs) {
    if (status === "running" || finishedAt === null) continue;
    const papers = await db
      .select()
      .from(watchRunPapers)
      .where(eq(watchRunPapers.runId, id))
      .orderBy(watchRunPapers.position);
    const failed = await db.$count(
      watchRunQueries,
      and(eq(watchRunQueries.runId, id), isNotNull(watchRunQueries.problem)),
    );
    const read = papers.map((paper) => ({ ...paper, reading: upcastLaterReading(paper.reading) }));
    described.push({ id, cause, since, finishedAt, papers: read, failed });
  }
  return described;
}
