import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { DOCUMENTS, FILES, FOLDERS, leaveOutCode, readDocument } from "./documents.mjs";

const isThere = (path: string) => FILES.includes(path) || FOLDERS.has(path);

/** The name by which a heading is linked to, as the sites that show Markdown make it. */
function nameHeading(heading: string): string {
  const plain = heading.toLowerCase().replaceAll(/[^\p{L}\p{N}\s_-]/gu, "");
  return plain.trim().replaceAll(/\s/gu, "-");
}

function listHeadings(text: string): string[] {
  const headings = leaveOutCode(text).matchAll(/^#{1,6} (.+)$/gmu);
  return [...headings].map(([, heading = ""]) => nameHeading(heading));
}

/** Links within the repository that lead to no file, or to no heading of it. */
function findBrokenLinks(file: string, text: string): string[] {
  const links = [...leaveOutCode(text).matchAll(/\]\(([^()\s]+)\)/gu)].map(([, link = ""]) => link);
  return links.filter((link) => {
    if (/^[a-z]+:/u.test(link)) return false;
    const [path = "", heading] = link.split("#");
    const target = path === "" ? file : posix.join(posix.dirname(file), path);
    if (target !== file && !isThere(target)) return true;
    if (heading === undefined) return false;
    return !listHeadings(target === file ? text : readDocument(target)).includes(heading);
  });
}

const SOURCE = /\.(?:ts|tsx|mjs|tsv|jsonl|bin|css|sql)$/u;
const ENDINGS = new Set(FILES.flatMap((file) => file.split("/").map((_, at, parts) => parts.slice(at).join("/"))));
const TOP = new Set([...FOLDERS].filter((folder) => !folder.includes("/")));

/**
 * What a document names as a file or folder and is neither: a path from the root that does not exist, or a source file whose
 * name no path ends in. What is built (dist) and names with a placeholder (…, *, <subject>) are left out.
 */
function findUnknownPaths(text: string): string[] {
  const named = [...leaveOutCode(text).matchAll(/(?<![\w./@:<>{}$-])\.?\w[\w-]*(?:[./][\w.-]+)+\/?(?![\w*…<{])/gu)];
  return named
    .map(([path]) => path.replace(/[./]$/u, ""))
    .filter((path) => !/(?:^|\/)(?:dist|node_modules|\.cache)(?:\/|$)/u.test(path))
    .filter((path) => {
      const [first = ""] = path.split("/");
      if (path.includes("/") && TOP.has(first)) return !isThere(path) && !ENDINGS.has(path) && isFileOrSrc(path);
      return SOURCE.test(path) && !ENDINGS.has(path);
    });
}

/** "text/plain" and "query/parse-query" begin as folders do and are none; what names a package's sources or a file is meant as one. */
function isFileOrSrc(path: string): boolean {
  return SOURCE.test(path) || /\/(?:src|test)(?:\/|$)/u.test(path) || /^(?:docs|e2e|eval|scripts|bench)\//u.test(path);
}

describe("documents", () => {
  it("link to files and headings that there are", () => {
    expect(DOCUMENTS.length).toBeGreaterThan(20);
    const broken = DOCUMENTS.flatMap(({ file, text }) => findBrokenLinks(file, text).map((link) => `${file}: ${link}`));
    expect(broken).toEqual([]);
  });

  it("name files and folders that there are", () => {
    const unknown = DOCUMENTS.flatMap(({ file, text }) => findUnknownPaths(text).map((path) => `${file}: ${path}`));
    expect(unknown).toEqual([]);
  });

  it.each([
    ["[a](none.md)", ["none.md"]],
    ["[a](../README.md#two-commands), [b](https://example.org/none)", []],
    ["[a](../README.md#three-commands)", ["../README.md#three-commands"]],
    ["# A figure, and `more`\n[a](#a-figure-and-more) [b](#more)", ["#more"]],
  ])("are found to link amiss: %s", (text, broken) => {
    expect(findBrokenLinks("docs/x.md", text)).toEqual(broken);
  });

  it.each([
    ["`server/src/none.ts`, and `server/src/main.ts`.", ["server/src/none.ts"]],
    ["eval/samples/none.tsv; `documents.mjs`, text/plain, `text/src/`", ["eval/samples/none.tsv"]],
    ["`pipeline/none.ts`, `server/src/modules/<subject>`, server/dist/none.mjs", ["pipeline/none.ts"]],
  ])("are found to name what there is not: %s", (text, unknown) => {
    expect(findUnknownPaths(text)).toEqual(unknown);
  });
});

interface TreeLine {
  depth: number;
  names: string[];
}

/** The lines of the tree of folders in ARCHITECTURE.md: the names that begin each, before two blanks. */
function readTree(): TreeLine[] {
  const [, tree = ""] = readDocument("ARCHITECTURE.md").split("## Folders")[1]?.split("```") ?? [];
  return tree
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const plain = line.trimStart();
      const [names = ""] = plain.split("  ");
      return { depth: (line.length - plain.length) / 2, names: names.split(" ") };
    });
}

/** Each name of the tree as a path from the root. */
function listTreePaths(lines: readonly TreeLine[]): string[] {
  const above: string[] = [];
  return lines.flatMap(({ depth, names }) => {
    const base = above.slice(0, depth).join("");
    above[depth] = names[0]?.endsWith("/") ? names[0] : "";
    return names.map((name) => `${base}${name}`.replace(/\/$/u, ""));
  });
}

describe("the tree of folders in ARCHITECTURE.md", () => {
  const paths = listTreePaths(readTree());

  it("names folders and files that there are", () => {
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });

  it("names every package, and every folder in its sources", () => {
    const packages = FILES.flatMap((file) => /^([a-z-]+)\/package\.json$/u.exec(file)?.[1] ?? []);
    const within = [...FOLDERS].filter((folder) => packages.some((name) => posix.dirname(folder) === `${name}/src`));
    const inTree = (folder: string) => paths.some((path) => path === folder || path === `${folder}/src`);
    expect(packages.length).toBeGreaterThan(10);
    expect([...packages, ...within].filter((folder) => !inTree(folder))).toEqual([]);
  });
});
