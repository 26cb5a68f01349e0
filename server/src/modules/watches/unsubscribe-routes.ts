import type { Database } from "@medsieve/database/client";
import { users, watches } from "@medsieve/database/schema/index";
import { escapeHtml } from "@medsieve/mail/mail-html";
import { eq } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { chooseLanguage, PLAIN_PAGE_HEADERS, writePlainPage } from "../../http/plain-page.ts";
import type { WatchLinks } from "../../watches/watch-links.ts";
import { withdrawDigests } from "../../watches/withdraw-digests.ts";
import { UNSUBSCRIBE_TEXTS } from "./unsubscribe-texts.ts";

/** The length of a token bounds what is decoded. */
const params = z.object({ token: z.string().max(200) });

/**
 * Ends the mails of a watch, or those about retracted papers, with one POST, by a mail program (RFC 8058) or from a plain
 * page, without signing in. Whatever the token is, page and answer are the same, so that no link says anything of an account.
 */
export const unsubscribeModule: FastifyPluginAsyncZod<{ database: Database; links: WatchLinks }> = async (
  app,
  { database: { db }, links },
) => {
  // A mail program sends a form, of either kind; the address says all there is.
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, _body, done) => done(null, undefined));
  const schema = { hide: true, params };

  async function endWatchMails(token: string): Promise<void> {
    const watchId = links.readUnsubscribe(token);
    if (watchId === null) return;
    const isMeant = eq(watches.id, watchId);
    await db.transaction(async (tx) => {
      await tx.update(watches).set({ mail: false }).where(isMeant);
      await withdrawDigests(tx, isMeant);
    });
  }
  async function endAlertMails(token: string): Promise<void> {
    const userId = links.readAlertsUnsubscribe(token);
    if (userId !== null) await db.update(users).set({ alertMails: false }).where(eq(users.id, userId));
  }

  for (const { path, of, end } of [
    { path: "/unsubscribe/:token", of: "watch", end: endWatchMails },
    { path: "/unsubscribe-alerts/:token", of: "alerts", end: endAlertMails },
  ] as const) {
    app.get(path, { schema }, async (request, reply) => {
      const language = chooseLanguage(request.headers["accept-language"]);
      const { title, question, button } = UNSUBSCRIBE_TEXTS[of][language];
      const body = `<p>${escapeHtml(question)}</p>
<form method="post"><button name="List-Unsubscribe" value="One-Click">${escapeHtml(button)}</button></form>`;
      return reply.headers(PLAIN_PAGE_HEADERS).send(writePlainPage(language, title, body));
    });

    app.post(path, { schema }, async (request, reply) => {
      await end(request.params.token);
      const language = chooseLanguage(request.headers["accept-language"]);
      const { title, done } = UNSUBSCRIBE_TEXTS[of][language];
      const body = `<p role="status">${escapeHtml(done)}</p>`;
      return reply.headers(PLAIN_PAGE_HEADERS).send(writePlainPage(language, title, body));
    });
  }
};
