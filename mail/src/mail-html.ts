import type { Language } from "@medsieve/contract/constants";
import { LANGUAGE_TRAITS } from "@medsieve/contract/language-traits";

/** A mail's HTML around its body. `subject` is text, `body` markup. */
export function layOutMail(language: Language, subject: string, body: string): string {
  return `<!doctype html>
<html lang="${LANGUAGE_TRAITS[language].tag}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f6f4f0;color:#25221e;font:16px/1.6 sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#fff;border:1px solid #ddd8cf;border-radius:8px">
${body}
</div>
</body>
</html>
`;
}

export function writeParagraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
}

/** A link that leads on, as a button. */
export function writeButton(link: string, label: string): string {
  return `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:#0f5c5c;color:#fff;text-decoration:none">${escapeHtml(label)}</a></p>`;
}

export function writeFooter(text: string): string {
  return `<p style="margin:24px 0 0;color:#5d574d;font-size:14px">${escapeHtml(text)}</p>`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
