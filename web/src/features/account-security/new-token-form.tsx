import { TOKEN_SCOPES, type TokenScope } from "@medsieve/contract/constants";
import { type NewPersonalToken, personalTokenRequestSchema } from "@medsieve/contract/tokens";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { CheckboxGroup, FieldError, Label } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { toServerTime } from "../../lib/server-clock.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { makeToken } from "./tokens-calls.ts";

const LIFETIMES = ["30", "90", "365", "none"] as const;
const DAY_MS = 86_400_000;
const SCOPES_AT_FIRST: TokenScope[] = ["search", "read"];
const formSchema = personalTokenRequestSchema.pick({ name: true, scopes: true });

interface NewTokenFormProps {
  onCancel: () => void;
  onDone: (token: NewPersonalToken) => void;
}

/** Asks what a token is for, what it may do and how long it lasts, and makes it. */
export function NewTokenForm({ onCancel, onDone }: NewTokenFormProps) {
  const { t } = useTranslation("security");
  const [lifetime, setLifetime] = useState<(typeof LIFETIMES)[number]>("90");
  const form = useContractForm(formSchema, {
    defaultValues: { name: "", scopes: SCOPES_AT_FIRST },
    faults: { name: () => t("tokens.nameRequired"), scopes: () => t("tokens.scopeRequired") },
  });
  const making = useMutation({ mutationFn: makeToken, onSuccess: onDone });
  const send = form.handleSubmit((values) => {
    if (!making.isPending) making.mutate({ ...values, expires_at: findEnd(lifetime, toServerTime(Date.now())) });
  });
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void send(event)}>
      {making.isError && <Alert tone="error">{describeError(making.error, t)}</Alert>}
      <FormField control={form.control} name="name">
        {(input) => (
          <TextField
            {...input}
            label={t("tokens.name")}
            hint={t("tokens.nameHint")}
            maxLength={200}
            autoComplete="off"
          />
        )}
      </FormField>
      <FormField control={form.control} name="scopes">
        {({ value, onChange, error }) => (
          <CheckboxGroup
            value={value}
            onChange={(chosen) => onChange(TOKEN_SCOPES.filter((scope) => chosen.includes(scope)))}
            isInvalid={error !== undefined}
            validationBehavior="aria"
          >
            <Label className="font-medium text-sm">{t("tokens.scopes")}</Label>
            {TOKEN_SCOPES.map((scope) => (
              <Checkbox key={scope} value={scope}>
                {t(`tokens.scope.${scope}`)}
              </Checkbox>
            ))}
            <FieldError className="font-medium text-red-ink text-sm">{error}</FieldError>
          </CheckboxGroup>
        )}
      </FormField>
      <div className="max-w-60">
        <Select
          label={t("tokens.lifetime")}
          options={LIFETIMES.map((value) => ({ value, label: t(`tokens.lasts.${value}`) }))}
          value={lifetime}
          onChange={setLifetime}
        />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={onCancel}>{t("common:cancel")}</Button>
        <Button type="submit" variant="primary" isPending={making.isPending}>
          {t("tokens.makeNow")}
        </Button>
      </div>
    </form>
  );
}

/** When a token of so many days ends; null: never. */
function findEnd(lifetime: (typeof LIFETIMES)[number], now: number): string | null {
  return lifetime === "none" ? null : new Date(now + Number(lifetime) * DAY_MS).toISOString();
}
