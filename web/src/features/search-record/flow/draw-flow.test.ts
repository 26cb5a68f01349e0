import type { ScreeningCounts } from "@medsieve/contract/decisions";
import i18next from "i18next";
import { describe, expect, test } from "vitest";
import { changeLanguage } from "../../../lib/i18n.ts";
import { preparePageTests } from "../../../testing/page-test.ts";
import { makeProvenance, makeRecordedQuery, makeRelatedRecord, makeSearchRecord } from "../record.fixture.ts";
import { describeFlow } from "./describe-flow.ts";
import { drawFlow, FLOW_FONT_SIZE, type FlowDrawing } from "./draw-flow.ts";
import { listPhases } from "./list-phases.ts";
import { estimateWidth, wrapText } from "./wrap-text.ts";
import { writeFlowSvg } from "./write-flow-svg.ts";

preparePageTests();

function draw(
  isNarrow: boolean,
  language: "en" | "ja" | "zh" = "en",
  record = makeSearchRecord(),
  screened: ScreeningCounts | null = null,
): FlowDrawing {
  const { t } = i18next;
  return drawFlow(describeFlow(record, screened, t, language), listPhases(t), isNarrow);
}

const SCREENED: ScreeningCounts = {
  ...{ included: 11, excluded: 62, undecided: 31 },
  reasons: [
    { reason: "only animals", count: 41 },
    { reason: "population", count: 21 },
  ],
};

const boxesOf = ({ shapes }: FlowDrawing) => shapes.filter((shape) => shape.kind === "box");
const textsOf = ({ shapes }: FlowDrawing) => shapes.filter((shape) => shape.kind === "text");

describe.each([
  ["wide", false],
  ["narrow", true],
])("the %s flow diagram", (_, isNarrow) => {
  test("shows every number of the record", () => {
    const shown = textsOf(draw(isNarrow)).map(({ text }) => text);
    for (const value of [217, 210, 2, 5, 3, 1]) expect(shown).toContain(`n = ${value}`);
  });

  test("shows what papers like the best added in a box of its own, which no arrow leads to", () => {
    const drawing = draw(isNarrow, "en", makeRelatedRecord());
    const shown = textsOf(drawing).map(({ text }) => text);
    for (const value of [216, 210, 9, 7, 5, 4]) expect(shown).toContain(`n = ${value}`);
    const arrows = ({ shapes }: FlowDrawing) => shapes.filter((shape) => shape.kind === "path" && shape.isFilled);
    expect(arrows(drawing)).toHaveLength(arrows(draw(isNarrow)).length + 1);
    expect(boxesOf(drawing)).toHaveLength(boxesOf(draw(isNarrow)).length + 2);
  });

  test("says how many queries by similarity there were", () => {
    const record = makeRelatedRecord();
    const [related] = record.queries.filter((query) => query.related === true);
    const say = (changed: typeof record) =>
      textsOf(draw(isNarrow, "en", changed))
        .map(({ text }) => text)
        .join(" ");
    expect(say(record)).toContain("1 query by similarity");
    const both = {
      ...record,
      queries: [...record.queries, { ...(related ?? makeRecordedQuery()), name: "Own words" }],
    };
    expect(say(both)).toContain("2 queries by similarity");
  });

  test("ends with what a person decided, each reason for an exclusion counted", () => {
    const shown = textsOf(draw(isNarrow, "en", makeSearchRecord(), SCREENED)).map(({ text }) => text);
    for (const value of [11, 21, 31, 41]) expect(shown).toContain(`n = ${value}`);
    expect(shown.join(" ")).toContain("only animals");
  });

  test.each(["en", "ja", "zh"] as const)(
    "keeps its words in its boxes and its boxes apart, in %s",
    async (language) => {
      await changeLanguage(language);
      const drawing = draw(isNarrow, language, makeRelatedRecord(), SCREENED);
      const boxes = boxesOf(drawing);
      for (const { x, y, text, turned } of textsOf(drawing)) {
        if (turned) continue;
        const right = x + estimateWidth(text, FLOW_FONT_SIZE);
        const holder = boxes.find(
          (box) => x >= box.x && right <= box.x + box.width && y > box.y && y < box.y + box.height,
        );
        expect(holder, text).toBeDefined();
      }
      for (const one of boxes) {
        expect(one.y + one.height).toBeLessThanOrEqual(drawing.height);
        expect(one.x + one.width).toBeLessThanOrEqual(drawing.width);
        for (const other of boxes) {
          const isApart =
            one === other ||
            one.x + one.width <= other.x ||
            other.x + other.width <= one.x ||
            one.y + one.height <= other.y ||
            other.y + other.height <= one.y;
          expect(isApart).toBe(true);
        }
      }
    },
  );
});

describe("the flow diagram as a file", () => {
  test("is an image of its own, whatever the names in it", () => {
    const { t } = i18next;
    const reader = { id: "model", vendor: 'A <b>&"', model: "]]>\u0000" } as const;
    const steps = describeFlow(makeSearchRecord({ provenance: makeProvenance({ reader }) }), null, t, "en");
    const file = writeFlowSvg(drawFlow(steps, listPhases(t), false), "Flow & <title>", "5 < 6", "en");
    const parsed = new DOMParser().parseFromString(file, "image/svg+xml");
    expect(parsed.querySelector("parsererror")).toBeNull();
    expect(parsed.querySelector("title")?.textContent).toBe("Flow & <title>");
    expect(parsed.querySelector("svg")?.textContent).toContain('A <b>&"');
    expect(parsed.querySelectorAll("[href], script, image, foreignObject")).toHaveLength(0);
  });
});

describe("words in a box", () => {
  test("are broken between words, and within one only where it alone is too long", () => {
    expect(wrapText("papers read and ranked", 100, 14)).toEqual(["papers read", "and ranked"]);
    expect(wrapText("Pneumonoultramicroscopic", 80, 14).join("")).toBe("Pneumonoultramicroscopic");
    expect(wrapText("", 80, 14)).toEqual([]);
  });

  test("never begin a line with a Japanese or Chinese full stop", () => {
    for (let width = 40; width < 200; width += 3) {
      const lines = wrapText("文献を読み、順位を付けました。人による選別（なし）です。", width, 14);
      expect(lines.filter((line) => /^[、。（）]/.test(line) && !line.startsWith("（"))).toEqual([]);
    }
  });
});
