import { TEXT_CHECKS_MAX, type TextCheckLimit, textCheckLimitSchema } from "@medsieve/contract/text-checks";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { describeError } from "../../lib/errors.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { ListStates } from "../../ui/list-states.tsx";
import type { StatusControl } from "../../ui/status-message.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { saveTextCheckLimit, textCheckLimitQuery } from "./usage-queries.ts";

const entrySchema = z
  .object({
    monthly_limit: z
      .string()
      .transform((typed) => (typed.trim() === "" ? Number.NaN : Number(typed.normalize("NFKC")))),
  })
  .pipe(textCheckLimitSchema);

/** How many texts each account may check in a month, to be changed. */
export function TextCheckLimitPart({ status }: { status: StatusControl }) {
  const { t } = useTranslation("admin-usage");
  return (
    <Disclosure title={t("textChecks.title")}>
      <LoadedLimit status={status} />
    </Disclosure>
  );
}

function LoadedLimit({ status }: { status: StatusControl }) {
  const { t } = useTranslation("admin-usage");
  const limit = useQuery(textCheckLimitQuery());
  return (
    <ListStates query={limit} failure={t("textChecks.loadFailed")}>
      {(saved) => <LimitForm key={saved.monthly_limit} saved={saved} status={status} />}
    </ListStates>
  );
}

function LimitForm({ saved, status }: { saved: TextCheckLimit; status: StatusControl }) {
  const { t } = useTranslation("admin-usage");
  const language = useLanguage();
  const client = useQueryClient();
  const form = useContractForm(entrySchema, {
    defaultValues: { monthly_limit: String(saved.monthly_limit) },
    faults: { monthly_limit: () => t("textChecks.invalid", { max: formatNumber(TEXT_CHECKS_MAX, language) }) },
  });
  const saving = useMutation({
    mutationFn: saveTextCheckLimit,
    onSuccess: (answer) => {
      client.setQueryData(textCheckLimitQuery().queryKey, answer);
      status.succeed(
        t("textChecks.saved", { count: answer.monthly_limit, limit: formatNumber(answer.monthly_limit, language) }),
      );
    },
    onError: (error) => status.fail(t("textChecks.saveFailed", { reason: describeError(error, t) })),
  });
  return (
    <form
      noValidate
      className="flex max-w-reading flex-wrap items-start gap-3 py-2"
      onSubmit={(event) =>
        void form.handleSubmit((limit) => {
          if (!saving.isPending) saving.mutate(limit);
        })(event)
      }
    >
      <div className="min-w-60 flex-1">
        <FormField control={form.control} name="monthly_limit">
          {(input) => (
            <TextField
              {...input}
              isLiteral
              inputMode="numeric"
              autoComplete="off"
              label={t("textChecks.label")}
              hint={t("textChecks.hint")}
            />
          )}
        </FormField>
      </div>
      <div className="pt-7">
        <Button type="submit" isPending={saving.isPending}>
          {t("textChecks.save")}
        </Button>
      </div>
    </form>
  );
}
