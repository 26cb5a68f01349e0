import type { PreferenceTexts } from "../prompt-texts.ts";

/** Trials first, and the best there is where trials are few, as for rare diseases. */
export const CLINICAL_TRIALS_RARE: PreferenceTexts = {
  searching: `Trials and systematic reviews first; where there are few, as with rare diseases, rare complications and small groups of patients, the best evidence there is: registries, cohorts, single-arm trials, case series, case reports.
- Begin with the concepts and the trial filter: (randomized controlled trial[pt] OR controlled clinical trial[pt] OR clinical trial[pt] OR randomized[tiab] OR randomised[tiab] OR placebo[tiab] OR trial[ti]) NOT (animals[mh] NOT humans[mh]); and one query for reviews: (systematic[sb] OR meta-analysis[pt]).
- Then the same concepts with observational designs: ("Cohort Studies"[mh] OR "Registries"[mh] OR cohort[tiab] OR registry[tiab] OR retrospective[tiab] OR "natural history"[tiab] OR "single-arm"[tiab] OR "open-label"[tiab] OR "compassionate use"[tiab]).
- Then with reports of patients: (case reports[pt] OR "case series"[tiab] OR "case report"[ti]).
- A rare disease goes by many names: the eponym, the enzyme or protein, the gene with its symbol, the abbreviation, its older names and its subtypes. Many have no MeSH heading of their own, but a supplementary concept: [nm]. Where the disease has very few papers, ask for it alone, without a block for the treatment.
- If the question is about rare diseases or orphan drugs in general: ("Rare Diseases"[mh] OR "Orphan Drug Production"[mh] OR "rare disease*"[tiab] OR "orphan drug*"[tiab] OR "orphan disease*"[tiab]).`,
  relevance: `- 0.9 and above: a trial, or a systematic review, with results for the very condition and intervention of the question; for a rare condition also a registry or cohort that is among the largest there are and answers it.
- 0.7: a single-arm trial, a cohort or a registry on that condition and intervention; or a trial that answers the question in part.
- 0.5: a case series, or a controlled study of a closely related condition or of another treatment of the same condition.
- 0.3: a single case that fits the question; or a paper on the condition without the intervention.
- 0.1 and below: shares a word with the question, not its subject; experiments in animals or cells.
Where the papers show that trials exist, weigh case reports by this scale. Where a condition is so rare that only cases are known, a well-documented case that answers the question may reach 0.6.`,
};
