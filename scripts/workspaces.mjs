/** The packages that are TypeScript and go into what is built of those that use them. */
export const LIBRARIES = ["contract", "text", "terminology", "query", "reader"];

/** Every package whose tests need no database and no browser. */
export const ROOMS = [...LIBRARIES, "demo-library"];
