import { LANGUAGES } from "@medsieve/contract/constants";
import { ERROR_CODES } from "@medsieve/contract/error-codes";
import { describe, expect, test } from "vitest";

type Texts = { [key: string]: string | Texts };

const FILES = import.meta.glob<Texts>(["./*/*.json", "../../../contract/src/locales/*/*.json"], {
  import: "default",
  eager: true,
});
const find = (language: string, namespace: string | undefined) =>
  Object.entries(FILES).find(([file]) => file.endsWith(`/${language}/${namespace}`))?.[1];
const NAMESPACES = [...new Set(Object.keys(FILES).map((file) => file.split("/").at(-1)))].sort();
const PLURAL = /_(zero|one|two|few|many|other)$/;

function flatten(texts: Texts, prefix = ""): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === "string") flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

function readTexts(language: string, namespace: string | undefined): Map<string, string> {
  return flatten(find(language, namespace) ?? {});
}

/** Keys as the code names them: the plural forms of one text are one key. */
function listKeys(texts: Map<string, string>): string[] {
  return [...new Set([...texts.keys()].map((key) => key.replace(PLURAL, "")))].sort();
}

function listPlaceholders(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/\{\{\s*([\w.]+)/g), (match) => match[1] ?? ""))].sort();
}

test("every namespace is there in every language", () => {
  expect(NAMESPACES).toEqual(expect.arrayContaining(["account.json", "common.json", "errors.json", "history.json"]));
  for (const language of LANGUAGES) {
    for (const namespace of NAMESPACES) expect(find(language, namespace), `${language}/${namespace}`).toBeDefined();
  }
});

describe.each(LANGUAGES)("the texts in %s", (language) => {
  test.each(NAMESPACES)("of %s have the same keys and placeholders as in English, and none is empty", (namespace) => {
    const english = readTexts("en", namespace);
    const texts = readTexts(language, namespace);
    expect(listKeys(texts)).toEqual(listKeys(english));
    for (const [key, text] of texts) {
      expect(text.trim(), key).not.toBe("");
      const original = english.get(key) ?? english.get(key.replace(PLURAL, "_other")) ?? "";
      expect(listPlaceholders(text), key).toEqual(listPlaceholders(original));
    }
  });

  test("have each plural form that the language counts with", () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const namespace of NAMESPACES) {
      const texts = readTexts(language, namespace);
      const counted = [...texts.keys()].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, ""));
      for (const key of counted) {
        for (const form of forms) expect([...texts.keys()], namespace).toContain(`${key}_${form}`);
      }
    }
  });

  test("say every error code of the server", () => {
    const texts = readTexts(language, "errors.json");
    for (const code of ERROR_CODES) expect([...texts.keys()]).toContain(`code.${code}`);
  });
});

/** Numbers that no deployment makes one: lifetimes of links, and what PubMed or a backup counts. */
const NEVER_ONE = [
  "account.json: forgot.sent.text",
  "account.json: signUp.step.password.text",
  "account.json: reset.fault.expired.advice",
  "account.json: reset.done.text",
  "admin-dashboard.json: charts.summary",
  "admin-setup.json: saying.backup_written",
  "admin-setup.json: saying.backup_possible",
  "admin-setup.json: counted",
  "admin-users.json: invite.lead",
  "admin-users.json: invite.doneText",
];
const COUNTED =
  /\{\{\w+(?:, number)?\}\} (?:people|(?:searches|queries|papers|records|rows|questions|answers|emails|texts|checks|statements|users|PMIDs|hours|days|seconds|files|accounts)\b)/;

test("what is counted has a singular in English", () => {
  const without = NAMESPACES.flatMap((namespace) =>
    [...readTexts("en", namespace)]
      .filter(([key, text]) => !PLURAL.test(key) && COUNTED.test(text.replace(/at most \{\{\w+\}\} \w+/gi, "")))
      .map(([key]) => `${namespace}: ${key}`),
  );
  expect(without).toEqual(NEVER_ONE);
});
