import { expect, test } from "vitest";
import { loadMesh } from "./load-mesh.ts";
import { loadVocabulary } from "./vocabulary.ts";

test("every heading of the vocabulary is one of MeSH, written as MeSH writes it", () => {
  const headings = [...new Set(loadVocabulary().flatMap(({ heading }) => heading ?? []))];
  const unknown = headings.filter((heading) => loadMesh().findHeading(heading) !== heading);
  expect(unknown.map((heading) => `${heading} (${loadMesh().findHeading(heading) ?? "no such name"})`)).toEqual([]);
});
