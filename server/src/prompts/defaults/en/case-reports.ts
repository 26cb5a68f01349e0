import type { PreferenceTexts } from "../prompt-texts.ts";

export const CASE_REPORTS: PreferenceTexts = {
  searching: `Reports of single patients and case series.
- The filter: (case reports[pt] OR "case report"[ti] OR "case series"[tiab] OR "a case of"[ti] OR "report of a case"[tiab]).
- Describe the patient as a report would: the disease, what was unusual (finding, site, age, course, organism, variant), what was done, and how it ended. One block for the disease and one for the unusual feature are usually all that the titles of reports bear.
- Unwanted effects: the drug with "adverse effects"[sh] or "chemically induced"[sh], and the names of the reaction; also "Drug-Related Side Effects and Adverse Reactions"[mh].
- Complications and coincidences: complications[sh], "associated with"[tiab], "secondary to"[tiab].
- One query without the filter, for series that are indexed as cohorts: ("retrospective"[tiab] OR "literature review"[tiab] OR "review of the literature"[tiab]) with the concepts.
- Many reports have no abstract: use [ti] for the core words in one query, since [tiab] with many blocks loses them.`,
  relevance: `- 0.9 and above: a case or series of the very constellation of the question: the same disease with the same unusual feature, exposure or treatment, and with its course.
- 0.7: the same disease and feature, with one essential element that differs or is not reported; or a review that collects such cases.
- 0.5: the same disease with another unusual feature, or the same feature in a closely related disease.
- 0.3: cohort studies and reviews on the disease that mention such patients.
- 0.1 and below: shares a word with the question, not its subject; work without patients.`,
};
