import type { PaperRecord } from "@medsieve/contract/papers";
import { describe, expect, it } from "vitest";
import type { Question } from "../reader.ts";
import { ASKED, NEGATIVE, OFF_TOPIC, RETRACTED, read, reader, signal, TRIAL } from "./zinc-papers.fixture.ts";

async function answer(papers: PaperRecord[], question: Question = ASKED): Promise<string | null> {
  const readings = await read(papers, question);
  const pairs = papers.flatMap((paper) => {
    const reading = readings.find(({ pmid }) => pmid === paper.pmid);
    return reading ? [{ paper, reading: { ...reading, evidence: [] } }] : [];
  });
  return (await reader.answer(question, pairs, signal)).text;
}

describe("answering", () => {
  it("counts the papers, quotes the best, and names the PMIDs each sentence rests on", async () => {
    const text = await answer([TRIAL, OFF_TOPIC]);
    expect(text).toContain("Of 2 papers read, 1 meets the question well (1 randomized controlled trial)");
    expect(text).toContain("“Zinc lozenges shortened the common cold in children.” [PMID 11]");
    expect(text).not.toContain("[PMID 13]");
  });

  it("says so when the papers do not point the same way", async () => {
    const text = await answer([TRIAL, NEGATIVE]);
    expect(text).toMatch(
      /do not all point the same way: an effect or a difference is reported by \[PMID 11\], none by \[PMID 12\]/u,
    );
  });

  it("says so when no paper meets the question", async () => {
    expect(await answer([OFF_TOPIC])).toContain(
      "None of the 1 paper read meets the question well; the nearest is [PMID 13].",
    );
  });

  it("never quotes a retracted paper", async () => {
    const text = await answer([RETRACTED, NEGATIVE]);
    expect(text).toContain("Retracted, and therefore not used: [PMID 15].");
    expect(text).not.toContain("” [PMID 15]");
    expect(await answer([RETRACTED])).toContain("no answer can be given [PMID 15]");
  });

  it("marks the paper's words as quotations in Japanese and Chinese", async () => {
    const japanese = await answer([TRIAL], {
      text: "小児の感冒に亜鉛は有効か",
      language: "ja",
      preference: "clinical_trials",
    });
    expect(japanese).toMatch(/「[^」]*zinc[^」]*」 \[PMID 11\]。/iu);
    const chinese = await answer([TRIAL], {
      text: "锌对儿童感冒有效吗",
      language: "zh",
      preference: "clinical_trials",
    });
    expect(chinese).toMatch(/“[^”]*zinc[^”]*” \[PMID 11\]。/iu);
  });

  it("has no answer without papers", async () => {
    expect(await answer([])).toBeNull();
  });
});
