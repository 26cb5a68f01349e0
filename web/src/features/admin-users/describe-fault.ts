import { userInviteSchema } from "@medsieve/contract/admin/users";
import { PASSWORD_CLASSES_REQUIRED, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "@medsieve/contract/constants";
import { checkPassword, PASSWORD_CLASSES } from "@medsieve/contract/password";
import type { TFunction } from "i18next";
import { INVISIBLE, tidyEmail } from "../../lib/tidy-email.ts";

type Translate = TFunction<"admin-users">;

const { email: emailSchema, full_name: nameSchema } = userInviteSchema.shape;

/** What is wrong with an address; null when it can be used. */
export function describeEmailFault(typed: string, t: Translate): string | null {
  const email = tidyEmail(typed);
  if (email === "") return t("form.emailRequired");
  return emailSchema.safeParse(email).success ? null : t("form.emailInvalid");
}

/** What is wrong with a person's name; null when it can be used. */
export function describeNameFault(typed: string, t: Translate): string | null {
  if (typed.replace(INVISIBLE, "").trim() === "") return t("form.fullNameRequired");
  return nameSchema.safeParse(typed).success ? null : t("form.fullNameInvalid", { max: nameSchema.maxLength ?? 0 });
}

/** What a password lacks; null when it meets the rule. */
export function describePasswordFault(password: string, t: Translate): string | null {
  if (password === "") return t("form.passwordRequired");
  const { ok, longEnough, tooLong, missing } = checkPassword(password);
  if (ok) return null;
  if (!longEnough) return t("form.passwordTooShort", { min: PASSWORD_MIN_LENGTH });
  if (tooLong) return t("account:password.tooLong", { max: PASSWORD_MAX_LENGTH });
  return t("form.passwordTooPlain", {
    required: PASSWORD_CLASSES_REQUIRED,
    missing: PASSWORD_CLASSES.filter((name) => missing.includes(name)).map((name) =>
      t(`account:password.class.${name}`),
    ),
  });
}
