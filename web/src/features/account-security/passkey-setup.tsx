import { PASSKEY_NAME_MAX_LENGTH } from "@medsieve/contract/constants";
import { passkeyRenameSchema } from "@medsieve/contract/passkeys";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/i18n.ts";
import { describePasskeyError } from "../../lib/passkeys.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { addPasskey } from "./passkey-calls.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

interface PasskeySetupProps {
  /** The way out before anything was added; left out where another one stands beside it. */
  onCancel?: () => void;
  /** It is added, and the recovery codes, where there are any, were seen. */
  onDone: () => void;
}

/** Asks for a name, has the device make a passkey, then shows the recovery codes that come with a first factor. */
export function PasskeySetup({ onCancel, onDone }: PasskeySetupProps) {
  const { t } = useTranslation("security");
  const language = useLanguage();
  const form = useContractForm(passkeyRenameSchema, {
    defaultValues: { name: "" },
    faults: { name: () => t("passkeys.nameRequired") },
  });
  const adding = useMutation({
    mutationFn: (named: string) => addPasskey(named, language),
    onSuccess: (codes) => {
      if (codes.length === 0) onDone();
    },
  });
  if (adding.data !== undefined && adding.data.length > 0) return <RecoveryCodes codes={adding.data} onDone={onDone} />;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) =>
        void form.handleSubmit(({ name }) => {
          if (!adding.isPending) adding.mutate(name);
        })(event)
      }
    >
      {adding.isError && <Alert tone="error">{describePasskeyError(adding.error, t)}</Alert>}
      <FormField control={form.control} name="name">
        {(input) => (
          <TextField
            {...input}
            label={t("passkeys.name")}
            hint={t("passkeys.nameHint")}
            maxLength={PASSKEY_NAME_MAX_LENGTH}
            autoComplete="off"
          />
        )}
      </FormField>
      <div className="flex flex-wrap justify-end gap-2">
        {onCancel !== undefined && <Button onPress={onCancel}>{t("common:cancel")}</Button>}
        <Button type="submit" variant="primary" isPending={adding.isPending}>
          {t("passkeys.addNow")}
        </Button>
      </div>
    </form>
  );
}
