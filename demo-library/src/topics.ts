import type { TopicCard } from "./topic-card.ts";
import { ACUTE_RESPIRATORY_DISTRESS_TOPICS } from "./topics/acute-respiratory-distress.ts";
import { ADDICTION_TOPICS } from "./topics/addiction.ts";
import { AIRWAY_TOPICS } from "./topics/airways.ts";
import { ALLERGY_TOPICS } from "./topics/allergy.ts";
import { ANGIOEDEMA_TOPICS } from "./topics/angioedema.ts";
import { APPENDICITIS_TOPICS } from "./topics/appendicitis.ts";
import { ATOPIC_DERMATITIS_TOPICS } from "./topics/atopic-dermatitis.ts";
import { ATTENTION_DEFICIT_TOPICS } from "./topics/attention-deficit.ts";
import { AUTOPHAGY_TOPICS } from "./topics/autophagy.ts";
import { BACK_PAIN_TOPICS } from "./topics/back-pain.ts";
import { BLEEDING_AND_CLOTTING_TOPICS } from "./topics/bleeding-and-clotting.ts";
import { BLOOD_PRESSURE_TOPICS } from "./topics/blood-pressure.ts";
import { BONE_AND_JOINT_SURGERY_TOPICS } from "./topics/bone-and-joint-surgery.ts";
import { BOWEL_TOPICS } from "./topics/bowel.ts";
import { BREAST_CANCER_TOPICS } from "./topics/breast-cancer.ts";
import { BRONCHIOLITIS_TOPICS } from "./topics/bronchiolitis.ts";
import { CARDIAC_REHABILITATION_TOPICS } from "./topics/cardiac-rehabilitation.ts";
import { CASTLEMAN_TOPICS } from "./topics/castleman.ts";
import { CHRONIC_INFECTION_TOPICS } from "./topics/chronic-infections.ts";
import { COLORECTAL_CANCER_TOPICS } from "./topics/colorectal-cancer.ts";
import { COVID_TOPICS } from "./topics/covid.ts";
import { CRITICAL_CARE_TOPICS } from "./topics/critical-care.ts";
import { DELIRIUM_TOPICS } from "./topics/delirium.ts";
import { DEMENTIA_TOPICS } from "./topics/dementia.ts";
import { DEPRESSION_TOPICS } from "./topics/depression.ts";
import { DIABETES_IN_PREGNANCY_TOPICS } from "./topics/diabetes-in-pregnancy.ts";
import { DIARRHEA_TOPICS } from "./topics/diarrhea.ts";
import { EPIGENETIC_AGING_TOPICS } from "./topics/epigenetic-aging.ts";
import { EPILEPSY_AND_MULTIPLE_SCLEROSIS_TOPICS } from "./topics/epilepsy-and-multiple-sclerosis.ts";
import { FERROPTOSIS_TOPICS } from "./topics/ferroptosis.ts";
import { GENE_EDITING_TOPICS } from "./topics/gene-editing.ts";
import { GIANT_CELL_ARTERITIS_TOPICS } from "./topics/giant-cell-arteritis.ts";
import { GOUT_TOPICS } from "./topics/gout.ts";
import { GUT_AND_BRAIN_TOPICS } from "./topics/gut-and-brain.ts";
import { GUT_INFECTION_TOPICS } from "./topics/gut-infections.ts";
import { HEADACHE_TOPICS } from "./topics/headache.ts";
import { HEALTH_WORKFORCE_TOPICS } from "./topics/health-workforce.ts";
import { HEARING_TOPICS } from "./topics/hearing.ts";
import { HEART_FAILURE_TOPICS } from "./topics/heart-failure.ts";
import { HEART_RHYTHM_AND_VALVE_TOPICS } from "./topics/heart-rhythm-and-valves.ts";
import { HISTIOCYTOSIS_TOPICS } from "./topics/histiocytosis.ts";
import { IRON_DEFICIENCY_TOPICS } from "./topics/iron-deficiency.ts";
import { KAMPO_TOPICS } from "./topics/kampo.ts";
import { KAWASAKI_DISEASE_TOPICS } from "./topics/kawasaki-disease.ts";
import { KIDNEY_TOPICS } from "./topics/kidney.ts";
import { LIPID_TOPICS } from "./topics/lipids.ts";
import { LIVER_TOPICS } from "./topics/liver.ts";
import { LUNG_BIOLOGY_TOPICS } from "./topics/lung-biology.ts";
import { LUNG_CANCER_TOPICS } from "./topics/lung-cancer.ts";
import { LUNG_CANCER_SCREENING_TOPICS } from "./topics/lung-cancer-screening.ts";
import { LUPUS_TOPICS } from "./topics/lupus.ts";
import { LYMPHOMA_AND_LEUKEMIA_TOPICS } from "./topics/lymphoma-and-leukemia.ts";
import { MACULA_TOPICS } from "./topics/macula.ts";
import { MEDICAL_EDUCATION_TOPICS } from "./topics/medical-education.ts";
import { MICROBIOME_AND_METABOLISM_TOPICS } from "./topics/microbiome-and-metabolism.ts";
import { MICROGLIA_TOPICS } from "./topics/microglia.ts";
import { MYASTHENIA_TOPICS } from "./topics/myasthenia.ts";
import { MYOPIA_TOPICS } from "./topics/myopia.ts";
import { NEUROMYELITIS_TOPICS } from "./topics/neuromyelitis.ts";
import { NUTRITION_TOPICS } from "./topics/nutrition.ts";
import { OBESITY_TOPICS } from "./topics/obesity.ts";
import { OLDER_ADULTS_TOPICS } from "./topics/older-adults.ts";
import { ORGANOIDS_TOPICS } from "./topics/organoids.ts";
import { OSTEOARTHRITIS_TOPICS } from "./topics/osteoarthritis.ts";
import { PERIODONTITIS_TOPICS } from "./topics/periodontitis.ts";
import { PHARMACOGENETICS_TOPICS } from "./topics/pharmacogenetics.ts";
import { PNEUMONIA_AND_SEPSIS_TOPICS } from "./topics/pneumonia-and-sepsis.ts";
import { PREGNANCY_AND_BIRTH_TOPICS } from "./topics/pregnancy-and-birth.ts";
import { PREVENTION_TOPICS } from "./topics/prevention.ts";
import { PROTON_PUMP_INHIBITOR_TOPICS } from "./topics/proton-pump-inhibitors.ts";
import { PSORIASIS_TOPICS } from "./topics/psoriasis.ts";
import { PSYCHOSIS_TOPICS } from "./topics/psychosis.ts";
import { RARE_BLOOD_TOPICS } from "./topics/rare-blood.ts";
import { RARE_KIDNEY_TOPICS } from "./topics/rare-kidney.ts";
import { RHEUMATOID_ARTHRITIS_TOPICS } from "./topics/rheumatoid-arthritis.ts";
import { SENESCENCE_TOPICS } from "./topics/senescence.ts";
import { SICKLE_CELL_TOPICS } from "./topics/sickle-cell.ts";
import { SLEEP_TOPICS } from "./topics/sleep.ts";
import { SLEEP_APNEA_AND_FIBROSIS_TOPICS } from "./topics/sleep-apnea-and-fibrosis.ts";
import { SPINAL_MUSCULAR_ATROPHY_TOPICS } from "./topics/spinal-muscular-atrophy.ts";
import { SPORTS_MEDICINE_TOPICS } from "./topics/sports-medicine.ts";
import { STROKE_TOPICS } from "./topics/stroke.ts";
import { STROKE_REHABILITATION_TOPICS } from "./topics/stroke-rehabilitation.ts";
import { SUPPORTIVE_CANCER_CARE_TOPICS } from "./topics/supportive-cancer-care.ts";
import { TAKAYASU_TOPICS } from "./topics/takayasu.ts";
import { TELEMEDICINE_TOPICS } from "./topics/telemedicine.ts";
import { THYROID_TOPICS } from "./topics/thyroid.ts";
import { TUMOR_MICROENVIRONMENT_TOPICS } from "./topics/tumor-microenvironment.ts";
import { TYPE_1_DIABETES_TOPICS } from "./topics/type-1-diabetes.ts";
import { WOMEN_HEALTH_TOPICS } from "./topics/women-health.ts";

/** Every topic of the demonstration library; a topic file exports a list, which is added here. */
export const TOPICS: readonly TopicCard[] = [
  ...ACUTE_RESPIRATORY_DISTRESS_TOPICS,
  ...ADDICTION_TOPICS,
  ...AIRWAY_TOPICS,
  ...ALLERGY_TOPICS,
  ...ANGIOEDEMA_TOPICS,
  ...APPENDICITIS_TOPICS,
  ...ATOPIC_DERMATITIS_TOPICS,
  ...ATTENTION_DEFICIT_TOPICS,
  ...AUTOPHAGY_TOPICS,
  ...BACK_PAIN_TOPICS,
  ...BLEEDING_AND_CLOTTING_TOPICS,
  ...BLOOD_PRESSURE_TOPICS,
  ...BONE_AND_JOINT_SURGERY_TOPICS,
  ...BOWEL_TOPICS,
  ...BREAST_CANCER_TOPICS,
  ...BRONCHIOLITIS_TOPICS,
  ...CARDIAC_REHABILITATION_TOPICS,
  ...CASTLEMAN_TOPICS,
  ...CHRONIC_INFECTION_TOPICS,
  ...COLORECTAL_CANCER_TOPICS,
  ...COVID_TOPICS,
  ...CRITICAL_CARE_TOPICS,
  ...DELIRIUM_TOPICS,
  ...DEMENTIA_TOPICS,
  ...DEPRESSION_TOPICS,
  ...DIABETES_IN_PREGNANCY_TOPICS,
  ...DIARRHEA_TOPICS,
  ...EPIGENETIC_AGING_TOPICS,
  ...EPILEPSY_AND_MULTIPLE_SCLEROSIS_TOPICS,
  ...FERROPTOSIS_TOPICS,
  ...GENE_EDITING_TOPICS,
  ...GIANT_CELL_ARTERITIS_TOPICS,
  ...GOUT_TOPICS,
  ...GUT_AND_BRAIN_TOPICS,
  ...GUT_INFECTION_TOPICS,
  ...HEADACHE_TOPICS,
  ...HEALTH_WORKFORCE_TOPICS,
  ...HEARING_TOPICS,
  ...HEART_FAILURE_TOPICS,
  ...HEART_RHYTHM_AND_VALVE_TOPICS,
  ...HISTIOCYTOSIS_TOPICS,
  ...IRON_DEFICIENCY_TOPICS,
  ...KAMPO_TOPICS,
  ...KAWASAKI_DISEASE_TOPICS,
  ...KIDNEY_TOPICS,
  ...LIPID_TOPICS,
  ...LIVER_TOPICS,
  ...LUNG_BIOLOGY_TOPICS,
  ...LUNG_CANCER_SCREENING_TOPICS,
  ...LUNG_CANCER_TOPICS,
  ...LUPUS_TOPICS,
  ...LYMPHOMA_AND_LEUKEMIA_TOPICS,
  ...MACULA_TOPICS,
  ...MEDICAL_EDUCATION_TOPICS,
  ...MICROBIOME_AND_METABOLISM_TOPICS,
  ...MICROGLIA_TOPICS,
  ...MYASTHENIA_TOPICS,
  ...MYOPIA_TOPICS,
  ...NEUROMYELITIS_TOPICS,
  ...NUTRITION_TOPICS,
  ...OBESITY_TOPICS,
  ...OLDER_ADULTS_TOPICS,
  ...ORGANOIDS_TOPICS,
  ...OSTEOARTHRITIS_TOPICS,
  ...PERIODONTITIS_TOPICS,
  ...PHARMACOGENETICS_TOPICS,
  ...PNEUMONIA_AND_SEPSIS_TOPICS,
  ...PREGNANCY_AND_BIRTH_TOPICS,
  ...PREVENTION_TOPICS,
  ...PROTON_PUMP_INHIBITOR_TOPICS,
  ...PSORIASIS_TOPICS,
  ...PSYCHOSIS_TOPICS,
  ...RARE_BLOOD_TOPICS,
  ...RARE_KIDNEY_TOPICS,
  ...RHEUMATOID_ARTHRITIS_TOPICS,
  ...SENESCENCE_TOPICS,
  ...SICKLE_CELL_TOPICS,
  ...SLEEP_APNEA_AND_FIBROSIS_TOPICS,
  ...SLEEP_TOPICS,
  ...SPINAL_MUSCULAR_ATROPHY_TOPICS,
  ...SPORTS_MEDICINE_TOPICS,
  ...STROKE_REHABILITATION_TOPICS,
  ...STROKE_TOPICS,
  ...SUPPORTIVE_CANCER_CARE_TOPICS,
  ...TAKAYASU_TOPICS,
  ...TELEMEDICINE_TOPICS,
  ...THYROID_TOPICS,
  ...TUMOR_MICROENVIRONMENT_TOPICS,
  ...TYPE_1_DIABETES_TOPICS,
  ...WOMEN_HEALTH_TOPICS,
];
