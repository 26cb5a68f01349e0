import { describe, expect, it } from "vitest";
import type { EutilsCall } from "./eutils-client.ts";
import { watchPubmedVersion } from "./pubmed-version.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const ANSWER =
  "<eInfoResult><DbInfo><DbName>pubmed</DbName><LastUpdate>2026/11/20 06:21</LastUpdate></DbInfo></eInfoResult>";

describe("PubMed's version", () => {
  function open(bodies: string[], isBusy = () => false) {
    const asked: string[] = [];
    let time = 0;
    const call: EutilsCall = async (utility, _parameters, read) => {
      asked.push(utility);
      return read(bodies.shift() ?? ANSWER);
    };
    const logged: { err: unknown }[] = [];
    const log = { warn: (data: object) => void logged.push(data as { err: unknown }) };
    const version = watchPubmedVersion(call, isBusy, log, () => time);
    const readLater = async (ms = 0) => {
      time += ms;
      version.read();
      await new Promise((resolve) => setImmediate(resolve));
      return version.read();
    };
    return { asked, logged, version, readLater };
  }

  it("is the day of its last update, and is never waited for", async () => {
    const { version, readLater } = open([]);
    expect(version.read()).toBeNull();
    expect(await readLater()).toBe("2026-11-20");
  });

  it("is asked for once a day, the old one being shown until the new one is there", async () => {
    const { asked, version, readLater } = open([ANSWER, ANSWER.replace("20 06", "21 06")]);
    await readLater();
    expect(await readLater(DAY_MS - 1)).toBe("2026-11-20");
    expect(asked).toEqual(["einfo"]);
    expect(version.read()).toBe("2026-11-20");
    expect(await readLater(1)).toBe("2026-11-21");
    expect(asked).toHaveLength(2);
  });

  it("stays as it was when NCBI gives nothing of use, and is asked for again after a while", async () => {
    const { asked, logged, readLater } = open([ANSWER, "<html>Bad gateway</html>"]);
    await readLater();
    expect(await readLater(DAY_MS)).toBe("2026-11-20");
    expect(logged).toMatchObject([
      { err: expect.objectContaining({ message: expect.stringContaining("LastUpdate") }) },
    ]);
    await readLater(1000);
    expect(asked).toHaveLength(2);
    await readLater(DAY_MS);
    expect(asked).toHaveLength(3);
  });

  it("is not asked for while a search waits for NCBI", async () => {
    const { asked, readLater } = open([], () => true);
    expect(await readLater()).toBeNull();
    expect(asked).toEqual([]);
  });
});
