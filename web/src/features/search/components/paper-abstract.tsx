import type { MeshHeading, Notice, PaperRecord } from "@medsieve/contract/papers";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { findRecordLanguage } from "../../../lib/text-language.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { NoticePlace } from "./notice-place.tsx";

/** The record itself behind a disclosure: abstract with its section labels, MeSH terms, types, keywords and notices. */
export function PaperAbstract({ record }: { record: PaperRecord }) {
  const { t } = useTranslation("search");
  const { abstract, mesh, keywords, publication_types: types, notices } = record;
  if (abstract.length + mesh.length + keywords.length + types.length + notices.length === 0) return null;
  return (
    <Disclosure title={t(abstract.length > 0 ? "card.abstractAndTerms" : "card.terms")}>
      <div className="flex max-w-reading flex-col gap-3 pt-1 pb-2 text-[0.9375rem]">
        {abstract.map((section, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an abstract may have two sections of one label
          <p key={index} lang={findRecordLanguage(section.text, record.languages)} dir="auto" className="wrap-anywhere">
            {section.label !== null && <strong className="font-semibold text-sm">{section.label}: </strong>}
            {section.text}
          </p>
        ))}
        {mesh.length > 0 && (
          <Part title={t("card.mesh")}>
            <ul lang="en" className="flex flex-wrap gap-x-4">
              {mesh.map((heading) => (
                <li key={heading.descriptor} className="wrap-anywhere">
                  <MeshTerm heading={heading} />
                </li>
              ))}
            </ul>
          </Part>
        )}
        {types.length > 0 && (
          <Part title={t("card.publicationTypes")}>
            <p lang="en">{types.join(" · ")}</p>
          </Part>
        )}
        {keywords.length > 0 && (
          <Part title={t("card.keywords")}>
            <p lang={findRecordLanguage(keywords.join(" "), record.languages)}>{keywords.join(" · ")}</p>
          </Part>
        )}
        {notices.length > 0 && (
          <Part title={t("card.notices")}>
            <ul>
              {notices.map((notice, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a paper may have two notices of one kind
                <li key={index}>
                  <NoticeLine notice={notice} isFictional={record.demonstration} />
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
    </Disclosure>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="wrap-anywhere text-sm">
      <h4 id={titleId} className="font-medium text-muted">
        {title}
      </h4>
      {children}
    </section>
  );
}

function NoticeLine({ notice, isFictional }: { notice: Notice; isFictional: boolean }) {
  const { t } = useTranslation("search");
  const name = t(notice.kind === "retracted" ? "card.retracted" : `card.notice.${notice.kind}`);
  const hasPlace = notice.citation !== null || notice.pmid !== null;
  return (
    <>
      {name}
      {hasPlace && t("facts.colon")}
      {hasPlace && <NoticePlace notice={notice} isFictional={isFictional} />}
    </>
  );
}

/** As PubMed prints it: a major topic with an asterisk, its qualifiers after a slash. */
function MeshTerm({ heading }: { heading: MeshHeading }) {
  const { t } = useTranslation("search");
  const parts = [{ name: heading.descriptor, major: heading.major }, ...heading.qualifiers];
  return parts.map((part, index) => (
    <span key={part.name} className={part.major ? "font-semibold" : undefined}>
      {index > 0 && " / "}
      {part.name}
      {part.major && (
        <>
          <span aria-hidden>*</span>
          <span className="sr-only"> ({t("card.majorTopic")})</span>
        </>
      )}
    </span>
  ));
}
