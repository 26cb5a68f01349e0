import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FieldButton } from "./field-button.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** A field for a password, which can be shown. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "trailing">) {
  const { t } = useTranslation("account");
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? "text" : "password"}
      isLiteral
      trailing={
        <FieldButton
          label={t(isShown ? "password.hide" : "password.show")}
          icon={<Icon aria-hidden className="size-5" />}
          onPress={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
