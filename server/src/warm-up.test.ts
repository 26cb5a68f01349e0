import { UNLOGGED } from "@medsieve/database/client";
import { createExclusiveImports } from "@medsieve/sources/library/exclusive-imports";
import { type Sources, useOneSource } from "@medsieve/sources/sources";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../database/test/database.ts";
import { createLibrarySource } from "../../sources/src/library/library-source.ts";
import { readDemonstration } from "../../sources/test/demonstration.ts";
import { storeInLibrary } from "../../sources/test/stored-library.ts";
import { warmUp } from "./warm-up.ts";
import { openWork, type WorkPool } from "./work/open-work.ts";

describe("what is loaded ahead of the first question", () => {
  let database: TestDatabase;
  let work: WorkPool;
  let sources: Sources;
  const warned: string[] = [];
  const log = { warn: (_: object, message: string) => warned.push(message) };

  beforeAll(async () => {
    database = await openTestDatabase();
    work = openWork({ threads: 1, log: UNLOGGED });
  });
  afterAll(async () => {
    await work.close();
    await database.close();
  });
  beforeEach(async () => {
    await emptyDatabase(database);
    warned.length = 0;
    const library = createLibrarySource(database, work);
    sources = useOneSource(library, library);
  });

  it("is what a search of the library reads, and nothing is said of it", async () => {
    await storeInLibrary(database, ...(await readDemonstration()).slice(0, 20));
    await warmUp(work, sources, log);
    expect(warned).toEqual([]);
  });

  it("is the reader alone where the library is empty", async () => {
    await warmUp(work, sources, log);
    expect(warned).toEqual([]);
  });

  it("is left to the first question where it cannot be loaded, which is logged", async () => {
    await storeInLibrary(database, ...(await readDemonstration()).slice(0, 20));
    const source = sources.open(() => undefined);
    const failing = { ...source, search: () => Promise.reject(new Error("no database")) };
    await warmUp(work, { ...sources, open: () => failing }, log);
    expect(warned).toEqual(["something was not loaded ahead of the first question"]);
  });

  it("does not end the server where what holds the library does not answer", async () => {
    const describeLibrary = () => Promise.reject(new Error("the cluster is down"));
    await warmUp(work, { ...sources, describeLibrary }, log);
    expect(warned).toEqual(["something was not loaded ahead of the first question"]);
  });

  it("is loaded once more when an import has ended", async () => {
    const imports = createExclusiveImports(database);
    let ended = 0;
    imports.onEnded(() => {
      ended += 1;
    });
    await imports.importFiles(["missing.xml.gz"], new AbortController().signal, () => undefined);
    expect(ended).toBe(1);
  });
});
