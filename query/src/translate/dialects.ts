import type { TranslationTarget } from "@medsieve/contract/strategies";
import { CLINICAL_TRIALS_GOV } from "./clinical-trials-gov.ts";
import { COCHRANE } from "./cochrane.ts";
import type { Dialect } from "./dialect.ts";
import { CINAHL, PSYCINFO_EBSCO } from "./ebsco.ts";
import { EMBASE } from "./embase.ts";
import { OVID_EMBASE, OVID_MEDLINE, PSYCINFO_OVID } from "./ovid.ts";
import { SCOPUS } from "./scopus.ts";
import { WEB_OF_SCIENCE } from "./web-of-science.ts";

export const DIALECTS = {
  ovid_medline: OVID_MEDLINE,
  ovid_embase: OVID_EMBASE,
  embase: EMBASE,
  cochrane: COCHRANE,
  cinahl: CINAHL,
  psycinfo_ebsco: PSYCINFO_EBSCO,
  psycinfo_ovid: PSYCINFO_OVID,
  web_of_science: WEB_OF_SCIENCE,
  scopus: SCOPUS,
  clinicaltrials_gov: CLINICAL_TRIALS_GOV,
} satisfies Record<TranslationTarget, Dialect>;
