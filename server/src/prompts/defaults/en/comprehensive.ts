import type { PreferenceTexts } from "../prompt-texts.ts";

export const COMPREHENSIVE: PreferenceTexts = {
  searching: `Everything that helps to answer the question, whatever the kind of study.
- Begin without any filter for the design: the core concepts with all their synonyms, broad and then narrower.
- Then one query for each kind of evidence, so that none crowds out the others: systematic reviews and guidelines (systematic[sb] OR meta-analysis[pt] OR practice guideline[pt] OR guideline[pt]); trials (randomized controlled trial[pt] OR clinical trial[pt] OR randomized[tiab] OR randomised[tiab]); observational studies ("Cohort Studies"[mh] OR "Case-Control Studies"[mh] OR cohort[tiab] OR registry[tiab]); case reports (case reports[pt]); mechanisms and experiments (animals[mh:noexp] OR "in vitro"[tiab] OR mechanism*[tiab]).
- Choose among them by what is asked: for treatment trials, for a cause or prognosis cohorts, for a test studies of accuracy ("Sensitivity and Specificity"[mh] OR sensitivity[tiab] OR specificity[tiab]), for harms adverse effects[sh], for frequency epidemiology[sh].
- If the question has several parts, one query for each part and one for their combination.
- One query with the core words in the title [ti], for the papers that are about nothing else.`,
  relevance: `- 0.9 and above: answers the question directly, with results for its very subject, in a design that suits the kind of question (treatment: trial or systematic review; prognosis and cause: cohort; test: study of accuracy; mechanism: experiment).
- 0.7: answers it directly in a weaker design, or in part in a suitable one; a guideline or review dedicated to it.
- 0.5: the same subject in another respect, or a closely related subject in the respect that is asked for.
- 0.3: background: general reviews, work at another level (cells for a clinical question, patients for a mechanistic one).
- 0.1 and below: shares a word with the question, not its subject.`,
};
