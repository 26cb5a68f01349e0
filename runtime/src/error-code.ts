/** The code that an error has of the operating system or a library, such as "ENOENT"; null where it has none. */
export function readErrorCode(error: unknown): string | null {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}
