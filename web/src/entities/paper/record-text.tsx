import type { MeshHeading, PaperRecord } from "@medsieve/contract/papers";
import { Fragment, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { TrialLinks } from "../study/trial-links.tsx";
import { PlacedText } from "./record-place.tsx";
import { findRecordLanguage } from "./text-language.ts";

/** What a record says: its abstract with the labels of its sections, MeSH terms, publication types and keywords. */
export function RecordText({ record }: { record: PaperRecord }) {
  const { t } = useTranslation("search");
  const { pmid, abstract, mesh, keywords, publication_types: types, registrations, languages } = record;
  return (
    <>
      {abstract.map(({ label, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an abstract may have two sections of one label
        <p key={index} lang={findRecordLanguage(text, languages)} dir="auto" className="wrap-anywhere">
          {label !== null && <strong className="font-semibold text-sm">{label}: </strong>}
          <PlacedText pmid={pmid} section={label ?? "abstract"} sectionIndex={index} text={text} />
        </p>
      ))}
      {mesh.length > 0 && (
        <RecordPart title={t("card.mesh")}>
          <ul lang="en" className="flex flex-wrap gap-x-4">
            {mesh.map((heading, index) => (
              <li key={heading.descriptor} className="wrap-anywhere">
                <MeshTerm pmid={pmid} heading={heading} place={index} />
              </li>
            ))}
          </ul>
        </RecordPart>
      )}
      {registrations.length > 0 && (
        <RecordPart title={t("card.registrations")}>
          <TrialLinks registrations={registrations} />
        </RecordPart>
      )}
      {types.length > 0 && (
        <RecordPart title={t("card.publicationTypes")}>
          <p lang="en">
            <Listed pmid={pmid} section="publication types" texts={types} />
          </p>
        </RecordPart>
      )}
      {keywords.length > 0 && (
        <RecordPart title={t("card.keywords")}>
          <p lang={findRecordLanguage(keywords.join(" "), languages)}>
            <Listed pmid={pmid} section="keywords" texts={keywords} />
          </p>
        </RecordPart>
      )}
    </>
  );
}

function Listed({ pmid, section, texts }: { pmid: string; section: string; texts: readonly string[] }) {
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a record may have a keyword twice
    <Fragment key={index}>
      {index > 0 && " · "}
      <PlacedText pmid={pmid} section={section} sectionIndex={index} text={text} />
    </Fragment>
  ));
}

/** A part of what is known of a paper, under its heading. */
export function RecordPart({ title, children }: { title: string; children: ReactNode }) {
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

/** As PubMed prints it: a major topic with an asterisk, its qualifiers after a slash. */
function MeshTerm({ pmid, heading, place }: { pmid: string; heading: MeshHeading; place: number }) {
  const { t } = useTranslation("search");
  const parts = [{ name: heading.descriptor, major: heading.major }, ...heading.qualifiers];
  return parts.map((part, index) => (
    <span key={part.name} className={part.major ? "font-semibold" : undefined}>
      {index > 0 && " / "}
      {index === 0 ? <PlacedText pmid={pmid} section="MeSH" sectionIndex={place} text={part.name} /> : part.name}
      {part.major && (
        <>
          <span aria-hidden>*</span>
          <span className="sr-only"> ({t("card.majorTopic")})</span>
        </>
      )}
    </span>
  ));
}
