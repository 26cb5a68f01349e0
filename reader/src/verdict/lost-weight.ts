import type { Finding } from "@medsieve/contract/findings";
import type { AskedRoles } from "./question-roles.ts";

const IS_WEIGHT = /\b(?:body ?)?weight\b|\bbody mass index\b|\bBMI\b/iu;

/** Where weight loss is asked for, less weight is more of it. */
export const isLighter = ({ outcome }: Finding, { outcomes }: AskedRoles): boolean =>
  outcomes.some(({ heading }) => heading === "Weight Loss") &&
  IS_WEIGHT.test(outcome) &&
  !/\b(?:loss|losing|reduc\w+)\b/iu.test(outcome);
