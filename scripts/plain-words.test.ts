import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./run-step.mjs";
import { ROOMS } from "./workspaces.mjs";

/** For these, docs/glossary.md and the trade have a plainer word: report, notify, show, again, no one. */
const WORDS = /\b(?:told|tells?|telling|whoever|nobody|anew|breathes?)\b/giu;

const FOLDERS = [...ROOMS, "server/src", "server/test", "web/src", "e2e", "bench", "eval", "scripts", "docs"];
const READ = /\.(?:[cm]?[jt]sx?|css|md|sql)$/u;

/** Where they are right English: fictional papers, lists of stop words, what people write in questions, and this file. */
const LEFT_OUT = [
  /^demo-library\/src\//u,
  /\/stop-words\.ts$/u,
  /^scripts\/plain-words\.test\.ts$/u,
  /\/plain-phrases(?:\.test)?\.ts$/u,
];

function listFiles(): string[] {
  const within = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
      .filter((file) => !/(?:^|\/)(?:node_modules|dist)\//u.test(file)),
  );
  return [...readdirSync(ROOT), ...within].filter(
    (file) => READ.test(file) && !LEFT_OUT.some((pattern) => pattern.test(file)),
  );
}

/** Each with its place; names are read as words, so that "tellUser" and "user_told" count, too. */
function findWords(text: string): string[] {
  return text.split("\n").flatMap((line, index) => {
    const words = line.replace(/(?<=[a-z\d])(?=[A-Z])|_/gu, " ");
    return [...words.matchAll(WORDS)].map(([word]) => `${index + 1}: ${word}`);
  });
}

test("words of a private English are found in comments, names and strings", () => {
  expect(findWords("// Tells nobody.\nconst tellUser = isTold; // retell, untold")).toEqual([
    "1: Tells",
    "1: nobody",
    "2: tell",
    "2: Told",
  ]);
});

test("no code, comment or document uses a word that has a plainer one", () => {
  const files = listFiles();
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) => findWords(readFileSync(join(ROOT, file), "utf8")).map((at) => `${file}:${at}`));
  expect(found).toEqual([]);
});
