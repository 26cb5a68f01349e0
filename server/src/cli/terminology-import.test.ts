import { type ChildProcess, fork } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { openMesh } from "@medsieve/terminology/descriptor-file";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const TABLE = "terminology/src/assets/mesh.tsv.gz";

function writeDescriptors(count: number): string {
  const records = Array.from(
    { length: count },
    (_, at) => `<DescriptorRecord><DescriptorName><String>Heading ${at}</String></DescriptorName>
      <TreeNumberList><TreeNumber>C01.${String(at % 1000).padStart(3, "0")}</TreeNumber></TreeNumberList></DescriptorRecord>`,
  );
  const doctype = '<!DOCTYPE DescriptorRecordSet SYSTEM "nlmdescriptorrecordset_20300101.dtd">';
  return `<?xml version="1.0"?>\n${doctype}\n<DescriptorRecordSet>${records.join("\n")}</DescriptorRecordSet>`;
}

describe("npm run terminology:import", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "medsieve-terminology-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  function run(...args: string[]) {
    const child: ChildProcess = fork(fileURLToPath(new URL("./terminology-import.ts", import.meta.url)), args, {
      cwd: folder,
      execArgv: ["--import", import.meta.resolve("tsx")],
      silent: true,
    });
    return new Promise<{ code: number | null; out: string }>((resolve) => {
      let out = "";
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on("data", (data) => {
          out += String(data);
        });
      }
      child.once("close", (code) => resolve({ code, out }));
    });
  }

  it("makes the table from a file of another year, compressed or not, and keeps it where a later file is no whole one", async () => {
    await writeFile(join(folder, "desc2030.xml.gz"), gzipSync(writeDescriptors(20_000)));
    const imported = await run("desc2030.xml.gz");
    expect(imported).toEqual({ code: 0, out: expect.stringMatching(/^MeSH 2030: 20000 headings and 0 other names/) });
    const table = await readFile(join(folder, TABLE));
    const mesh = openMesh(gunzipSync(table));
    expect([mesh.year, mesh.findHeading("heading 19999")]).toEqual([2030, "Heading 19999"]);

    await writeFile(join(folder, "sample.xml"), writeDescriptors(3));
    const sample = await run("sample.xml");
    expect(sample).toEqual({ code: 1, out: expect.stringMatching(/sample\.xml: it has 3 headings.*stays as it is/su) });
    await writeFile(join(folder, "cut.xml"), writeDescriptors(20_000).slice(0, 90_000));
    expect(await run("cut.xml")).toEqual({
      code: 1,
      out: expect.stringMatching(/cut\.xml, line \d+: the file is cut off/),
    });
    expect((await readFile(join(folder, TABLE))).equals(table)).toBe(true);
    expect(await readdir(join(folder, "terminology/src/assets"))).toEqual(["mesh.tsv.gz"]);
  });

  it.each([
    [[], 2, /usage: npm run terminology:import -- FILE/],
    [["a.xml", "b.xml"], 2, /usage/],
    [["--years", "2025"], 2, /--years/],
    [["--year", "25", "a.xml"], 2, /--year takes a year such as 2025, not "25"/],
    [["nowhere.xml"], 1, /nowhere\.xml: there is no such file/],
  ])("says what is wrong with the arguments %j", async (args, code, reason) => {
    expect(await run(...args)).toEqual({ code, out: expect.stringMatching(reason) });
  });
});
