import { expect, it } from "vitest";
import { INDEX_VERSION } from "./index-template.ts";
import type { PaperIndex } from "./paper-index.ts";
import { createIndex } from "./store-papers.ts";

const { signal } = new AbortController();

/** A cluster whose answer to the making of the index is lost; `isMade`: the index was made by then. */
function loseAnswer(isMade: boolean, version: number): PaperIndex {
  let indices: { name: string }[] = [];
  const answer = async (method: string, path: string) => {
    if (path.startsWith("/_resolve/index/")) return { indices, aliases: [] };
    if (path.startsWith("/papers/_mapping")) return { papers: { mappings: { _meta: { medsieve_version: version } } } };
    if (method === "PUT" && isMade) indices = [{ name: "papers" }];
    throw new Error("the answer is lost");
  };
  return { name: "papers", request: answer as PaperIndex["request"] };
}

it("goes on with an index that was made, though the node that made it could not say so", async () => {
  await createIndex(loseAnswer(true, INDEX_VERSION), signal);
});

it("fails where none was made, or one of another version is there", async () => {
  await expect(createIndex(loseAnswer(false, INDEX_VERSION), signal)).rejects.toThrow("the answer is lost");
  await expect(createIndex(loseAnswer(true, INDEX_VERSION - 1), signal)).rejects.toThrow("name another one");
});
