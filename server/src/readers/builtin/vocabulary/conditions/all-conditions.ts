import type { VocabularyRow } from "../vocabulary-row.ts";
import { BACTERIAL_INFECTIONS } from "./bacterial-infections.ts";
import { BLOOD } from "./blood.ts";
import { BLOOD_CANCERS } from "./blood-cancers.ts";
import { BONES_AND_FRACTURES } from "./bones-and-fractures.ts";
import { BOWEL } from "./bowel.ts";
import { BRAIN } from "./brain.ts";
import { CANCER_IN_GENERAL } from "./cancer-in-general.ts";
import { CANCERS_OF_HEAD_SKIN_AND_BONE } from "./cancers-of-head-skin-and-bone.ts";
import { CANCERS_OF_ORGANS } from "./cancers-of-organs.ts";
import { DIABETES_AND_METABOLISM } from "./diabetes-and-metabolism.ts";
import { EAR_NOSE_THROAT } from "./ear-nose-throat.ts";
import { EPILEPSY_AND_HEADACHE } from "./epilepsy-and-headache.ts";
import { ESOPHAGUS_AND_STOMACH } from "./esophagus-and-stomach.ts";
import { EYE } from "./eye.ts";
import { FUNGAL_AND_PARASITIC_INFECTIONS } from "./fungal-and-parasitic-infections.ts";
import { GENERAL_CONDITIONS } from "./general-conditions.ts";
import { GENETIC_AND_RARE } from "./genetic-and-rare.ts";
import { GLANDS } from "./glands.ts";
import { HEART } from "./heart.ts";
import { HEART_RHYTHM } from "./heart-rhythm.ts";
import { IMMUNE_AND_ALLERGIC } from "./immune-and-allergic.ts";
import { INHERITED_METABOLIC } from "./inherited-metabolic.ts";
import { INJURIES_AND_CRITICAL_CARE } from "./injuries-and-critical-care.ts";
import { JOINTS_AND_SOFT_TISSUES } from "./joints-and-soft-tissues.ts";
import { KIDNEY_AND_URINARY } from "./kidney-and-urinary.ts";
import { LIVER_BILIARY_PANCREAS } from "./liver-biliary-pancreas.ts";
import { MENTAL } from "./mental.ts";
import { NERVES_AND_MUSCLES } from "./nerves-and-muscles.ts";
import { NUTRITION_AND_AGEING } from "./nutrition-and-ageing.ts";
import { PREGNANCY_AND_NEWBORN } from "./pregnancy-and-newborn.ts";
import { RESPIRATORY } from "./respiratory.ts";
import { RHEUMATIC } from "./rheumatic.ts";
import { SKIN } from "./skin.ts";
import { SLEEP_AND_SUBSTANCE_USE } from "./sleep-and-substance-use.ts";
import { STROKE } from "./stroke.ts";
import { SYMPTOMS_AND_SIGNS } from "./symptoms-and-signs.ts";
import { TEETH_AND_MOUTH } from "./teeth-and-mouth.ts";
import { VESSELS } from "./vessels.ts";
import { VIRAL_INFECTIONS } from "./viral-infections.ts";
import { WOMEN_AND_MEN } from "./women-and-men.ts";

/** Diseases, injuries, symptoms and signs of every field, whole fields last. Where two share a name, the first one has it. */
export const CONDITIONS: readonly VocabularyRow[] = [
  ...HEART,
  ...HEART_RHYTHM,
  ...VESSELS,
  ...RESPIRATORY,
  ...DIABETES_AND_METABOLISM,
  ...GLANDS,
  ...ESOPHAGUS_AND_STOMACH,
  ...BOWEL,
  ...LIVER_BILIARY_PANCREAS,
  ...KIDNEY_AND_URINARY,
  ...STROKE,
  ...BRAIN,
  ...EPILEPSY_AND_HEADACHE,
  ...NERVES_AND_MUSCLES,
  ...MENTAL,
  ...SLEEP_AND_SUBSTANCE_USE,
  ...BACTERIAL_INFECTIONS,
  ...VIRAL_INFECTIONS,
  ...FUNGAL_AND_PARASITIC_INFECTIONS,
  ...CANCERS_OF_ORGANS,
  ...CANCERS_OF_HEAD_SKIN_AND_BONE,
  ...CANCER_IN_GENERAL,
  ...BLOOD_CANCERS,
  ...BLOOD,
  ...RHEUMATIC,
  ...IMMUNE_AND_ALLERGIC,
  ...SKIN,
  ...EYE,
  ...EAR_NOSE_THROAT,
  ...TEETH_AND_MOUTH,
  ...PREGNANCY_AND_NEWBORN,
  ...WOMEN_AND_MEN,
  ...INHERITED_METABOLIC,
  ...GENETIC_AND_RARE,
  ...BONES_AND_FRACTURES,
  ...JOINTS_AND_SOFT_TISSUES,
  ...INJURIES_AND_CRITICAL_CARE,
  ...NUTRITION_AND_AGEING,
  ...SYMPTOMS_AND_SIGNS,
  ...GENERAL_CONDITIONS,
];
