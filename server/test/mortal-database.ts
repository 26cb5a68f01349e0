import type { Database } from "@medsieve/database/client";
import * as schema from "@medsieve/database/schema/index";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { createTransact, type Db } from "../../database/src/transact.ts";

/** Its process has died: nothing that it wanted to do happens any more. */
export class Killed extends Error {
  override name = "Killed";
}

/** When a process dies: at its n-th step, before that is done, or when it is done and no one has learned of it. */
export interface Death {
  step: number;
  isAfter: boolean;
}

/** A process with a database, that counts what it does and dies at a step, or when it is killed. */
export function openMortal(database: Database, death: Death | null) {
  let steps = 0;
  let isDead = false;

  async function live<Result>(act: () => Promise<Result>): Promise<Result> {
    if (isDead) throw new Killed();
    const isLast = death !== null && ++steps === death.step;
    if (isLast && !death.isAfter) {
      isDead = true;
      throw new Killed();
    }
    const result = await act();
    if (isLast) {
      isDead = true;
      throw new Killed();
    }
    return result;
  }

  const bound = new Map<pg.PoolClient, Db>();
  const watch = <Target extends pg.Pool | pg.PoolClient>(target: Target): Target =>
    new Proxy(target, {
      get: (object, name) => {
        const value: unknown = Reflect.get(object, name, object);
        if (typeof value !== "function") return value;
        if (name === "query") return (...given: unknown[]) => live(() => Reflect.apply(value, object, given));
        if (name === "connect") return async () => watch(await Reflect.apply(value, object, []));
        // A dead process's connection is cut, and what it had not committed is undone.
        if (name === "release") return (isBroken?: boolean) => Reflect.apply(value, object, [isDead || isBroken]);
        return value.bind(object);
      },
    });
  const pool = watch(database.pool);
  const bind = (client: pg.PoolClient) => bound.get(client) ?? drizzle(client, { schema, casing: "snake_case" });
  const db: Db = Object.assign(drizzle(pool, { schema, casing: "snake_case" }), {
    transaction: createTransact(pool, bind),
  });
  const kill = () => {
    isDead = true;
  };
  return { database: { ...database, pool, db }, live, kill, isDead: () => isDead };
}
