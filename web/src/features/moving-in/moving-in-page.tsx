import { QUESTION_MAX_LENGTH, RECALL_PMIDS_MAX } from "@medsieve/contract/constants";
import { readPmids } from "@medsieve/contract/read-pmids";
import { STRATEGY_MAX_LENGTH } from "@medsieve/contract/strategies";
import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { KnownPapersField } from "../../entities/known-paper/known-papers-field.tsx";
import { PreferencePicker } from "../../entities/search/preference-picker.tsx";
import { findQuestionFault, type QuestionFault } from "../../entities/search/question-fault.ts";
import { setupQuery } from "../../entities/search/server-state.ts";
import { SOURCE_TEXTS } from "../../entities/search/source-texts.ts";
import { useStartSearch } from "../../entities/search/start-search.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Button } from "../../ui/button.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { movingInSchema, NOTHING_MOVED } from "./moving-in-entry.ts";
import { PubmedSearchField } from "./pubmed-search-field.tsx";
import { usePubmedReading } from "./use-pubmed-reading.ts";

/** A search that a user has elsewhere: its queries and the papers that are known, run here for a question. */
export function MovingInPage() {
  const { t } = useTranslation(["moving-in", "queries", "search"]);
  const language = useLanguage();
  const { data: setup } = useQuery(setupQuery());
  const start = useStartSearch();
  const describeFault = (fault: QuestionFault) => {
    if (fault === "empty") return t("questionMissing");
    if (fault !== "tooLong") return t(`search:question.${fault}`);
    const limit = formatNumber(QUESTION_MAX_LENGTH, language);
    return t("search:question.tooLong", { count: QUESTION_MAX_LENGTH, limit });
  };
  const form = useContractForm(movingInSchema, {
    defaultValues: NOTHING_MOVED,
    faults: {
      pubmed: () => t("pubmedUnread"),
      known: () => t("queries:recall.tooMany", { max: formatNumber(RECALL_PMIDS_MAX, language) }),
      question: ({ question }) => describeFault(findQuestionFault(question) ?? "empty"),
    },
  });
  const { control } = form;
  const reading = usePubmedReading();
  const search = form.handleSubmit(({ imported, ...asked }) => {
    const queries = imported === null ? null : [{ name: t("queryName"), query: imported }];
    start({ ...asked, language, queries, basedOn: null });
  });

  /** Reads what was pasted and not read yet, and then searches. */
  async function submit(): Promise<void> {
    const { text, read } = form.getValues("pubmed");
    if (read === null && text.trim() !== "" && text.length <= STRATEGY_MAX_LENGTH) {
      const found = await reading.mutateAsync(text).catch(() => null);
      if (form.getValues("pubmed").text !== text) return;
      if (found !== null) form.setValue("pubmed", { text, read: found });
    }
    await search();
  }

  return (
    <PageFrame title={t("title")} lead={t("lead")} back={{ href: "/", label: t("back") }}>
      <form
        noValidate
        className="flex max-w-reading flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FormField control={control} name="pubmed">
          {(input) => <PubmedSearchField {...input} reading={reading} />}
        </FormField>
        <FormField control={control} name="known">
          {({ value, onChange, inputRef }) => (
            <KnownPapersField
              hint={t("knownHint")}
              text={value}
              onTextChange={onChange}
              read={readPmids(value)}
              source={t(SOURCE_TEXTS[setup?.source.id ?? "library"].recall)}
              inputRef={inputRef}
            />
          )}
        </FormField>
        <FormField control={control} name="question">
          {(input) => <TextAreaField {...input} label={t("question")} hint={t("questionHint")} rows={2} />}
        </FormField>
        <div className="flex flex-wrap items-end gap-3">
          <div className="w-full sm:w-72">
            <FormField control={control} name="preference">
              {({ value, onChange }) => <PreferencePicker value={value} onChange={onChange} />}
            </FormField>
          </div>
          <Button
            variant="primary"
            type="submit"
            isPending={reading.isPending}
            icon={<Search aria-hidden className="size-4" />}
          >
            {t("search")}
          </Button>
        </div>
      </form>
    </PageFrame>
  );
}
