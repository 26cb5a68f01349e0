import { z } from "zod";
import { listKeys } from "./list-keys.ts";

/** Registries of trials (WHO's primary registries, ClinicalTrials.gov and those before them), and how each shows a trial. */
const TRIAL_ADDRESSES = {
  "ClinicalTrials.gov": (id) => `https://clinicaltrials.gov/study/${id}`,
  ISRCTN: (id) => `https://www.isrctn.com/${id}`,
  EudraCT: (id) => `https://www.clinicaltrialsregister.eu/ctr-search/search?query=eudract_number:${id}`,
  CTIS: (id) => `https://euclinicaltrials.eu/ctis-public/view/${id}`,
  jRCT: (id) => `https://jrct.mhlw.go.jp/latest-detail/${id}`,
  "UMIN-CTR": null,
  JapicCTI: null,
  JMACCT: null,
  ChiCTR: null,
  ITMCTR: null,
  ANZCTR: (id) => `https://www.anzctr.org.au/TrialSearch.aspx?searchTxt=${id}`,
  DRKS: (id) => `https://drks.de/search/en/trial/${id}`,
  CTRI: null,
  PACTR: null,
  IRCT: null,
  NTR: null,
  CRiS: null,
  TCTR: null,
  ReBEC: (id) => `https://ensaiosclinicos.gov.br/rg/${id}`,
  SLCTR: null,
  RPCEC: null,
  LBCTR: null,
  REPEC: null,
} as const satisfies Record<string, ((id: string) => string) | null>;

export type Registry = keyof typeof TRIAL_ADDRESSES;
export const REGISTRIES = listKeys(TRIAL_ADDRESSES);

/** A trial's entry in a registry, its number in the registry's own form, e.g. "NCT01234567". */
export const registrationSchema = z.object({ registry: z.enum(REGISTRIES), id: z.string() });
export type Registration = z.infer<typeof registrationSchema>;

/** Where the registry shows the trial; null where its address does not follow from the number. */
export function trialUrl({ registry, id }: Registration): string | null {
  return TRIAL_ADDRESSES[registry]?.(encodeURIComponent(id)) ?? null;
}
