import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { listFiles } from "./fingerprint.mjs";
import { ROOT } from "./run-step.mjs";

/**
 * @typedef {object} Pattern
 * @property {string} place file and line
 * @property {string} source
 * @property {string} flags
 */

/** What runs as soon as it is loaded. */
const PROGRAM = /\/(?:main\.ts|cli\/|make-library\.ts)|-worker\.(?:ts|mjs)$/;

/** The source of every workspace. */
function listFolders() {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  return workspaces.map((name) => (existsSync(join(ROOT, name, "src")) ? `${name}/src` : name));
}

/** @param {string} file @returns {Pattern[]} */
function listLiterals(file) {
  const text = readFileSync(file, "utf8");
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {Pattern[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      const line = parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const place = `${relative(ROOT, file).replaceAll("\\", "/")}:${line}`;
      found.push({ place, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

/** Those that modules put together from parts while they load. @param {readonly string[]} files @returns {Promise<Pattern[]>} */
async function listConstructed(files) {
  /** @type {Pattern[]} */
  const found = [];
  const folders = listFolders();
  const { RegExp: Original } = globalThis;
  globalThis.RegExp = new Proxy(Original, {
    construct(target, args) {
      const made = Reflect.construct(target, args, target);
      const callers = new Error().stack?.split("\n").slice(2, 4).join("\n") ?? "";
      const own = folders.map((folder) => callers.indexOf(`${ROOT}/${folder}/`)).find((at) => at >= 0);
      if (own !== undefined) {
        const place = callers.slice(own + ROOT.length + 1).split(/[)\n]/, 1)[0] ?? "";
        found.push({ place, source: made.source, flags: made.flags });
      }
      return made;
    },
  });
  try {
    for (const file of files) await import(file);
  } finally {
    globalThis.RegExp = Original;
  }
  return found;
}

/** Every pattern of contract, server and web outside of tests, each once. Needs a loader for TypeScript. */
export async function listPatterns() {
  const files = listFiles(listFolders()).filter(
    (file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.(test|fixture|d)\.tsx?$|\/test(?:ing)?\//.test(file),
  );
  const literals = files.flatMap(listLiterals);
  const isOfWeb = (/** @type {string} */ file) => file.startsWith(join(ROOT, "web"));
  const constructed = await listConstructed(files.filter((file) => !isOfWeb(file) && !PROGRAM.test(file)));
  const unique = new Map([...constructed, ...literals].map((one) => [`/${one.source}/${one.flags}`, one]));
  return { patterns: [...unique.values()], literals: literals.length, constructed: constructed.length };
}
