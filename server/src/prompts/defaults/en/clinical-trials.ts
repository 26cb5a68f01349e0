import type { PreferenceTexts } from "../prompt-texts.ts";

/** The filter follows the Cochrane Highly Sensitive Search Strategy, sensitivity- and precision-maximising version. */
export const CLINICAL_TRIALS: PreferenceTexts = {
  searching: `Controlled trials in people, and systematic reviews and meta-analyses of them.
- For trials, join the concepts by AND with the filter of the Cochrane Handbook: (randomized controlled trial[pt] OR controlled clinical trial[pt] OR randomized[tiab] OR randomised[tiab] OR placebo[tiab] OR "Clinical Trials as Topic"[mh:noexp] OR randomly[tiab] OR trial[ti]) NOT (animals[mh] NOT humans[mh]).
- For a more sensitive query add drug therapy[sh], groups[tiab] and "clinical trial"[tiab] to that filter.
- One query for reviews: (systematic[sb] OR meta-analysis[pt] OR "systematic review"[tiab] OR "meta-analysis"[tiab]).
- If the question names a comparator or an outcome, one narrow query with it and randomized controlled trial[pt].
- If it is about a test, a prognosis or a harm, randomised trials are few: use one query with the design that fits (sensitivity and specificity, cohort, adverse effects[sh]) in place of one with the filter.`,
  relevance: `- 0.9 and above: a randomised trial, or a systematic review or meta-analysis of such trials, with results for the very population, intervention and outcome of the question.
- 0.7: a controlled trial or a review of trials that answers the question in part: another dose, a subgroup, a surrogate outcome, a neighbouring comparator.
- 0.5: a trial on the same condition and intervention that measures something else; a single-arm trial; an observational study with a control group that answers the question directly.
- 0.3: about the same condition or the same intervention only; narrative reviews, case series, secondary papers without results.
- 0.1 and below: shares a word with the question, not its subject; experiments in animals or cells.`,
};
