import type { QueryBlock, QueryWarning } from "@medsieve/contract/searches";

export interface QueryPiece {
  text: string;
  /** A warning concerns it. */
  isWarned: boolean;
}

export interface QueryPart {
  /** Position of the concept block that it is; null for what joins them. */
  block: number | null;
  pieces: QueryPiece[];
}

type Place = { start: number; end: number };

/** A query cut up where its blocks and the places of its warnings begin and end; put together again, the parts are the query. */
export function markQuery(
  query: string,
  blocks: readonly Pick<QueryBlock, "start" | "end">[],
  warnings: readonly Pick<QueryWarning, "start" | "end">[],
): QueryPart[] {
  const warned = warnings.flatMap(({ start, end }) => (start === null || end === null ? [] : [{ start, end }]));
  const edges = new Set([0, query.length]);
  for (const { start, end } of [...blocks, ...warned]) {
    edges.add(keepWithin(start, query));
    edges.add(keepWithin(end, query));
  }
  const places = [...edges].sort((a, b) => a - b);
  const parts: QueryPart[] = [];
  for (const [index, start] of places.entries()) {
    const end = places[index + 1];
    if (end === undefined) break;
    const found = blocks.findIndex((block) => covers(block, start, end));
    const block = found === -1 ? null : found;
    const piece = { text: query.slice(start, end), isWarned: warned.some((place) => covers(place, start, end)) };
    const last = parts.at(-1);
    if (last !== undefined && last.block === block) last.pieces.push(piece);
    else parts.push({ block, pieces: [piece] });
  }
  return parts;
}

function keepWithin(offset: number, query: string): number {
  return Math.min(Math.max(0, offset), query.length);
}

function covers(place: Place, start: number, end: number): boolean {
  return place.start <= start && place.end >= end;
}
