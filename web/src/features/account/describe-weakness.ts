import { PASSWORD_CLASSES_REQUIRED, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "@medsieve/contract/constants";
import { checkPassword, PASSWORD_CLASSES } from "@medsieve/contract/password";
import type { TFunction } from "i18next";

/** What a new password lacks, in the user's language; null when it meets the rule. */
export function describeWeakness(password: string, t: TFunction<"account">): string | null {
  const { ok, longEnough, tooLong, missing } = checkPassword(password);
  if (ok) return null;
  if (tooLong) return t("password.tooLong", { max: PASSWORD_MAX_LENGTH });
  const lacksClasses = PASSWORD_CLASSES.length - missing.length < PASSWORD_CLASSES_REQUIRED;
  return t("password.tooWeak", {
    missing: [
      ...(longEnough ? [] : [t("password.rule.length", { count: PASSWORD_MIN_LENGTH })]),
      ...(lacksClasses ? missing.map((name) => t(`password.class.${name}`)) : []),
    ],
  });
}
