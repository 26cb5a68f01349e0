import { okResponseSchema, type PasswordResetRequest } from "@medsieve/contract/accounts";
import { useEffect, useId, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/errors.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { RetryHint } from "./retry-hint.tsx";

interface LinkRequestFormProps {
  email: string;
  /** Goes back to change the address. */
  onChange: () => void;
  onSent: () => void;
}

/** Shows the address once more and asks for the link. Refusals are not shown, so that no stranger learns who has an account. */
export function LinkRequestForm({ email, onChange, onSent }: LinkRequestFormProps) {
  const { t } = useTranslation("account");
  const language = useLanguage();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const form = useForm();
  const addressId = useId();
  const sendButton = useRef<HTMLButtonElement>(null);
  useEffect(() => sendButton.current?.focus(), []);
  const { isSubmitting } = form.formState;

  async function send(): Promise<void> {
    setFailure(null);
    const body: PasswordResetRequest = { email, language };
    try {
      await callApi({ method: "POST", path: "/auth/request-password-reset", body, schema: okResponseSchema });
    } catch (error) {
      if (error instanceof ApiError && (error.status === 0 || error.status === 429)) {
        setFailure(error);
        return;
      }
    }
    onSent();
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void form.handleSubmit(send)(event);
      }}
    >
      {failure !== null && (
        <Alert tone="error">
          {describeError(failure, t)}
          <RetryHint error={failure} />
        </Alert>
      )}
      <div id={addressId}>
        <p>{t("forgot.confirm")}</p>
        <p className="mt-1 break-all font-semibold">{email}</p>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={onChange}>{t("forgot.change")}</Button>
        <Button type="submit" variant="primary" ref={sendButton} aria-describedby={addressId} isPending={isSubmitting}>
          {t("forgot.send")}
        </Button>
      </div>
    </form>
  );
}
