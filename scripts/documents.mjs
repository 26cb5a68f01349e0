import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run-step.mjs";

/** What is tracked or new, without what is ignored, as paths from the root. */
export const FILES = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "");

/** Every folder that has one of the files in it, or below it. */
export const FOLDERS = new Set(
  FILES.flatMap((file) => {
    const parts = file.split("/").slice(0, -1);
    return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
  }),
);

/** @param {string} file from the root */
export function readDocument(file) {
  return readFileSync(join(ROOT, file), "utf8");
}

/** Every document, as a path from the root, with its text. */
export const DOCUMENTS = FILES.filter((file) => file.endsWith(".md")).map((file) => ({
  file,
  text: readDocument(file),
}));

/**
 * A document's lines outside blocks of code.
 * @param {string} text
 */
export function leaveOutCode(text) {
  let isCode = false;
  return text
    .split("\n")
    .filter((line) => {
      const isFence = line.trimStart().startsWith("```");
      if (isFence) isCode = !isCode;
      return !isFence && !isCode;
    })
    .join("\n");
}
