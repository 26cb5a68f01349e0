import { expect, inject, it } from "vitest";
import { openEmbedded, UNLOGGED } from "./client.ts";

const ANSWERS = 120;
const ROUNDS = 6;
const MEGABYTE = 1_048_576;

it.runIf(process.env.MEDSIEVE_TEST_DATABASE !== "postgres")(
  "keeps nothing of what the embedded database answered",
  async () => {
    const database = await openEmbedded({ dataDir: null, template: inject("embeddedTemplate"), log: UNLOGGED });
    const answer = async (count: number) => {
      for (let at = 0; at < count; at++) {
        const { rows } = await database.pool.query("select repeat($1, $2::int) as text", [
          at % 2 ? "a" : "b",
          MEGABYTE,
        ]);
        expect(rows[0].text.length).toBe(MEGABYTE);
      }
    };
    try {
      // Memory of the whole process, since the database has its own thread. What is kept adds to every round, what
      // waits for the collector to some.
      let smallest = Number.POSITIVE_INFINITY;
      for (let round = 0; round < ROUNDS && smallest >= ANSWERS / 2; round++) {
        const before = process.memoryUsage.rss();
        await answer(ANSWERS);
        smallest = Math.min(smallest, (process.memoryUsage.rss() - before) / MEGABYTE);
      }
      expect(smallest).toBeLessThan(ANSWERS / 2);
    } finally {
      await database.close();
    }
  },
);
