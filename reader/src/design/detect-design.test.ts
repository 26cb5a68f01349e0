import { describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { DESIGN_SIZE, type DesignModel } from "../models/design-model.ts";
import { readPaperText } from "../paper-text.ts";
import { nameDesign } from "./design-names.ts";
import { type DetectedDesign, detectDesign } from "./detect-design.ts";

const detect = (title: string, abstract: string, types: string[] = ["Journal Article"], mesh: string[] = []) =>
  detectDesign(
    readPaperText(
      makePaper(1, {
        title,
        abstract: abstract === "" ? [] : [{ label: null, text: abstract }],
        publication_types: types,
        mesh: mesh.map((descriptor) => ({ descriptor, major: false, qualifiers: [] })),
      }),
    ),
  );

describe("detectDesign", () => {
  it("believes the publication types first, and quotes them", () => {
    expect(detect("Zinc and colds", "", ["Journal Article", "Randomized Controlled Trial"])).toEqual({
      id: "randomized_trial",
      section: "publication types",
      quote: "Randomized Controlled Trial",
      basis: "stated",
      probability: null,
    });
    expect(detect("Zinc", "", ["Case Reports"])?.id).toBe("case_report");
    expect(detect("Zinc", "", ["Retraction of Publication"])?.id).toBe("retraction_notice");
  });

  it.each([
    ["Zinc for colds: a systematic review", "We pooled nothing.", "systematic_review"],
    ["Spotlight on zinc in colds", "In a trial, adults were randomised to zinc or placebo.", "review"],
    ["A review of zinc in the treatment of colds", "In one trial adults were randomized to zinc or placebo.", "review"],
    ["Zinc (Z1): A Review in Colds", "In a double-blind trial zinc was compared with placebo.", "review"],
    ["Update on the randomized controlled trials of zinc", "Zinc was given to many.", "review"],
    ["Zinc for colds: design of a cluster randomized trial", "We randomised 40 adults.", "randomized_protocol"],
    ["A randomised trial of zinc: review of 40 patients", "Adults were randomised to zinc.", "randomized_trial"],
    ["Zinc for colds in two randomised controlled trials", "Adults were randomised to zinc.", "randomized_trial"],
    ["Zinc for colds: a meta-analysis of randomized trials", "Ten randomized trials were included.", "meta_analysis"],
    ["Zinc for colds", "We randomly assigned 40 adults to zinc or placebo. Colds were shorter.", "randomized_trial"],
    [
      "Zinc for colds: study protocol for a randomised controlled trial",
      "Adults will be randomised.",
      "randomized_protocol",
    ],
    ["Zinc intake and colds", "We followed a cohort of 900 nurses for ten years.", "cohort"],
    ["Zinc and anosmia: a case-control study", "Cases and controls were compared.", "case_control"],
    ["Zinc poisoning", "We report the case of a 4-year-old boy who presented with vomiting.", "case_report"],
    ["Zinc deficiency", "Male Wistar rats were fed a zinc-free diet.", "animal"],
    ["Zinc transport", "HeLa cells were transfected with the transporter.", "in_vitro"],
    ["Zinc for colds: protocol of a cohort study", "We will recruit 400 adults.", "trial_protocol"],
    ["Zinc for colds", "Adults received zinc or placebo in a double-blind crossover study.", "randomized_trial"],
    ["Zinc for colds", "Patients were divided into two groups; one received zinc, the other none.", "controlled_trial"],
    ["Zinc for colds: a nonrandomized controlled trial", "Patients chose.", "controlled_trial"],
    ["Zinc for Wilson disease", "In this single-arm trial all patients took zinc.", "single_arm_trial"],
    ["A phase II trial of zinc", "All patients took zinc.", "clinical_trial"],
    ["Clinical practice guideline on zinc", "We suggest zinc.", "guideline"],
    ["Zinc use in Denmark: a cross-sectional study", "We asked 200 adults.", "cross_sectional"],
    ["Serum zinc", "Sensitivity was 80% and specificity 70% for deficiency.", "diagnostic"],
    ["Zinc poisoning", "We report five patients with zinc poisoning.", "case_series"],
    ["Zinc", "Semi-structured interviews with 20 nurses were analyzed.", "qualitative"],
    ["Zinc", "The incremental cost per quality-adjusted life year was 400 euros.", "economic"],
    ["Zinc", "A Markov model followed 1,000 adults.", "modelling"],
    ["Zinc", "Genotyping of 400 adults found three variants of the transporter.", "genetic"],
    ["Zinc", "Prescribing was compared before and after the program.", "before_after"],
    ["Zinc in health", "In this article we review what zinc does. This review covers ten years.", "review"],
  ])("reads the design of %s", (title, abstract, id) => {
    expect(detect(title, abstract)?.id).toBe(id);
  });

  it("does not take trials that a paper only speaks of for its own design", () => {
    expect(detect("Zinc for colds", "Randomized controlled trials are needed to settle the matter.")).toBeNull();
    expect(detect("Zinc for colds", "Previous randomized trials gave no answer. Nothing else is known.")).toBeNull();
    expect(
      detect("Zinc for colds", "We searched MEDLINE and Embase. Ten randomized controlled trials were included.")?.id,
    ).toBe("systematic_review");
  });

  it.each([
    ["This observational study was performed parallel to a randomized trial of iron.", "observational"],
    ["This was a post hoc cohort analysis of a placebo-controlled, randomized trial of iron.", "cohort"],
    ["Zinc did as well as iron in randomized clinical trials of colds. We followed a cohort of nurses.", "cohort"],
    ["It helped in a previous double-blind randomized study. This retrospective study had 90 adults.", "cohort"],
    ["We followed a cohort of children. The effect requires verification in a randomised controlled study.", "cohort"],
    [
      "Children were recruited during a cluster-randomised trial. We surveyed them: a cross-sectional view.",
      "cross_sectional",
    ],
    ["We followed a cohort of nurses. There is a lack of large, placebo-controlled studies.", "cohort"],
    ["We followed a cohort of nurses. Zinc may be of use if a randomized trial verifies these results.", "cohort"],
    ["We followed a cohort of nurses, randomized 1:1 into a modeling group and a validation group.", "cohort"],
    ["We searched PubMed. We excluded trials that did not include placebo treatment.", "systematic_review"],
    ["Sixty extracted human premolars were randomly divided into zinc and control groups.", "in_vitro"],
    ["This was a companion study to a randomized trial of iron in a cohort of nurses.", "cohort"],
    ["This survey was conducted randomly enrolling 30 adults.", "cross_sectional"],
    [
      "In this double-blind trial, adults were randomised to zinc or placebo, as in a previous trial.",
      "randomized_trial",
    ],
  ])("keeps apart the trial that a study followed, came from or asks for: %s", (abstract, id) => {
    expect(detect("Zinc and colds", abstract)?.id).toBe(id);
  });

  it("believes that chance decided the order, though a title speaks of before and after", () => {
    const title = "Zinc in sweat before and after exercise";
    expect(detect(title, "Adults took zinc and placebo in a counterbalanced design.")?.id).toBe("randomized_trial");
    expect(detect(title, "Adults took zinc and ran.")?.id).toBe("before_after");
  });

  it("takes records about other papers, opinions and news for what they are", () => {
    expect(detect("Erratum: Zinc for colds", "")?.id).toBe("correction_notice");
    expect(detect("Zinc", "", ["Published Erratum"])?.id).toBe("correction_notice");
    expect(detect("Retraction: Zinc for colds", "")?.id).toBe("retraction_notice");
    expect(detect("Expression of concern: Zinc for colds", "")?.id).toBe("concern_notice");
    expect(detect("Zinc", "", ["Letter", "Comment"])?.id).toBe("comment");
    expect(detect("Zinc for colds: a commentary", "")?.id).toBe("comment");
    expect(detect("Zinc", "", ["News"])?.id).toBe("news");
  });

  it("reads a series of cases and a protocol closer than their publication types", () => {
    expect(detect("Zinc poisoning: a series of 4 cases", "", ["Case Reports"])?.id).toBe("case_series");
    expect(detect("Zinc: study protocol", "Adults.", ["Randomized Controlled Trial"])?.id).toBe("trial_protocol");
  });

  it("does not take a random sample for a randomized trial, nor a placebo of a study that looks back", () => {
    expect(detect("Zinc", "Adults were randomly selected from the register and asked.")?.id).not.toBe(
      "randomized_trial",
    );
    expect(detect("Zinc", "We reviewed medical records of patients given zinc or placebo.")?.id).toBe("cohort");
  });

  it("believes authors who say that nothing was random", () => {
    const text = "Adults were allocated to two groups, zinc or none. Allocation was not random.";
    expect(detect("Zinc for colds", text)?.id).not.toBe("randomized_trial");
    expect(detect("Nonrandomized trial of zinc", text, ["Controlled Clinical Trial"])?.id).toBe("controlled_trial");
  });

  it("takes an animal experiment for one, though its animals were randomized", () => {
    expect(
      detect("Zinc and wounds", "Animals were randomized to zinc or water.", ["Journal Article"], ["Animals", "Swine"])
        ?.id,
    ).toBe("animal");
    expect(detect("Zinc and wounds", "Thirty rats were randomly assigned to zinc or water.")?.id).toBe("animal");
  });

  it("reads a vague publication type more closely where the text allows it", () => {
    expect(detect("Zinc: a systematic review", "We searched PubMed.", ["Review"])?.id).toBe("systematic_review");
    expect(detect("Zinc", "Nothing more.", ["Review"])?.quote).toBe("Review");
  });

  it.each([
    ["Zinc poisoning", "The authors report a case of zinc poisoning. He recovered.", "case_report"],
    ["Zinc poisoning", "A 63 year old male underwent gastric lavage after swallowing coins.", "case_report"],
    ["Zinc poisoning", "A case of zinc poisoning from coins is presented.", "case_report"],
    ["Zinc poisoning", "Coins may be swallowed. The patient was treated. The patient recovered.", "case_report"],
    ["Zinc poisoning in a patient with pica", "Coins may be swallowed.", "case_report"],
    ["Zinc poisoning in a 3-month-old girl", "", "case_report"],
    ["Zinc deficiency", "Three girls with zinc deficiency and alopecia are described.", "case_series"],
    [
      "A mutation of the transporter",
      "We report a girl with a novel mutation, found by exome sequencing.",
      "case_report",
    ],
    ["Zinc and immunity", "This review summarizes what mice and cultured cells have taught.", "review"],
    ["Zinc and tumours: a review and risk assessment", "In rats and mice zinc delays tumours.", "review"],
    ["Zinc in the clinic", "Zinc is a metal. The causes of its deficiency are discussed.", "review"],
    ["Zinc deficiency: diagnosis and management", "Zinc is a metal that every cell needs.", "review"],
    ["Recent advances in zinc therapy", "Zinc is a metal that every cell needs.", "review"],
    ["Zinc for all?", "This commentary asks who needs zinc.", "comment"],
    ["Zinc", "We read with interest the article on zinc.", "comment"],
  ])("reads %s by how it is written: %s", (title, abstract, id) => {
    expect(detect(title, abstract)?.id).toBe(id);
  });

  it("finds a patient's history where the abstract has a section for it", () => {
    const paper = makePaper(1, {
      title: "Zinc poisoning",
      abstract: [
        { label: "BACKGROUND", text: "Coins may be swallowed." },
        { label: "CASE PRESENTATION", text: "Vomiting and lethargy followed." },
      ],
      publication_types: ["Journal Article"],
    });
    expect(detectDesign(readPaperText(paper))).toMatchObject({
      id: "case_report",
      section: "CASE PRESENTATION",
      quote: "Vomiting and lethargy followed.",
    });
  });

  it("takes neither an animal, a figure of speech nor a clinic's rule for a case", () => {
    expect(detect("Zinc poisoning", "An 11-year-old male cat was referred for vomiting.")?.id).not.toBe("case_report");
    expect(detect("Zinc", "Deception may be involved: indeed, if this is the case, a tension arises.")).toBeNull();
    expect(detect("Zinc", "The work-up of a patient with zinc poisoning is presented.")).toBeNull();
    expect(detect("Zinc", "Using Denmark as a case study, the spread of zinc is described.")).toBeNull();
  });

  it("does not take a study that discusses its own findings for a review", () => {
    const measured = "Zinc was measured in 40 adults. The role of diet is discussed.";
    expect(detect("Zinc", measured)).toBeNull();
    expect(detect("Zinc deficiency: diagnosis and treatment", measured)).toBeNull();
    expect(detect("Zinc", "Zinc binds albumin. The implications of these findings are discussed.")).toBeNull();
  });

  it("says nothing when nothing states a design", () => {
    expect(detect("Zinc", "Zinc is a metal.")).toBeNull();
  });

  const filler =
    "Zinc is taken by many adults in winter. Its effect on the duration of colds is disputed among clinicians and patients alike.";

  it("does not believe that a trial was the paper's own where its wording as a whole is against it", () => {
    const improbable = { unit: 0, constant: -5, weights: new Int8Array(DESIGN_SIZE) };
    const model = { trial: improbable, protocol: improbable, trainedOn: new Uint32Array() };
    const abstract = `${filler} Nurses were randomised to zinc or placebo in the parent study. ${"Zinc is a metal. ".repeat(10)}`;
    const read = (text: string) =>
      detectDesign(readPaperText(makePaper(1, { title: "Zinc", abstract: [{ label: null, text }] })), model);
    expect(read(abstract)).toBeNull();
    expect(read(`${abstract} We followed the cohort of 900 nurses.`)).toMatchObject({ id: "cohort", basis: "stated" });
  });

  it("does not go by the wording where an early phase in the title goes with no word of chance", () => {
    const [probable, improbable] = [5, -5].map((constant) => {
      return { unit: 0, constant, weights: new Int8Array(DESIGN_SIZE) };
    });
    const model = { trial: probable, protocol: improbable, trainedOn: new Uint32Array() } as DesignModel;
    const read = (title: string, end: string) => {
      const abstract = [{ label: null, text: `${filler} ${"Zinc is a metal. ".repeat(10)} ${end}` }];
      return detectDesign(readPaperText(makePaper(1, { title, abstract })), model)?.id;
    };
    const way = "This paves the way for randomized studies.";
    expect(read("Phase II study of zinc", way)).toBe("clinical_trial");
    expect(read("Phase II study of zinc", "Observers were blinded.")).toBe("randomized_trial");
    expect(read("Phase I surgery versus phase II surgery", way)).toBe("randomized_trial");
  });

  it("takes a trial that is still to come for a protocol", () => {
    const plan = detect(
      "Zinc for colds in adults",
      `${filler} A total of 400 participants will be randomised to zinc or placebo for two weeks. The primary outcome will be the ` +
        "duration of the cold. Secondary outcomes will include adverse events. The results will be disseminated in journals. " +
        "Ethical approval was obtained. Trial registration ISRCTN00000000.",
    );
    expect(plan).toMatchObject({ id: "randomized_protocol", basis: "stated" });
    expect(plan?.quote).toContain("will be randomised");
  });

  it("says that it goes by the wording as a whole where no words state a trial, and names the clearest sentence", () => {
    const trial = detect(
      "Efficacy of zinc compared with vitamin C for colds in adults",
      `${filler} Sixty patients took part: 30 in the zinc group and 30 in the vitamin C group, for eight weeks. There were no significant ` +
        "differences between the groups at baseline. At the end of treatment the zinc group had significantly lower symptom scores " +
        "than the vitamin C group (p < 0.05). Adverse events were similar in both arms. The trial was registered.",
    );
    expect(trial).toMatchObject({ id: "randomized_trial", basis: "wording", section: "abstract" });
    expect(trial?.probability).toBeGreaterThan(0.6);
    expect(nameDesign(trial as DetectedDesign, "en")).toContain("by the wording of the abstract as a whole");
  });
});
