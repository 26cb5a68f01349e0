import { isBorneOut } from "@medsieve/contract/statements";
import { useTranslation } from "react-i18next";
import { listStudies } from "../../../entities/study/list-studies.ts";
import { StudyList } from "../../../entities/study/study-list.tsx";
import { TrialLinks } from "../../../entities/study/trial-links.tsx";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { RecordSection } from "../record-section.tsx";
import type { DossierContent } from "./dossier-queries.ts";
import { EvidencePart } from "./evidence-part.tsx";
import { AppraisalPart, DatabasesPart } from "./strategies-part.tsx";

/** What a systematic reviewer attaches to a protocol beyond the record: evidence, studies, strategies and checks. On paper alone. */
export function PrintedDossier({ content, searchId }: { content: DossierContent; searchId: string }) {
  const { details, strategies } = content;
  return (
    <div className="hidden print:contents">
      <EvidencePart details={details} />
      <StudiesPart details={details} searchId={searchId} />
      <AppraisalPart queries={strategies.queries} />
      <DatabasesPart queries={strategies.queries} />
      <ChecksPart details={details} />
    </div>
  );
}

type Details = Pick<DossierContent, "details">;

/** Papers of one trial together, and the trials of the other papers. */
function StudiesPart({ details: { papers }, searchId }: Details & { searchId: string }) {
  const { t } = useTranslation("dossier");
  const studies = listStudies(papers);
  const together = new Set(studies.flatMap((study) => study.papers.map(({ pmid }) => pmid)));
  const single = papers.filter(({ pmid, registrations }) => registrations.length > 0 && !together.has(pmid));
  return (
    <RecordSection title={t("studies.title")} lead={t("studies.lead")}>
      {studies.length === 0 && single.length === 0 && <p className="text-muted">{t("studies.none")}</p>}
      {studies.length > 0 && <StudyList studies={studies} searchId={searchId} />}
      {single.length > 0 && (
        <ul className="flex flex-col gap-1">
          {single.map(({ pmid, registrations }) => (
            <li key={pmid} className="flex flex-wrap gap-x-3">
              <span className="tabular-nums">PMID {pmid}</span>
              <TrialLinks registrations={registrations} />
            </li>
          ))}
        </ul>
      )}
    </RecordSection>
  );
}

/** How many findings their sentences bear out, and how many papers have a notice. */
function ChecksPart({ details: { papers } }: Details) {
  const { t } = useTranslation("dossier");
  const language = useLanguage();
  const findings = papers.flatMap((paper) => paper.findings);
  const shown = (value: number) => formatNumber(value, language);
  const traced = { traced: shown(findings.filter(isBorneOut).length), all: shown(findings.length) };
  const noticed = {
    noticed: shown(papers.filter(({ notices }) => notices.length > 0).length),
    all: shown(papers.length),
  };
  return (
    <RecordSection title={t("checks.title")}>
      <ul className="list-disc pl-5">
        <li>{t("checks.traced", traced)}</li>
        <li>{t("checks.notices", noticed)}</li>
      </ul>
      <h3 className="text-base">{t("notAssessed.title")}</h3>
      <ul className="list-disc pl-5">
        {(["bias", "fullText", "pooling", "sources"] as const).map((what) => (
          <li key={what}>{t(`notAssessed.${what}`)}</li>
        ))}
      </ul>
    </RecordSection>
  );
}
