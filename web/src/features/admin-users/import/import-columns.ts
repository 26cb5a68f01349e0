/** The columns of an import file, in the order of its template. A password is only asked of those who have no account. */
export const IMPORT_COLUMNS = [
  { field: "email", header: "Email Address", isRequired: true },
  { field: "full_name", header: "Full Name", isRequired: true },
  { field: "password", header: "Password", isRequired: false },
  { field: "company", header: "Company", isRequired: true },
  { field: "role", header: "Role", isRequired: false },
  { field: "monthly_search_limit", header: "Monthly Search Limit", isRequired: false },
] as const;
export type ImportField = (typeof IMPORT_COLUMNS)[number]["field"];

export interface ReadHeader {
  /** Where each field stands in a row; without those that are not there. */
  places: ReadonlyMap<ImportField, number>;
  missing: readonly string[];
  repeated: readonly string[];
  /** Headings that mean nothing here; their columns are left out. */
  unknown: readonly string[];
}

/** Headings are compared without case, width and what joins their words. */
function fold(heading: string): string {
  return heading
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s_\-\uFEFF]+/gu, " ")
    .trim();
}

const FIELDS = new Map<string, ImportField>(
  IMPORT_COLUMNS.flatMap(({ field, header }) => [
    [fold(header), field],
    [fold(field), field],
  ]),
);

export function readHeader(cells: readonly string[]): ReadHeader {
  const places = new Map<ImportField, number>();
  const repeated: string[] = [];
  const unknown: string[] = [];
  for (const [place, cell] of cells.entries()) {
    const field = FIELDS.get(fold(cell));
    if (field === undefined) {
      if (cell.trim() !== "") unknown.push(cell.trim());
    } else if (places.has(field)) repeated.push(cell.trim());
    else places.set(field, place);
  }
  const missing = IMPORT_COLUMNS.filter((column) => column.isRequired && !places.has(column.field));
  return { places, missing: missing.map((column) => column.header), repeated, unknown };
}
