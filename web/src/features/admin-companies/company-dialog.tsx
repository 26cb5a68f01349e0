import {
  COMPANY_DOMAINS_MAX,
  type Company,
  type CompanyWrite,
  companyWriteSchema,
} from "@medsieve/contract/admin/companies";
import { useId, useState } from "react";
import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/errors.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { saveCompany } from "./companies-calls.ts";

const NAME_MAX_LENGTH = 200;
const DESCRIPTION_MAX_LENGTH = 2000;
const DESCRIPTION_ROWS = 4;

interface CompanyDialogProps {
  /** null for a new one. */
  company: Company | null;
  onClose: () => void;
  onSaved: () => void;
}

/** What a company is called, whom it takes in and what reads for it; new or there already. */
export function CompanyDialog({ company, onClose, onSaved }: CompanyDialogProps) {
  const { t } = useTranslation("admin-companies");
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={company === null ? t("form.addTitle") : t("form.editTitle", { name: company.name })}
      closeLabel={t("common:close")}
      staysOnPressOutside
    >
      <CompanyForm company={company} onClose={onClose} onSaved={onSaved} />
    </Dialog>
  );
}

function CompanyForm({ company, onClose, onSaved }: CompanyDialogProps) {
  const { t } = useTranslation("admin-companies");
  const hintId = useId();
  const [failure, setFailure] = useState<unknown>(null);
  /** As it is typed: commas or blanks between the domains. */
  const [domainsText, setDomainsText] = useState(company?.domains.join(", ") ?? "");
  const form = useContractForm(companyWriteSchema, {
    defaultValues: {
      name: company?.name ?? "",
      description: company?.description ?? "",
      models_allowed: company?.models_allowed ?? true,
      domains: company?.domains ?? [],
    },
    faults: {
      name: () => t("form.nameInvalid", { max: NAME_MAX_LENGTH }),
      description: () => t("form.descriptionInvalid", { max: DESCRIPTION_MAX_LENGTH }),
      domains: () => t("form.domainsInvalid", { max: COMPANY_DOMAINS_MAX }),
    },
  });
  const { isSubmitting } = form.formState;
  const isNamed = form.watch("name").trim() !== "";

  async function save({ name, description, models_allowed, domains }: CompanyWrite): Promise<void> {
    setFailure(null);
    try {
      await saveCompany(company, { name, description: description || null, models_allowed, domains });
      onSaved();
    } catch (error) {
      if (error instanceof ApiError && error.code === "company_taken") {
        form.setError("name", { message: t("form.taken") }, { shouldFocus: true });
      } else if (error instanceof ApiError && error.code === "company_domain_taken") {
        form.setError("domains", { message: t("form.domainTaken") }, { shouldFocus: true });
      } else setFailure(error);
    }
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting && isNamed) void form.handleSubmit(save)(event);
      }}
    >
      {failure !== null && <Alert tone="error">{t("failed.save", { reason: describeError(failure, t) })}</Alert>}
      <FormField control={form.control} name="name">
        {(input) => <TextField {...input} autoFocus isRequired label={t("form.name")} />}
      </FormField>
      <FormField control={form.control} name="description">
        {({ value, ...input }) => (
          <TextAreaField {...input} value={value ?? ""} rows={DESCRIPTION_ROWS} label={t("form.description")} />
        )}
      </FormField>
      <FormField control={form.control} name="domains">
        {({ onChange, value: _, ...input }) => (
          <TextField
            {...input}
            isLiteral
            value={domainsText}
            onChange={(text) => {
              setDomainsText(text);
              onChange(text.split(/[\s,;、，；]+/u).filter((domain) => domain !== ""));
            }}
            label={t("form.domains")}
            hint={t("form.domainsHint")}
          />
        )}
      </FormField>
      <Controller
        control={form.control}
        name="models_allowed"
        render={({ field: { value, onChange } }) => (
          <div className="flex flex-col gap-1">
            <Checkbox isSelected={value ?? true} onChange={onChange} aria-describedby={hintId}>
              {t("form.modelsAllowed")}
            </Checkbox>
            <p id={hintId} className="text-muted text-sm">
              {t("form.modelsHint")}
            </p>
          </div>
        )}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={onClose}>{t("common:cancel")}</Button>
        <Button type="submit" variant="primary" isPending={isSubmitting} isDisabled={!isNamed}>
          {t("form.submit")}
        </Button>
      </div>
    </form>
  );
}
