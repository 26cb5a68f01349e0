import { combineHashes } from "@medsieve/reader/models/feature-hash";

/** Words that stand among the same words are put into one group; a word seen less often than this is in none. */
const SEEN_AT_LEAST = 8;
/** The commonest words, which the others are described by: which of them stand one or two places before or after. */
const CONTEXTS = 1_500;
const OFFSETS = [-2, -1, 1, 2] as const;
/** Numbers that a word is described by in the end. */
const DIMENSIONS = 60;
const ROUNDS = { iteration: 3, grouping: 10 };

/** Levels of groups, from fine to coarse: each word's group at each. */
export interface WordGroups {
  words: string[];
  groups: Uint16Array[];
}

/**
 * Groups words by the company they keep: positive pointwise mutual information with the words beside them (Levy and
 * Goldberg 2014), its principal directions by subspace iteration (Halko 2011), and k-means over these by angle. The
 * same texts give the same groups.
 */
export function groupWords(
  texts: Iterable<readonly string[]>,
  sizes: readonly number[],
  say: (line: string) => void,
): WordGroups {
  const lists = [...texts];
  const counts = new Map<string, number>();
  for (const list of lists) for (const word of list) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts]
    .filter(([, count]) => count >= SEEN_AT_LEAST)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([word]) => word);
  say(`${words.length} words seen ${SEEN_AT_LEAST} times or more`);
  const matrix = weighContexts(lists, new Map(words.map((word, index) => [word, index])));
  const vectors = findDirections(matrix, words.length);
  const groups = sizes.map((size) => {
    say(`${size} groups`);
    return groupVectors(vectors, words.length, Math.min(size, words.length));
  });
  return { words, groups };
}

/** Rows of a sparse matrix: row r has columns[starts[r]..starts[r + 1]]. */
interface SparseMatrix {
  starts: Uint32Array;
  columns: Uint16Array;
  values: Float32Array;
  width: number;
}

function weighContexts(lists: readonly (readonly string[])[], ids: ReadonlyMap<string, number>): SparseMatrix {
  const width = CONTEXTS * OFFSETS.length;
  const rows: Map<number, number>[] = Array.from(ids, () => new Map());
  for (const list of lists) {
    const numbered = list.map((word) => ids.get(word) ?? -1);
    for (const [at, id] of numbered.entries()) {
      const row = rows[id];
      if (row === undefined) continue;
      for (const [side, offset] of OFFSETS.entries()) {
        const context = numbered[at + offset] ?? -1;
        if (context < 0 || context >= CONTEXTS) continue;
        const column = side * CONTEXTS + context;
        row.set(column, (row.get(column) ?? 0) + 1);
      }
    }
  }
  const columnSums = new Float64Array(width);
  for (const row of rows) for (const [column, count] of row) columnSums[column] = (columnSums[column] ?? 0) + count;
  const total = columnSums.reduce((sum, count) => sum + count, 0);
  // Rare contexts are smoothed by the power 0.75 (Levy, Goldberg and Dagan 2015).
  const smoothed = columnSums.map((count) => count ** 0.75);
  const share = total / smoothed.reduce((sum, count) => sum + count, 0);
  const starts = new Uint32Array(rows.length + 1);
  const columns: number[] = [];
  const values: number[] = [];
  for (const [index, row] of rows.entries()) {
    let sum = 0;
    for (const count of row.values()) sum += count;
    for (const [column, count] of row) {
      const value = Math.log((count * total) / (sum * (smoothed[column] ?? 0) * share));
      if (value <= 0) continue;
      columns.push(column);
      values.push(value);
    }
    starts[index + 1] = columns.length;
  }
  return { starts, columns: Uint16Array.from(columns), values: Float32Array.from(values), width };
}

/** Rows of the matrix in its principal directions, each of length 1, one after another. */
function findDirections(matrix: SparseMatrix, height: number): Float32Array {
  let right = new Float32Array(matrix.width * DIMENSIONS);
  for (let at = 0; at < right.length; at++) right[at] = combineHashes(1, at, 0, 0) / 2 ** 32 - 0.5;
  for (let round = 0; round < ROUNDS.iteration; round++) {
    const left = multiply(matrix, right, height);
    orthonormalize(left, height);
    right = multiplyTransposed(matrix, left, height);
    orthonormalize(right, matrix.width);
  }
  const projected = multiply(matrix, right, height);
  // The square root of a direction's strength, as in Levy and Goldberg: strong directions do not drown the others.
  const strengths = new Float64Array(DIMENSIONS);
  for (let at = 0; at < projected.length; at++)
    strengths[at % DIMENSIONS] = (strengths[at % DIMENSIONS] ?? 0) + (projected[at] ?? 0) ** 2;
  for (let at = 0; at < projected.length; at++)
    projected[at] = (projected[at] ?? 0) / (strengths[at % DIMENSIONS] ?? 1) ** 0.25;
  for (let row = 0; row < height; row++) normalizeRow(projected, row);
  return projected;
}

function multiply({ starts, columns, values }: SparseMatrix, right: Float32Array, height: number): Float32Array {
  const product = new Float32Array(height * DIMENSIONS);
  for (let row = 0; row < height; row++) {
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) {
      const from = (columns[at] ?? 0) * DIMENSIONS;
      const value = values[at] ?? 0;
      for (let d = 0; d < DIMENSIONS; d++) {
        product[row * DIMENSIONS + d] = (product[row * DIMENSIONS + d] ?? 0) + value * (right[from + d] ?? 0);
      }
    }
  }
  return product;
}

function multiplyTransposed({ starts, columns, values, width }: SparseMatrix, left: Float32Array, height: number) {
  const product = new Float32Array(width * DIMENSIONS);
  for (let row = 0; row < height; row++) {
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) {
      const to = (columns[at] ?? 0) * DIMENSIONS;
      const value = values[at] ?? 0;
      for (let d = 0; d < DIMENSIONS; d++) {
        product[to + d] = (product[to + d] ?? 0) + value * (left[row * DIMENSIONS + d] ?? 0);
      }
    }
  }
  return product;
}

/** Gram-Schmidt over the columns. */
function orthonormalize(matrix: Float32Array, height: number): void {
  for (let d = 0; d < DIMENSIONS; d++) {
    for (let other = 0; other <= d; other++) {
      let dot = 0;
      for (let row = 0; row < height; row++)
        dot += (matrix[row * DIMENSIONS + d] ?? 0) * (matrix[row * DIMENSIONS + other] ?? 0);
      const length = Math.sqrt(dot) || 1;
      for (let row = 0; row < height; row++) {
        const at = row * DIMENSIONS + d;
        matrix[at] =
          other === d ? (matrix[at] ?? 0) / length : (matrix[at] ?? 0) - dot * (matrix[row * DIMENSIONS + other] ?? 0);
      }
    }
  }
}

function normalizeRow(vectors: Float32Array, row: number): void {
  let squares = 0;
  for (let d = 0; d < DIMENSIONS; d++) squares += (vectors[row * DIMENSIONS + d] ?? 0) ** 2;
  const length = Math.sqrt(squares) || 1;
  for (let d = 0; d < DIMENSIONS; d++) vectors[row * DIMENSIONS + d] = (vectors[row * DIMENSIONS + d] ?? 0) / length;
}

/** k-means by angle; the centres begin at the commonest words, which stand first. */
function groupVectors(vectors: Float32Array, height: number, size: number): Uint16Array {
  const centres = vectors.slice(0, size * DIMENSIONS);
  const groups = new Uint16Array(height);
  for (let round = 0; round < ROUNDS.grouping; round++) {
    for (let row = 0; row < height; row++) {
      let greatest = Number.NEGATIVE_INFINITY;
      for (let group = 0; group < size; group++) {
        let dot = 0;
        for (let d = 0; d < DIMENSIONS; d++)
          dot += (vectors[row * DIMENSIONS + d] as number) * (centres[group * DIMENSIONS + d] as number);
        if (dot <= greatest) continue;
        greatest = dot;
        groups[row] = group;
      }
    }
    centres.fill(0);
    for (let row = 0; row < height; row++) {
      const to = (groups[row] ?? 0) * DIMENSIONS;
      for (let d = 0; d < DIMENSIONS; d++)
        centres[to + d] = (centres[to + d] ?? 0) + (vectors[row * DIMENSIONS + d] ?? 0);
    }
    for (let group = 0; group < size; group++) normalizeRow(centres, group);
  }
  return groups;
}
