import type { VocabularyRow } from "../vocabulary-row.ts";
import { ANATOMY_AND_CELLS } from "./anatomy-and-cells.ts";
import { BASIC_SUBSTANCES_AND_HEREDITY } from "./basic-substances-and-heredity.ts";
import { BODY_PROCESSES } from "./body-processes.ts";
import { CELL_PROCESSES } from "./cell-processes.ts";
import { CYTOKINES_GENES_AND_RECEPTORS } from "./cytokines-genes-and-receptors.ts";
import { HEALTH_SERVICES_AND_EDUCATION } from "./health-services-and-education.ts";
import { HORMONES_PATHWAYS_AND_OTHER_MOLECULES } from "./hormones-pathways-and-other-molecules.ts";
import { METHODS } from "./methods.ts";
import { ORGANISMS } from "./organisms.ts";
import { PUBLIC_HEALTH_AND_ENVIRONMENT } from "./public-health-and-environment.ts";
import { SITES_ROUTES_AND_TECHNIQUES } from "./sites-routes-and-techniques.ts";

/** What is studied that is neither a disease nor a treatment. Where two share a name, the first one has it. */
export const SUBJECTS: readonly VocabularyRow[] = [
  ...ANATOMY_AND_CELLS,
  ...BASIC_SUBSTANCES_AND_HEREDITY,
  ...BODY_PROCESSES,
  ...CELL_PROCESSES,
  ...CYTOKINES_GENES_AND_RECEPTORS,
  ...HEALTH_SERVICES_AND_EDUCATION,
  ...HORMONES_PATHWAYS_AND_OTHER_MOLECULES,
  ...METHODS,
  ...ORGANISMS,
  ...PUBLIC_HEALTH_AND_ENVIRONMENT,
  ...SITES_ROUTES_AND_TECHNIQUES,
];
