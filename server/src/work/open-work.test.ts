import { getEventListeners } from "node:events";
import type { PaperRecord } from "@medsieve/contract/papers";
import { NO_LIMITS } from "@medsieve/contract/searches";
import { UNLOGGED } from "@medsieve/database/client";
import { QueryError } from "@medsieve/query/query";
import { createBuiltinReader } from "@medsieve/reader/builtin-reader";
import type { Reading } from "@medsieve/reader/reader";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { readDemonstration } from "../../../sources/test/demonstration.ts";
import { NO_FACTS } from "../query/known-headings.ts";
import { createThreadedDesk } from "../readers/threaded-desk.ts";
import { openWork, type WorkPool } from "./open-work.ts";
import type { Work } from "./work.ts";
import { WorkFailed } from "./work-failed.ts";
import { WORK_HERE } from "./work-here.ts";

const question = { text: "Do statins prevent stroke?", language: "en", preference: "comprehensive" } as const;
const { signal } = new AbortController();

async function collect(readings: AsyncIterable<Reading>): Promise<Reading[]> {
  const all: Reading[] = [];
  for await (const reading of readings) all.push(reading);
  return all;
}

describe("work in threads", () => {
  let work: WorkPool;
  let papers: PaperRecord[];

  beforeAll(async () => {
    papers = (await readDemonstration())
      .slice(0, 20)
      .map(({ pmid, title, abstract }) => makePaper(Number(pmid), { title, abstract }));
    work = openWork({ threads: 2, log: UNLOGGED });
  });
  afterAll(() => work.close());

  it("reads papers as it would be read here", async () => {
    const there = createBuiltinReader(createThreadedDesk(work, UNLOGGED));
    const readings = await collect(there.readPapers(question, papers, signal));
    expect(readings).toEqual(await collect(createBuiltinReader().readPapers(question, papers, signal)));
    const written = await there.writeQueries(question, 5, signal);
    expect(written).toEqual(await createBuiltinReader().writeQueries(question, 5, signal));
  });

  it("compiles and checks queries as it would be done here", async () => {
    const asked = ['"Heart Failure"[mh] AND 2020:2021[dp]', "(statin* NOT gout) OR 12[pmid]"];
    expect(await work.run("compileQueries", asked, signal)).toEqual(
      await WORK_HERE.run("compileQueries", asked, signal),
    );
    const queries = asked.map((query) => ({ name: "", query, reason: null }));
    const input = { queries, limits: NO_LIMITS, headings: NO_FACTS };
    expect(await work.run("checkQueries", input, signal)).toEqual(await WORK_HERE.run("checkQueries", input, signal));
  });

  it("gives the error of a query that cannot be read", async () => {
    await expect(work.run("compileQueries", ["((("], signal)).rejects.toBeInstanceOf(QueryError);
  });

  it("listens to the caller of many tasks no more than to that of one", async () => {
    const caller = new AbortController();
    const running = Array.from({ length: 20 }, () => work.run("listBlocks", ["a AND b"], caller.signal));
    expect(getEventListeners(caller.signal, "abort").length).toBeLessThanOrEqual(1);
    expect(await Promise.all(running)).toHaveLength(20);
  });

  it("loads what reading needs while other tasks wait, however long that takes, and does them after it", async () => {
    const cold = openWork({ threads: 1, log: UNLOGGED, taskMs: 2_000 });
    const warming = cold.warmUp();
    expect(await cold.run("listBlocks", ["a AND b"], signal)).toHaveLength(1);
    await warming;
    const [examined] = await cold.run("examinePapers", { question, papers: papers.slice(0, 1) }, signal);
    expect(examined?.reading.pmid).toBe(papers[0]?.pmid);
    await cold.close();
  });

  it("ends at once for a caller that leaves, and for those that wait behind it", async () => {
    const left = new AbortController();
    const running = Array.from({ length: 6 }, () => work.run("examinePapers", { question, papers }, left.signal));
    left.abort(new Error("left"));
    for (const one of running) await expect(one).rejects.toThrow("left");
    expect(await work.run("listBlocks", ["a AND b"], signal)).toHaveLength(1);
  });

  it("fails what a thread was at when it died, and goes on in a new one", async () => {
    const alone = openWork({ threads: 1, log: UNLOGGED });
    await alone.run("listBlocks", ["a"], signal);
    const many = Array.from({ length: 40 }, () => papers).flat();
    const dying = alone.run("examinePapers", { question, papers: many }, signal);
    const behind = alone.run("listBlocks", ["a AND b"], signal);
    await Promise.all(alone.listThreads().map((thread) => thread.terminate()));
    await expect(dying).rejects.toMatchObject({ name: expect.any(String), reason: "thread_ended", status: 503 });
    expect(await behind).toHaveLength(1);
    await alone.close();
  });

  it("ends a task that takes too long, and says so", async () => {
    const hasty = openWork({ threads: 1, log: UNLOGGED, taskMs: 1 });
    const many = Array.from({ length: 40 }, () => papers).flat();
    await expect(hasty.run("examinePapers", { question, papers: many }, signal)).rejects.toMatchObject({
      reason: "out_of_time",
    });
    await hasty.close();
  });

  it.each([
    ["out_of_time", "the paper took too long to read"],
    ["thread_ended", "the paper could not be read"],
  ] as const)("costs the paper that it is for, and no other (%s)", async (reason, said) => {
    const bad = papers[3]?.pmid;
    const failing: Work = {
      run: (name, input, its) => {
        const isBad = name === "examinePapers" && JSON.stringify(input).includes(`"pmid":"${bad}"`);
        return isBad ? Promise.reject(new WorkFailed(reason, null)) : work.run(name, input, its);
      },
    };
    const reader = createBuiltinReader(createThreadedDesk(failing, UNLOGGED));
    const readings = await collect(reader.readPapers(question, papers, signal));
    const unread = readings.filter(({ read_by }) => read_by.fallback !== null);
    expect(unread).toMatchObject([{ pmid: bad, relevance_score: 0, statements: [], read_by: { fallback: said } }]);
    const others = papers.filter(({ pmid }) => pmid !== bad);
    const here = await collect(createBuiltinReader().readPapers(question, others, signal));
    expect(readings.filter(({ pmid }) => pmid !== bad).map(({ statements }) => statements)).toEqual(
      here.map(({ statements }) => statements),
    );
  });
});
