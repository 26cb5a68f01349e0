/** The beginning of the SHA-256 of the demonstration's XML: a library that holds another one is filled anew. */
export const DEMONSTRATION_VERSION = "d54a8fd5f62c";
