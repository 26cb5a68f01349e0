import { NCT_ID } from "@medsieve/contract/trials";
import { z } from "zod";

const dateSchema = z
  .object({ date: z.string().regex(/^\d{4}-\d{2}(-\d{2})?$/) })
  .nullish()
  .catch(null);

/** Of a study of ClinicalTrials.gov's API, version 2, what is used here. */
export const registryStudySchema = z
  .object({
    protocolSection: z.object({
      identificationModule: z.object({ nctId: z.string().regex(NCT_ID), briefTitle: z.string().default("") }),
      statusModule: z
        .object({
          studyFirstSubmitDate: z
            .string()
            .regex(/^\d{4}-\d{2}-\d{2}$/)
            .nullish(),
          startDateStruct: dateSchema,
          completionDateStruct: dateSchema,
        })
        .default({}),
      outcomesModule: z
        .object({
          primaryOutcomes: z.array(z.object({ measure: z.string(), timeFrame: z.string().nullish() })).default([]),
        })
        .default({ primaryOutcomes: [] }),
      referencesModule: z
        .object({
          references: z.array(z.object({ pmid: z.string().nullish(), type: z.string().nullish() })).default([]),
        })
        .default({ references: [] }),
    }),
    hasResults: z.boolean().default(false),
  })
  .transform(({ protocolSection: protocol, hasResults }) => ({
    nctId: protocol.identificationModule.nctId,
    title: protocol.identificationModule.briefTitle,
    firstSubmitted: protocol.statusModule.studyFirstSubmitDate ?? null,
    started: protocol.statusModule.startDateStruct?.date ?? null,
    completed: protocol.statusModule.completionDateStruct?.date ?? null,
    primaryOutcomes: protocol.outcomesModule.primaryOutcomes.map(({ measure, timeFrame }) => ({
      measure,
      timeFrame: timeFrame ?? null,
    })),
    hasListedPaper: protocol.referencesModule.references.some(
      ({ pmid, type }) => typeof pmid === "string" && (type === "RESULT" || type === "DERIVED"),
    ),
    hasResults,
  }));
export type RegistryStudy = z.output<typeof registryStudySchema>;

export const registryPageSchema = z.object({ studies: z.array(registryStudySchema) });
