import type { VocabularyRow } from "../vocabulary-row.ts";
import { ANESTHESIA_AND_ANALGESIA } from "./anesthesia-and-analgesia.ts";
import { ANTI_INFECTIVES } from "./anti-infectives.ts";
import { BIRTH_AND_NEWBORN_CARE } from "./birth-and-newborn-care.ts";
import { BLOOD_AND_EMERGENCY_DRUGS } from "./blood-and-emergency-drugs.ts";
import { CANCER_DRUGS } from "./cancer-drugs.ts";
import { CARDIOVASCULAR_DRUGS } from "./cardiovascular-drugs.ts";
import { CARE_DELIVERY } from "./care-delivery.ts";
import { CELL_GENE_AND_IMMUNE_THERAPIES } from "./cell-gene-and-immune-therapies.ts";
import { CRITICAL_CARE } from "./critical-care.ts";
import { EXERCISE_AND_REHABILITATION } from "./exercise-and-rehabilitation.ts";
import { FOODS_AND_DIETS } from "./foods-and-diets.ts";
import { HEART_AND_VESSEL_PROCEDURES } from "./heart-and-vessel-procedures.ts";
import { HORMONES } from "./hormones.ts";
import { IMAGING_AND_ENDOSCOPY } from "./imaging-and-endoscopy.ts";
import { IMMUNOMODULATORS } from "./immunomodulators.ts";
import { LABORATORY_TESTS } from "./laboratory-tests.ts";
import { LUNG_GUT_EYE_SKIN_DRUGS } from "./lung-gut-eye-skin-drugs.ts";
import { METABOLIC_DRUGS } from "./metabolic-drugs.ts";
import { MIND_AND_BEHAVIOUR } from "./mind-and-behaviour.ts";
import { NERVOUS_SYSTEM_DRUGS } from "./nervous-system-drugs.ts";
import { OPERATIONS } from "./operations.ts";
import { PLANT_FOODS } from "./plant-foods.ts";
import { PSYCHOTROPIC_DRUGS } from "./psychotropic-drugs.ts";
import { STIMULATION_AND_RADIATION } from "./stimulation-and-radiation.ts";
import { TRADITIONAL_MEDICINE } from "./traditional-medicine.ts";
import { VACCINES } from "./vaccines.ts";
import { VITAMINS_AND_SUPPLEMENTS } from "./vitamins-and-supplements.ts";

/** What is taken, done, eaten or measured to help, and what people expose themselves to. Where two share a name, the first one has it. */
export const INTERVENTIONS: readonly VocabularyRow[] = [
  ...ANESTHESIA_AND_ANALGESIA,
  ...ANTI_INFECTIVES,
  ...BIRTH_AND_NEWBORN_CARE,
  ...BLOOD_AND_EMERGENCY_DRUGS,
  ...CANCER_DRUGS,
  ...CARDIOVASCULAR_DRUGS,
  ...CARE_DELIVERY,
  ...CELL_GENE_AND_IMMUNE_THERAPIES,
  ...CRITICAL_CARE,
  ...EXERCISE_AND_REHABILITATION,
  ...FOODS_AND_DIETS,
  ...HEART_AND_VESSEL_PROCEDURES,
  ...HORMONES,
  ...IMAGING_AND_ENDOSCOPY,
  ...IMMUNOMODULATORS,
  ...LABORATORY_TESTS,
  ...LUNG_GUT_EYE_SKIN_DRUGS,
  ...METABOLIC_DRUGS,
  ...MIND_AND_BEHAVIOUR,
  ...NERVOUS_SYSTEM_DRUGS,
  ...OPERATIONS,
  ...PLANT_FOODS,
  ...PSYCHOTROPIC_DRUGS,
  ...STIMULATION_AND_RADIATION,
  ...TRADITIONAL_MEDICINE,
  ...VACCINES,
  ...VITAMINS_AND_SUPPLEMENTS,
];
