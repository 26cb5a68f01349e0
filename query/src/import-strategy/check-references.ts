import type { StrategyNote } from "@medsieve/contract/strategies";
import { makeNote } from "../translate/notes.ts";
import type { LineNode } from "./parse-line.ts";

/** A line that was read; one that is a limit of another has no more than that one's number. */
export interface ReadLine {
  number: number;
  node: LineNode;
}

/**
 * What is doubtful in how lines name earlier ones, by the line's number: one that none names, so that it is not in the result,
 * and lines that are joined with themselves, or with one that they stand in. Numbers slip where a line is put in or taken out.
 */
export function checkReferences(lines: readonly ReadLine[]): Map<number, StrategyNote[]> {
  const within = new Map<number, Set<number>>();
  const doubts = new Map<number, StrategyNote[]>();
  const used = new Set<number>();
  for (const { number, node } of lines) {
    const named = listNamed(node);
    for (const one of named) used.add(one);
    within.set(number, new Set(named.flatMap((one) => [one, ...(within.get(one) ?? [])])));
    doubts.set(number, findJoinedTwice(node, within));
  }
  const last = lines.at(-1)?.number;
  for (const { number } of lines) {
    if (number !== last && !used.has(number)) doubts.get(number)?.push(makeNote("line_unused"));
  }
  return doubts;
}

function listNamed(node: LineNode): number[] {
  if (node.kind === "line") return [node.number];
  return listParts(node).flatMap(listNamed);
}

function listParts(node: LineNode): readonly LineNode[] {
  if (node.kind === "in") return [node.node];
  return "parts" in node ? node.parts : [];
}

/** Behind NOT a line may well stand again: "2 not (1 and 2)". */
function findJoinedTwice(node: LineNode, within: ReadonlyMap<number, ReadonlySet<number>>): StrategyNote[] {
  const inner = listParts(node).flatMap((part) => findJoinedTwice(part, within));
  if (node.kind !== "and" && node.kind !== "or") return inner;
  const numbers = node.parts.flatMap((part) => (part.kind === "line" ? [part.number] : []));
  const own = [...new Set(numbers)].flatMap((number) => {
    if (numbers.filter((one) => one === number).length > 1)
      return [makeNote("line_repeated", { line: String(number) })];
    const other = numbers.find((one) => within.get(one)?.has(number));
    return other === undefined ? [] : [makeNote("line_within", { line: String(number), other: String(other) })];
  });
  return [...inner, ...own];
}
