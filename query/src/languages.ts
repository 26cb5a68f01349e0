/** PubMed's languages and their MEDLINE codes (NLM, "MEDLINE/PubMed Language Table"); further names after a slash. */
const LANGUAGES = `afr Afrikaans, alb Albanian, amh Amharic, ara Arabic, arm Armenian, aze Azerbaijani, ben Bengali,
bos Bosnian, bul Bulgarian, cat Catalan, chi Chinese, cze Czech, dan Danish, dut Dutch, eng English, epo Esperanto,
est Estonian, fin Finnish, fre French, geo Georgian, ger German, gla Scottish Gaelic, gre Greek/Greek Modern,
heb Hebrew, hin Hindi, hrv Croatian, hun Hungarian, ice Icelandic, ind Indonesian, ita Italian, jpn Japanese,
kin Kinyarwanda, kor Korean, lat Latin, lav Latvian, lit Lithuanian, mac Macedonian, mal Malayalam, mao Maori,
may Malay, mul Multiple Languages, nor Norwegian, per Persian, pol Polish, por Portuguese, pus Pushto,
rum Romanian/Rumanian/Moldovan, rus Russian, san Sanskrit, slo Slovak, slv Slovenian, spa Spanish, srp Serbian,
swe Swedish, tha Thai, tib Tibetan, tur Turkish, ukr Ukrainian, und Undetermined, urd Urdu, vie Vietnamese,
wel Welsh`;

const CODES = new Map<string, string>();
const NAMES = new Map<string, string>();
for (const entry of LANGUAGES.split(/,\s*/u)) {
  const code = entry.slice(0, 3);
  NAMES.set(code, entry.slice(4).split("/")[0] ?? code);
  for (const name of [code, ...entry.slice(4).split("/")]) CODES.set(name.toLowerCase(), code);
}

/** The MEDLINE code of a language given by name or code, e.g. "English" → "eng"; null when PubMed has no such language. */
export function findLanguageCode(name: string): string | null {
  return CODES.get(name.trim().toLowerCase()) ?? null;
}

/** The language of a MEDLINE code as PubMed names it, e.g. "eng" → "English"; null when PubMed has no such code. */
export function nameLanguage(code: string): string | null {
  return NAMES.get(code) ?? null;
}
