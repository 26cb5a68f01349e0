/** "en" for a text without any Japanese or Chinese character, as sentences taken from papers are; else undefined. */
export function guessLang(text: string): "en" | undefined {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? undefined : "en";
}
