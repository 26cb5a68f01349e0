import { useTranslation } from "react-i18next";
import { TextField, type TextFieldProps } from "../../ui/text-field.tsx";

/** A field for an e-mail address. */
export function EmailField(props: Omit<TextFieldProps, "label" | "type" | "inputMode" | "isLiteral">) {
  const { t } = useTranslation("account");
  return <TextField {...props} label={t("signIn.email")} type="email" inputMode="email" isLiteral />;
}
