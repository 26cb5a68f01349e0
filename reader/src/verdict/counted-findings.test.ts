import type { Finding } from "@medsieve/contract/findings";
import { describe, expect, it } from "vitest";
import { deriveVerdict } from "./derive-verdict.ts";
import { ask, makeFinding, makeRead } from "./verdict.fixture.ts";

const FAVOURS: Partial<Finding> = {};
const NONE: Partial<Finding> = { direction: "no_difference", favours: "neither" };
const derive = (question: ReturnType<typeof ask>, ...papers: ReturnType<typeof makeRead>[]) =>
  deriveVerdict(question, papers);

describe("what a verdict counts", () => {
  it("counts no other treatment that shares words with the one that is asked about", () => {
    const question = ask("Is transcranial magnetic stimulation effective for depression?");
    const current = {
      intervention: "transcranial direct current stimulation",
      comparator: null,
      outcome: "depression",
    };
    const given = {
      title: "Transcranial direct current stimulation in depression",
      text: "Depression was less severe.",
    };
    expect(derive(question, makeRead(1, [current], given))?.papers).toEqual([]);
  });

  it("counts no drug's way through the body where no outcome is asked for", () => {
    const question = ask("Is tranexamic acid effective in postpartum haemorrhage?");
    const absorbed = { ...NONE, outcome: "systemic absorption" };
    expect(derive(question, makeRead(1, [absorbed]))?.papers).toEqual([]);
    expect(derive(question, makeRead(1, [absorbed, FAVOURS]))?.counts.favours).toBe(1);
  });

  it("counts no satisfaction where it is asked what becomes of a condition", () => {
    const question = ask("Is tranexamic acid effective in postpartum haemorrhage?");
    const liked = { outcome: "treatment satisfaction", direction: "increased" } as const;
    expect(derive(question, makeRead(1, [liked]))?.papers).toEqual([]);
  });

  it("counts nothing where the outcome that is asked for was not read", () => {
    const question = { ...ask("トラネキサム酸は気分を改善しますか"), language: "ja" } as const;
    expect(derive(question, makeRead(1, [FAVOURS]))?.papers).toEqual([]);
  });

  it("takes more improvement on a score for a benefit, whichever way the score goes", () => {
    const question = ask("Does tranexamic acid improve the Frobnitz score in postpartum haemorrhage?");
    const evidence = makeFinding().evidence.map((part) => ({
      ...part,
      quote: "The Frobnitz score improved significantly more with tranexamic acid than with placebo.",
    }));
    const scored = { outcome: "Frobnitz score", direction: "increased", favours: "unknown", evidence } as const;
    expect(derive(question, makeRead(1, [scored]))?.counts.favours).toBe(1);
  });

  it("leaves open what is as good as another drug, also where the finding does not name that", () => {
    const question = ask("Does tranexamic acid reduce mortality?");
    const makeEqual = (quote: string) => {
      const evidence = makeFinding().evidence.map((part) => ({ ...part, quote }));
      return makeRead(1, [{ ...NONE, comparator: null, outcome: "mortality", evidence }]);
    };
    const drug = makeEqual("There was no difference in mortality between tranexamic acid and ondansetron.");
    const control = makeEqual("Mortality with tranexamic acid did not differ from that of the control group.");
    expect(derive(question, drug)?.counts).toMatchObject({ unclear: 1, no_difference: 0 });
    expect(derive(question, control)?.counts.no_difference).toBe(1);
  });

  it("takes how long symptoms last for recovery", () => {
    const question = ask("Does tranexamic acid speed recovery from postpartum haemorrhage?");
    const quote = "The duration of clinical symptoms was shorter with tranexamic acid than with placebo.";
    const evidence = makeFinding().evidence.map((part) => ({ ...part, quote }));
    const paper = makeRead(1, [{ outcome: "duration of clinical symptoms", evidence }], {
      text: quote,
      title: "TXA in postpartum haemorrhage",
    });
    expect(derive(question, paper)?.counts.favours).toBe(1);
  });

  it("takes the short form of a control for no other treatment", () => {
    const question = ask("Does tranexamic acid reduce mortality?");
    const quote = "Mortality did not differ between the tranexamic acid and the OBS group (p = 0.7).";
    const evidence = makeFinding().evidence.map((part) => ({ ...part, quote }));
    const compare = (comparator: string) =>
      derive(question, makeRead(1, [{ ...NONE, comparator, outcome: "mortality", evidence }]))?.counts.no_difference;
    expect(compare("OBS")).toBe(1);
    expect(compare("MTX")).toBe(0);
  });
});
