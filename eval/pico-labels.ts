import { readFileSync } from "node:fs";
import { type LabelledAbstract, PICO_CLASSES, type PicoClass } from "./pico-corpus.ts";

const HEADER = ["pmid", ...PICO_CLASSES].join("\t");
const SPAN = /^(\d+)(?:-(\d+))?$/u;

/** Labels of abstracts by PMID: the class of a token by its place among the abstract's tokens, from 0. */
export type PicoLabels = ReadonlyMap<string, ReadonlyMap<number, PicoClass>>;

/**
 * Reads labels kept apart from their texts: a line an abstract, its PMID and for each class the first and last tokens of
 * its spans ("3-9 15"), parted by tabs. Throws with the line that is wrong, and what is accepted.
 */
export function readPicoLabels(file: string): PicoLabels {
  const labels = new Map<string, Map<number, PicoClass>>();
  const lines = readFileSync(file, "utf8").split("\n");
  const header = lines.indexOf(HEADER);
  if (header < 0) throw new Error(`${file}: the columns ${HEADER.replaceAll("\t", ", ")} are expected, parted by tabs`);
  for (const [index, line] of lines.entries()) {
    if (index <= header || line.trim() === "") continue;
    const place = `${file}, line ${index + 1}`;
    const [pmid = "", ...cells] = line.split("\t");
    if (cells.length !== PICO_CLASSES.length || !/^\d+$/u.test(pmid))
      throw new Error(`${place}: a PMID and ${PICO_CLASSES.length} columns of spans are expected, parted by tabs`);
    const own = new Map<number, PicoClass>();
    for (const [column, name] of PICO_CLASSES.entries()) {
      for (const token of listTokens(cells[column] ?? "", place)) {
        if (own.has(token)) throw new Error(`${place}: token ${token} is labelled twice`);
        own.set(token, name);
      }
    }
    labels.set(pmid, own);
  }
  return labels;
}

function listTokens(cell: string, place: string): number[] {
  return cell.split(" ").flatMap((span) => {
    if (span === "") return [];
    const [, first, last] = SPAN.exec(span) ?? [];
    if (first === undefined) throw new Error(`${place}: "${span}" is no span: 3-9, or 3, is expected`);
    const [from, to] = [Number(first), Number(last ?? first)];
    if (to < from) throw new Error(`${place}: "${span}" ends before it begins`);
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
}

/** The abstracts that have labels, with these in place of their own. Throws where a label is behind the last token. */
function relabel(abstracts: readonly LabelledAbstract[], labels: PicoLabels): LabelledAbstract[] {
  return abstracts.flatMap((abstract) => {
    const own = labels.get(abstract.pmid);
    if (own === undefined) return [];
    const behind = Math.max(-1, ...own.keys());
    if (behind >= abstract.tokens.length)
      throw new Error(`PMID ${abstract.pmid} has ${abstract.tokens.length} tokens, and a label for token ${behind}`);
    return [{ ...abstract, tokens: abstract.tokens.map((token, at) => ({ ...token, label: own.get(at) ?? null })) }];
  });
}

/** The abstracts of a file of tokens; with other labels where a file of those is given, null for none. */
export function applyLabels(abstracts: readonly LabelledAbstract[], file: string | null): readonly LabelledAbstract[] {
  if (file === null) return abstracts;
  const relabelled = relabel(abstracts, readPicoLabels(file));
  if (relabelled.length === 0) throw new Error(`${file} has labels for none of the ${abstracts.length} abstracts`);
  return relabelled;
}
