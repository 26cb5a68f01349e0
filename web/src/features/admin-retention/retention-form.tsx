import { RETENTION_DAYS_MAX, type Retention, retentionSchema } from "@medsieve/contract/admin/retention";
import { RETAINED } from "@medsieve/contract/kept-data";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Button } from "../../ui/button.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { TextField } from "../../ui/text-field.tsx";

/** As it is typed: nothing stands for without end. */
const daysEntry = z
  .string()
  .transform((typed) => (typed.trim() === "" ? null : Number(typed.normalize("NFKC").trim())));
const entrySchema = z
  .object({ question_days: daysEntry, search_days: daysEntry, survey_days: daysEntry, mail_days: daysEntry })
  .pipe(retentionSchema);

const write = (days: number | null) => (days === null ? "" : String(days));

interface RetentionFormProps {
  saved: Retention;
  isPending: boolean;
  onSave: (retention: Retention) => void;
}

/** For how many days each kind of data is kept. */
export function RetentionForm({ saved, isPending, onSave }: RetentionFormProps) {
  const { t } = useTranslation("admin-retention");
  const language = useLanguage();
  const invalid = () => t("invalid", { max: formatNumber(RETENTION_DAYS_MAX, language) });
  const form = useContractForm(entrySchema, {
    defaultValues: {
      question_days: write(saved.question_days),
      search_days: write(saved.search_days),
      survey_days: write(saved.survey_days),
      mail_days: write(saved.mail_days),
    },
    faults: { question_days: invalid, search_days: invalid, survey_days: invalid, mail_days: invalid },
  });
  return (
    <form
      noValidate
      className="flex max-w-reading flex-col gap-5"
      onSubmit={(event) =>
        void form.handleSubmit((retention) => {
          if (!isPending) onSave(retention);
        })(event)
      }
    >
      {RETAINED.map((kind) => (
        <FormField key={kind} control={form.control} name={kind}>
          {(input) => (
            <TextField
              {...input}
              isLiteral
              inputMode="numeric"
              autoComplete="off"
              label={t("days", { data: t(`field.${kind}`) })}
              hint={t(`hint.${kind}`)}
            />
          )}
        </FormField>
      ))}
      <div>
        <Button type="submit" variant="primary" isPending={isPending}>
          {t("save")}
        </Button>
      </div>
    </form>
  );
}
