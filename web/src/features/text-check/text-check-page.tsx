import { CHECKED_TEXT_MAX_LENGTH } from "@medsieve/contract/text-checks";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { CheckedClaims } from "./checked-claims.tsx";
import { OpenFileButton } from "./open-file-button.tsx";
import { checkText, textCheckUsageQuery } from "./text-check-calls.ts";
import { TextChecksUsed } from "./text-checks-used.tsx";

/** A draft held against the papers that it cites. Nothing of it is kept, here or on the server. */
export function TextCheckPage() {
  const { t } = useTranslation(["text-check", "errors"]);
  const [text, setText] = useState("");
  const [references, setReferences] = useState("");
  const [problem, setProblem] = useState<string | undefined>();
  const client = useQueryClient();
  const usage = useQuery(textCheckUsageQuery);
  const check = useMutation({
    mutationFn: (asked: { text: string; references: string }) => checkText(asked.text, asked.references),
    onSettled: () => client.invalidateQueries({ queryKey: textCheckUsageQuery.queryKey }),
  });

  const start = () => {
    if (text.trim() === "") setProblem(t("empty"));
    else if (text.length > CHECKED_TEXT_MAX_LENGTH) setProblem(t("fault.tooLong", { most: CHECKED_TEXT_MAX_LENGTH }));
    else {
      setProblem(undefined);
      check.mutate({ text, references });
    }
  };

  return (
    <PageFrame title={t("title")} lead={t("lead")} back={{ href: "/", label: t("back") }}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <TextAreaField
          label={t("text")}
          hint={t("textHint")}
          rows={10}
          value={text}
          onChange={setText}
          error={problem}
        />
        <TextAreaField
          label={t("references")}
          hint={t("referencesHint")}
          rows={4}
          value={references}
          onChange={setReferences}
        />
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" type="submit" isPending={check.isPending}>
            {t("check")}
          </Button>
          <OpenFileButton
            onRead={(content) => {
              setProblem(undefined);
              setText(content);
            }}
            onFault={(fault) => setProblem(t(`fault.${fault}`, { most: CHECKED_TEXT_MAX_LENGTH }))}
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
