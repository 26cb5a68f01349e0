import { expect, it } from "vitest";
import { deriveVerdict } from "./derive-verdict.ts";
import { ask, makeRead } from "./verdict.fixture.ts";

/** Three papers on acupuncture whose findings are of this outcome, held against this control. */
const readPapers = (comparator: string, outcome: string) =>
  [1, 2, 3].map((pmid) => {
    const quote = `${outcome} was lower with acupuncture than with ${comparator}.`;
    const evidence = [
      { section: "RESULTS", section_index: 0, start: 0, end: 9, quote, status: "verified" as const, problem: null },
    ];
    return makeRead(pmid, [{ intervention: "acupuncture", comparator, outcome, evidence }], {
      title: "Acupuncture for knee osteoarthritis",
      text: `Patients had pain from knee osteoarthritis. ${quote}`,
    });
  });
const count = (question: string, comparator: string, outcome: string) =>
  deriveVerdict(ask(question), readPapers(comparator, outcome))?.counts;

it.each(["sham acupuncture", "placebo acupuncture", "usual care"])("%s is a control, and no acupuncture", (control) => {
  expect(count("Does acupuncture reduce pain in knee osteoarthritis?", control, "Pain")?.favours).toBe(3);
});

it("another kind of the treatment is no control", () => {
  expect(count("acupuncture for pain in knee osteoarthritis", "manual acupuncture", "Pain")?.favours).toBe(0);
});

it("a scale of pain counts where pain is asked for", () => {
  expect(count("針灸 膝骨關節炎 疼痛", "sham acupuncture", "VAS score")?.favours).toBe(3);
});
