import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from "@medsieve/contract/constants";
import { LANGUAGE_TRAITS } from "@medsieve/contract/language-traits";
import { escapeHtml } from "@medsieve/mail/mail-html";

/** Of a page without script that a link from elsewhere opens. */
export const PLAIN_PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "x-robots-tag": "noindex",
};

/** The first of the browser's languages that there are texts in. */
export function chooseLanguage(accepted: string | undefined): Language {
  const asked = (accepted ?? "").split(",", 20).map((one) => one.trim().slice(0, 2).toLowerCase());
  return asked.flatMap((code) => LANGUAGES.find((language) => language === code) ?? [])[0] ?? FALLBACK_LANGUAGE;
}

/** `title` is plain text, `body` is HTML. */
export function writePlainPage(language: Language, title: string, body: string): string {
  const heading = escapeHtml(title);
  return `<!doctype html>
<html lang="${LANGUAGE_TRAITS[language].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading} · Medsieve</title>
<style>
:root { color-scheme: light dark; font: 16px/1.6 sans-serif }
main { max-width: 36rem; margin: 4rem auto; padding: 0 1rem }
button { min-height: 2.75rem; padding: 0.25rem 1rem; font: inherit; cursor: pointer }
</style>
</head>
<body>
<main>
<h1>${heading}</h1>
${body}
</main>
</body>
</html>
`;
}
