/** Those that compute, and need no database. */
const PURE_LIBRARIES = ["contract", "text", "terminology", "query", "reader", "runtime", "medline", "documents"];

/** Those whose tests open a database. */
export const DATABASE_LIBRARIES = ["database", "sources", "language-models", "mail"];

/** The packages that are TypeScript and go into what is built of those that use them. */
export const LIBRARIES = [...PURE_LIBRARIES, ...DATABASE_LIBRARIES];

/** Every package whose tests need no database and no browser. */
export const PURE_ROOMS = [...PURE_LIBRARIES, "demo-library"];

/** Every package but the server and the pages. */
export const ROOMS = [...LIBRARIES, "demo-library"];
