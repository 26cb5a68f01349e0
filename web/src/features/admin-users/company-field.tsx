import { useQuery } from "@tanstack/react-query";
import { type Ref, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { companyOptionsQuery } from "../../lib/company-options.ts";
import { useAdministration } from "../../lib/use-administration.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ComboField } from "../../ui/combo-field.tsx";
import { Link } from "../../ui/link.tsx";

interface CompanyFieldProps {
  /** Id of the company; null while none is chosen. */
  value: string | null;
  onChange: (company: string | null) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  error?: string | undefined;
}

/** The company of a new user, which of a company's administrator is the own one; says where there is none to choose from, or why none could be loaded. */
export function CompanyField(props: CompanyFieldProps) {
  const { t } = useTranslation(["admin-users", "admin"]);
  const companies = useQuery(companyOptionsQuery());
  const { isOfServer } = useAdministration();
  const isEmpty = companies.data?.length === 0;
  const { value, onChange } = props;
  const own = isOfServer ? undefined : companies.data?.[0]?.value;

  useEffect(() => {
    if (own !== undefined && value === null) onChange(own);
  }, [own, value, onChange]);

  return (
    <div className="flex flex-col gap-2">
      <ComboField
        {...props}
        label={t("form.company")}
        options={companies.data ?? []}
        isDisabled={isEmpty || companies.isError}
        placeholder={t(companies.isPending ? "admin:companyFilter.loading" : "form.companyHint")}
      />
      {isEmpty && (
        <Alert tone="caution" action={<Link href="/admin/companies">{t("form.toCompanies")}</Link>}>
          {t("form.noCompanies")}
        </Alert>
      )}
      {companies.isError && (
        <Alert
          tone="error"
          action={
            <Button onPress={() => void companies.refetch()} isPending={companies.isFetching}>
              {t("common:retry")}
            </Button>
          }
        >
          {t("form.companiesFailed")}
        </Alert>
      )}
    </div>
  );
}
