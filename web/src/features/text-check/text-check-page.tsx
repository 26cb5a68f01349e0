import {
  CHECKED_REFERENCES_MAX_LENGTH,
  CHECKED_TEXT_MAX_LENGTH,
  textCheckRequestSchema,
} from "@medsieve/contract/text-checks";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { describeError } from "../../lib/errors.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { CheckedClaims } from "./checked-claims.tsx";
import { OpenFileButton } from "./open-file-button.tsx";
import { checkText, textCheckUsageQuery } from "./text-check-calls.ts";
import { TextChecksUsed } from "./text-checks-used.tsx";

const entrySchema = z.object({
  text: textCheckRequestSchema.shape.text,
  references: z.string().max(CHECKED_REFERENCES_MAX_LENGTH),
});

/** A draft held against the papers that it cites. Nothing of it is kept, here or on the server. */
export function TextCheckPage() {
  const { t } = useTranslation(["text-check", "errors"]);
  const form = useContractForm(entrySchema, {
    defaultValues: { text: "", references: "" },
    faults: {
      text: ({ text }) => (text.trim() === "" ? t("empty") : t("fault.tooLong", { most: CHECKED_TEXT_MAX_LENGTH })),
      references: () => t("fault.tooLong", { most: CHECKED_REFERENCES_MAX_LENGTH }),
    },
  });
  const client = useQueryClient();
  const usage = useQuery(textCheckUsageQuery);
  const check = useMutation({
    mutationFn: (asked: { text: string; references: string }) => checkText(asked.text, asked.references),
    onSettled: () => client.invalidateQueries({ queryKey: textCheckUsageQuery.queryKey }),
  });

  return (
    <PageFrame title={t("title")} lead={t("lead")} back={{ href: "/", label: t("back") }}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) =>
          void form.handleSubmit((asked) => {
            if (!check.isPending) check.mutate(asked);
          })(event)
        }
      >
        <FormField control={form.control} name="text">
          {(input) => <TextAreaField {...input} label={t("text")} hint={t("textHint")} rows={10} />}
        </FormField>
        <FormField control={form.control} name="references">
          {(input) => <TextAreaField {...input} label={t("references")} hint={t("referencesHint")} rows={4} />}
        </FormField>
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" type="submit" isPending={check.isPending}>
            {t("check")}
          </Button>
          <OpenFileButton
            onRead={(content) => {
              form.clearErrors("text");
              form.setValue("text", content);
            }}
            onFault={(fault) =>
              form.setError("text", { message: t(`fault.${fault}`, { most: CHECKED_TEXT_MAX_LENGTH }) })
            }
          />
        </div>
        {usage.data && <TextChecksUsed usage={usage.data} />}
        {check.isPending && <p role="status">{t("checking")}</p>}
        {check.isError && <Alert tone="error">{describeError(check.error, t)}</Alert>}
      </form>
      {check.data && !check.isPending && <CheckedClaims text={check.variables.text} check={check.data} />}
    </PageFrame>
  );
}
