import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from "@medsieve/contract/constants";
import { LANGUAGE_TRAITS } from "@medsieve/contract/language-traits";
import type { Database } from "@medsieve/database/client";
import { users, watches } from "@medsieve/database/schema/index";
import { escapeHtml } from "@medsieve/mail/mail-html";
import { eq } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
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
      const { question, button } = UNSUBSCRIBE_TEXTS[of][language];
      const body = `<p>${escapeHtml(question)}</p>
<form method="post"><button name="List-Unsubscribe" value="One-Click">${escapeHtml(button)}</button></form>`;
      return reply.headers(HEADERS).send(writePage(language, body));
    });

    app.post(path, { schema }, async (request, reply) => {
      await end(request.params.token);
      const language = chooseLanguage(request.headers["accept-language"]);
      const body = `<p role="status">${escapeHtml(UNSUBSCRIBE_TEXTS[of][language].done)}</p>`;
      return reply.headers(HEADERS).send(writePage(language, body));
    });
  }
};

const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "x-robots-tag": "noindex",
};

/** The first of the browser's languages that there are texts in. */
function chooseLanguage(accepted: string | undefined): Language {
  const asked = (accepted ?? "").split(",", 20).map((one) => one.trim().slice(0, 2).toLowerCase());
  return asked.flatMap((code) => LANGUAGES.find((language) => language === code) ?? [])[0] ?? FALLBACK_LANGUAGE;
}

function writePage(language: Language, body: string): string {
  const title = escapeHtml(UNSUBSCRIBE_TEXTS.watch[language].title);
  return `<!doctype html>
<html lang="${LANGUAGE_TRAITS[language].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Medsieve</title>
<style>
:root { color-scheme: light dark; font: 16px/1.6 sans-serif }
main { max-width: 36rem; margin: 4rem auto; padding: 0 1rem }
button { min-height: 2.75rem; padding: 0.25rem 1rem; font: inherit; cursor: pointer }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}
