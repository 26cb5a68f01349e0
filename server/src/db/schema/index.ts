export * from "./accounts.ts";
export * from "./library.ts";
export * from "./mails.ts";
export * from "./rate-limits.ts";
export * from "./searches.ts";
export * from "./sources.ts";
