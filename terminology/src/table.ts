/** The cells of a line, and where it stands. */
export interface TableRow {
  /** File and line, to find it again. */
  place: string;
  cells: string[];
}

/** A line of a data file that is not as it should be. */
export class TableError extends Error {
  constructor(place: string, reason: string) {
    super(`${place}: ${reason}`);
    this.name = "TableError";
  }
}

/** The rows of a text with tabs between its cells, without comments and without the line that names the columns. Throws TableError. */
export function parseTable(file: string, text: string, columns: readonly string[]): TableRow[] {
  const lines = text.split(/\r?\n/u).flatMap((line, at) => {
    const isRow = line.trim() !== "" && !line.startsWith("#");
    return isRow ? [{ place: `${file}, line ${at + 1}`, line }] : [];
  });
  const [first, ...rest] = lines;
  if (first?.line !== columns.join("\t")) {
    throw new TableError(first?.place ?? file, `the columns ${columns.join(", ")} are expected, parted by tabs`);
  }
  return rest.map(({ place, line }) => {
    const cells = line.split("\t");
    if (cells.length !== columns.length) {
      throw new TableError(
        place,
        `${cells.length} columns, where ${columns.length} are expected: ${columns.join(", ")}`,
      );
    }
    const loose = cells.find((cell) => cell !== cell.trim());
    if (loose !== undefined) throw new TableError(place, `"${loose}" begins or ends with a blank`);
    return { place, cells };
  });
}
