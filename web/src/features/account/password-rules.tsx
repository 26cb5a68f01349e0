import { PASSWORD_CLASSES_REQUIRED, PASSWORD_MIN_LENGTH } from "@medsieve/contract/constants";
import { checkPassword, PASSWORD_CLASSES } from "@medsieve/contract/password";
import { Check, Circle } from "lucide-react";
import { useTranslation } from "react-i18next";

/** What a new password needs, and which of it the one being typed has. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useTranslation("account");
  const { longEnough, missing } = checkPassword(password);
  return (
    <div className="text-sm">
      <ul className="flex flex-col gap-1">
        <Rule isMet={longEnough} text={t("password.rule.length", { count: PASSWORD_MIN_LENGTH })} />
        <li>{t("password.rule.classes", { required: PASSWORD_CLASSES_REQUIRED, total: PASSWORD_CLASSES.length })}</li>
      </ul>
      <ul className="mt-1 grid grid-cols-1 gap-1 pl-2 sm:grid-cols-2">
        {PASSWORD_CLASSES.map((name) => (
          <Rule key={name} isMet={!missing.includes(name)} text={t(`password.class.${name}`)} />
        ))}
      </ul>
    </div>
  );
}

function Rule({ isMet, text }: { isMet: boolean; text: string }) {
  const { t } = useTranslation("account");
  const Icon = isMet ? Check : Circle;
  return (
    <li className={`flex items-center gap-2 ${isMet ? "text-green-ink" : "text-muted"}`}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {text}
      <span className="sr-only">{t(isMet ? "password.rule.met" : "password.rule.notMet")}</span>
    </li>
  );
}
