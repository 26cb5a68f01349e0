/**
 * The parameters of an address, as the router has parsed them. The routes read them by hand: what they do is needed before
 * any page is there, and the schemas' library is not to be loaded for it.
 */
export type Address = Record<string, unknown>;

/** undefined for what is no whole number from `min` to `max`. */
export function readWholeNumber(value: unknown, min: number, max: number): number | undefined {
  return typeof value === "number" && Number.isInteger(value) && value >= min && value <= max ? value : undefined;
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** undefined for what is no UUID. */
export function readId(value: unknown): string | undefined {
  return typeof value === "string" && UUID.test(value) ? value : undefined;
}
