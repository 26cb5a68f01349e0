import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../test/database.ts";
import { UNLOGGED } from "./client.ts";
import { openNotifications } from "./notifications.ts";

describe("notifications between servers", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it("reach every subscriber of their topic, and no other", async () => {
    const notifications = await openNotifications(database, database.url, UNLOGGED);
    const heard: string[] = [];
    const arrived = new Promise<void>((resolve) => {
      notifications.subscribe("usage", (id) => {
        heard.push(id);
        if (id === "last") resolve();
      });
    });
    const unsubscribe = notifications.subscribe("search_cancel", (id) => heard.push(id));
    unsubscribe();
    await notifications.publish("search_cancel", "no-such-search");
    await notifications.publish("usage", "first");
    await notifications.publish("usage", "last");
    await arrived;
    expect(heard).toEqual(["first", "last"]);
    await notifications.close();
  });

  it.runIf(process.env.MEDSIEVE_TEST_DATABASE === "postgres")(
    "come back by themselves after the connection broke",
    async () => {
      const notifications = await openNotifications(database, database.url, UNLOGGED);
      const arrived = new Promise<string>((resolve) => {
        notifications.subscribe("usage", resolve);
      });
      await database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and query = 'listen medsieve' and pid <> pg_backend_pid()`,
      );
      let hasArrived = false;
      void arrived.then(() => {
        hasArrived = true;
      });
      while (!hasArrived) {
        await notifications.publish("usage", "again");
        await Promise.race([arrived, database.pool.query("select pg_sleep(0.05)")]);
      }
      expect(await arrived).toBe("again");
      await notifications.close();
    },
  );
});
