import { DEFAULT_PREFERENCE, type Preference, QUESTION_MAX_LENGTH } from "@medsieve/contract/constants";
import { readPmids } from "@medsieve/contract/read-pmids";
import { NO_LIMITS } from "@medsieve/contract/searches";
import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { type FormEvent, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasTooManyKnown, KnownPapersField } from "../../entities/known-paper/known-papers-field.tsx";
import { PreferencePicker } from "../../entities/search/preference-picker.tsx";
import { setupQuery } from "../../entities/search/server-state.ts";
import { SOURCE_TEXTS } from "../../entities/search/source-texts.ts";
import { useStartSearch } from "../../entities/search/start-search.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { PubmedSearchField } from "./pubmed-search-field.tsx";
import { usePubmedSearch } from "./use-pubmed-search.ts";

/** A search that a user has elsewhere: its queries and the papers that are known, run here for a question. */
export function MovingInPage() {
  const { t } = useTranslation(["moving-in", "queries", "search"]);
  const language = useLanguage();
  const pubmed = usePubmedSearch();
  const [knownText, setKnownText] = useState("");
  const [question, setQuestion] = useState("");
  const [preference, setPreference] = useState<Preference>(DEFAULT_PREFERENCE);
  const [wasSent, setSent] = useState(false);
  const { data: setup } = useQuery(setupQuery());
  const start = useStartSearch();
  const known = useMemo(() => readPmids(knownText), [knownText]);
  const isMissing = question.trim() === "";

  function send(event: FormEvent): void {
    event.preventDefault();
    setSent(true);
    if (isMissing || pubmed.isUnread || hasTooManyKnown(known)) return;
    const { read } = pubmed;
    const queries = read === null ? null : [{ name: t("queryName"), query: read.query }];
    const asked = { query: question.trim(), preference, language, limits: read?.limits ?? NO_LIMITS };
    start({ ...asked, queries, basedOn: null, knownPmids: known.pmids });
  }

  return (
    <PageFrame title={t("title")} lead={t("lead")} back={{ href: "/", label: t("back") }}>
      <form className="flex max-w-reading flex-col gap-6" onSubmit={send}>
        <PubmedSearchField pubmed={pubmed} problem={wasSent && pubmed.isUnread ? t("pubmedUnread") : undefined} />
        <KnownPapersField
          hint={t("knownHint")}
          text={knownText}
          onTextChange={setKnownText}
          read={known}
          source={t(SOURCE_TEXTS[setup?.source.id ?? "library"].recall)}
        />
        <TextAreaField
          label={t("question")}
          hint={t("questionHint")}
          rows={2}
          maxLength={QUESTION_MAX_LENGTH}
          value={question}
          onChange={setQuestion}
          error={wasSent && isMissing ? t("questionMissing") : undefined}
        />
        <div className="flex flex-wrap items-end gap-3">
          <div className="w-full sm:w-72">
            <PreferencePicker value={preference} onChange={setPreference} />
          </div>
          <Button variant="primary" type="submit" icon={<Search aria-hidden className="size-4" />}>
            {t("search")}
          </Button>
        </div>
      </form>
    </PageFrame>
  );
}
