import type { Database } from "@medsieve/database/client";
import type { Contact } from "@medsieve/runtime/contact-log";
import { Counter, collectDefaultMetrics, Gauge, type Registry } from "prom-client";

export interface WatchedParts {
  database: Pick<Database, "pool">;
  /** Null where PubMed is never asked, and where there is no model. */
  pubmed: () => Contact | null;
  model: () => Contact | null;
}

/** Adds what is read when metrics are asked for: process and event loop, the pool of connections, services outside. */
export function watchServer(registry: Registry, { database, pubmed, model }: WatchedParts): void {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    ...{ name: "medsieve_database_connections", registers, labelNames: ["state"] },
    help: "Connections of this server's pool: used, idle; and calls that wait for one",
    collect() {
      const { totalCount, idleCount, waitingCount } = database.pool;
      this.set({ state: "used" }, totalCount - idleCount);
      this.set({ state: "idle" }, idleCount);
      this.set({ state: "waiting" }, waitingCount);
    },
  });
  for (const [name, help, read] of [
    ["pubmed", "NCBI's E-utilities", pubmed],
    ["model", "the language model", model],
  ] as const) {
    const count = (suffix: string, what: string, pick: (contact: Contact) => number) =>
      new Counter({
        ...{ name: `medsieve_${name}_${suffix}_total`, registers, help: `${what} ${help}` },
        collect() {
          const contact = read();
          this.reset();
          this.inc(contact === null ? 0 : pick(contact));
        },
      });
    count("requests", "Requests to", ({ tries }) => tries);
    count("errors", "Failed requests to", ({ failures }) => failures);
  }
}
