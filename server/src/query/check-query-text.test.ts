import { describe, expect, it } from "vitest";
import { checkQueryText } from "./check-query-text.ts";

const listCodes = (text: string) => checkQueryText(text).warnings.map(({ code }) => code);

describe("a heading", () => {
  it("that is misspelt is shown as it would be searched", () => {
    const { mended } = checkQueryText('"Sleep Initiation and Maintainance Disorders"[mh] AND cbt[tiab]');
    expect(mended?.query).toBe('"Sleep Initiation and Maintenance Disorders"[mh] AND cbt[tiab]');
    expect(mended?.changes).toMatchObject([{ code: "heading_corrected" }]);
  });

  it("that MeSH does not have is doubted, and no other", () => {
    expect(listCodes('"Wholly Unheard Of"[majr] OR asthma[tiab]')).toEqual(["unknown_heading"]);
    expect(listCodes('"Heart Attack"[mh] OR "Asthma/drug therapy"[mh:noexp] OR insomn*[mh]')).toEqual([]);
  });
});
