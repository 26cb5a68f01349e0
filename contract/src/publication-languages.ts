/** MEDLINE's codes (NLM, "Language Table") and their BCP 47 tags. */
const LANGUAGE_TAGS = new Map([
  ["eng", "en"],
  ["jpn", "ja"],
  ["chi", "zh"],
  ["kor", "ko"],
  ["ger", "de"],
  ["fre", "fr"],
  ["spa", "es"],
  ["por", "pt"],
  ["ita", "it"],
  ["rus", "ru"],
  ["dut", "nl"],
  ["pol", "pl"],
  ["cze", "cs"],
  ["hun", "hu"],
  ["swe", "sv"],
  ["dan", "da"],
  ["nor", "no"],
  ["fin", "fi"],
  ["tur", "tr"],
  ["gre", "el"],
  ["heb", "he"],
  ["ara", "ar"],
  ["per", "fa"],
  ["ukr", "uk"],
  ["rum", "ro"],
  ["bul", "bg"],
  ["hrv", "hr"],
  ["srp", "sr"],
  ["slo", "sk"],
  ["slv", "sl"],
]);

/** BCP 47 tag of a MEDLINE language code; null for one that is not known here. */
export function findLanguageTag(code: string): string | null {
  return LANGUAGE_TAGS.get(code) ?? null;
}
