import { totpConfirmSchema } from "@medsieve/contract/second-factor";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/errors.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { ListStates } from "../../ui/list-states.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { QrCode } from "./qr-code.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { beginTotp, confirmTotp } from "./totp-calls.ts";

const entrySchema = z.object({ code: z.string().trim().pipe(totpConfirmSchema.shape.code) });

interface TotpSetupProps {
  /** The way out before anything was turned on. */
  cancel: { label: string; onPress: () => void };
  /** It is on, and the recovery codes were seen. */
  onDone: () => void;
}

const isAboutCode = (error: Error): boolean => error instanceof ApiError && error.code === "factor_invalid";

/** Connects an authenticator app: its secret as QR code and text, its first code, then the recovery codes. */
export function TotpSetup({ cancel, onDone }: TotpSetupProps) {
  const { t } = useTranslation("security");
  const language = useLanguage();
  const [attempt] = useState(() => crypto.randomUUID());
  const setup = useQuery({
    queryKey: ["totp-setup", attempt],
    queryFn: beginTotp,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const form = useContractForm(entrySchema, {
    defaultValues: { code: "" },
    faults: { code: () => t("totp.codeHint") },
  });
  const confirm = useMutation({
    mutationFn: (typed: string) => confirmTotp(typed, language),
    onError: (error) => {
      if (isAboutCode(error)) form.setError("code", { message: describeError(error, t) });
      form.setFocus("code");
    },
  });

  if (confirm.data !== undefined) return <RecoveryCodes codes={confirm.data} onDone={onDone} />;
  return (
    <ListStates query={setup} failure={t("totp.setupFailed")}>
      {({ secret, otpauth_url }) => (
        <form
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) =>
            void form.handleSubmit(({ code }) => {
              if (!confirm.isPending) confirm.mutate(code);
            })(event)
          }
        >
          <p>{t("totp.scan")}</p>
          <QrCode text={otpauth_url} label={t("totp.qr")} />
          <div className="flex flex-col gap-1 text-sm">
            <p className="text-muted">{t("totp.orType")}</p>
            <p className="flex flex-wrap items-center gap-2">
              <code className="wrap-anywhere select-all rounded-sm bg-sunken px-2 py-1 font-mono">
                {secret.replace(/(.{4})(?=.)/g, "$1 ")}
              </code>
              <CopyButton
                text={secret}
                label={t("totp.copySecret")}
                copiedLabel={t("totp.copied")}
                failedLabel={t("totp.copyFailed")}
              />
            </p>
          </div>
          {confirm.isError && !isAboutCode(confirm.error) && (
            <Alert tone="error">{describeError(confirm.error, t)}</Alert>
          )}
          <FormField control={form.control} name="code">
            {(input) => (
              <TextField
                {...input}
                isLiteral
                label={t("totp.code")}
                hint={t("totp.codeHint")}
                inputMode="numeric"
                autoComplete="one-time-code"
              />
            )}
          </FormField>
          <div className="flex flex-wrap justify-end gap-2">
            <Button onPress={cancel.onPress}>{cancel.label}</Button>
            <Button
              type="submit"
              variant="primary"
              isPending={confirm.isPending}
              isDisabled={form.watch("code").trim() === ""}
            >
              {t("totp.turnOn")}
            </Button>
          </div>
        </form>
      )}
    </ListStates>
  );
}
