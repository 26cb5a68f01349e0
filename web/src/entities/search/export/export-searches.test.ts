import { unzipSync } from "fflate";
import Papa from "papaparse";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeDetails } from "../../../features/search/search.fixture.ts";
import { makeUser, signInAs } from "../../../testing/accounts.ts";
import { type FakeAnswer, type FakeRoute, fakeApi } from "../../../testing/fake-api.ts";
import { type Export, exportSearches } from "./export-searches.ts";

beforeEach(() => signInAs(makeUser()));
afterEach(() => vi.unstubAllGlobals());

const ids = Array.from({ length: 10 }, (_, index) => `8b1f6a52-6a0e-4a63-9b1e-${String(index).padStart(12, "0")}`);

function answerDetails(answer: FakeRoute | FakeAnswer) {
  return fakeApi(Object.fromEntries(ids.map((id) => [`GET /search-history/${id}/details`, answer])));
}

const answerWithQuestion: FakeRoute = ({ path }) => {
  const id = path.split("/")[2] ?? "";
  return { body: makeDetails({ id, query: `question ${id.slice(-2)}` }) };
};

async function readNames({ file: { parts } }: Export): Promise<string[]> {
  const files = unzipSync(new Uint8Array(await new Blob(parts).arrayBuffer()));
  for (const content of Object.values(files)) {
    expect(Papa.parse(new TextDecoder().decode(content)).errors).toEqual([]);
  }
  return Object.keys(files);
}

function start(options: Partial<Parameters<typeof exportSearches>[0]> = {}) {
  const done: number[] = [];
  const task = { searchIds: ids, highlighted: null, signal: new AbortController().signal };
  return { done, file: exportSearches({ ...task, onProgress: (count) => done.push(count), ...options }) };
}

describe("exporting many searches", () => {
  test("keeps their order, whichever answers first, and reports how far it is", async () => {
    const answers: (() => void)[] = [];
    let most = 0;
    let open = 0;
    answerDetails(async (call) => {
      open += 1;
      most = Math.max(most, open);
      await new Promise<void>((resolve) => {
        answers.push(resolve);
        // The last of those under way is answered first.
        setTimeout(() => answers.pop()?.());
      });
      open -= 1;
      return answerWithQuestion(call);
    });
    const { file, done } = start();
    expect((await readNames(await file)).map((name) => name.slice(0, 14))).toEqual(
      ids.map((id, index) => `${String(index + 1).padStart(2, "0")}_question ${id.slice(-2)}`),
    );
    expect(done).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(4);
  });

  test("tries again where a server is busy for a moment", async () => {
    const refused = new Set<string>();
    answerDetails((call) => {
      if (refused.has(call.path)) return answerWithQuestion(call);
      refused.add(call.path);
      const status = refused.size % 2 === 0 ? 503 : 429;
      return { status, headers: { "retry-after": "0" }, body: { detail: "busy", code: "server_error" } };
    });
    expect(await readNames(await start().file)).toHaveLength(10);
  });

  test("fails with the server's refusal, and asks for nothing more", async () => {
    const calls = answerDetails(() => ({ status: 403, body: { detail: "no", code: "access_denied" } }));
    await expect(start().file).rejects.toMatchObject({ code: "access_denied" });
    const asked = calls.length;
    expect(asked).toBeLessThan(10);
    await Promise.resolve();
    expect(calls).toHaveLength(asked);
  });

  test("names a damaged search, leaves out those that were deleted or cannot be read, and keeps the others whole", async () => {
    answerDetails((call) => {
      const id = call.path.split("/")[2] ?? "";
      if (id === ids[3]) return { body: { ...makeDetails({ id }), papers: "gone" } };
      if (id === ids[5]) return { status: 500, body: { detail: "x", code: "server_error" } };
      if (id === ids[6]) return { status: 404, body: { detail: "gone", code: "not_found" } };
      if (id === ids[7]) return { body: makeDetails({ id, query: "question 07", damaged: true }) };
      return answerWithQuestion(call);
    });
    const exported = await start().file;
    expect([exported.damaged, exported.missing]).toEqual([[ids[7]], [ids[3], ids[5], ids[6]]]);
    expect((await readNames(exported)).map((name) => name.slice(0, 14))).toEqual(
      ["00", "01", "02", "04", "07", "08", "09"].map(
        (question, index) => `${String(index + 1).padStart(2, "0")}_question ${question}`,
      ),
    );
  });

  test("fails where every search was deleted", async () => {
    answerDetails({ status: 404, body: { detail: "gone", code: "not_found" } });
    await expect(start().file).rejects.toMatchObject({ code: "not_found" });
  });

  test("fails where no search can be read", async () => {
    answerDetails({ body: { id: 7 } });
    await expect(start({ searchIds: ids.slice(0, 1) }).file).rejects.toMatchObject({ code: "unexpected_answer" });
  });

  test("can be cancelled", async () => {
    const cancelling = new AbortController();
    answerDetails(answerWithQuestion);
    const { file } = start({
      signal: cancelling.signal,
      onProgress: () => cancelling.abort(new DOMException("cancelled", "AbortError")),
    });
    await expect(file).rejects.toMatchObject({ name: "AbortError" });
  });

  test("can leave out what is not highlighted", async () => {
    answerDetails(answerWithQuestion);
    const { file } = await start({ searchIds: ids.slice(0, 1), highlighted: new Map([[ids[0] ?? "", ["1002"]]]) }).file;
    expect(file.name).toBe("highlighted_question 00_2026-01-01.csv");
    const { data } = Papa.parse<string[]>(await new Blob(file.parts).text());
    expect(data.slice(1).map((row) => row[4])).toEqual(["1002"]);
  });
});
