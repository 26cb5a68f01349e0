import type { MeshHeading, PaperRecord } from "@medsieve/contract/papers";
import { useTranslation } from "react-i18next";
import { Disclosure } from "../../../ui/disclosure.tsx";

/** The record itself behind a disclosure: abstract with its section labels, MeSH terms and keywords. */
export function PaperAbstract({ record }: { record: PaperRecord }) {
  const { t } = useTranslation("search");
  const hasAbstract = record.abstract.length > 0;
  if (!hasAbstract && record.mesh.length === 0 && record.keywords.length === 0) {
    return <p className="text-muted text-sm">{t("card.noAbstract")}</p>;
  }
  return (
    <Disclosure title={hasAbstract ? t("card.abstractAndTerms") : t("card.terms")}>
      <div className="flex max-w-reading flex-col gap-3 pt-1 pb-2 text-[0.9375rem]">
        {!hasAbstract && <p className="text-muted text-sm">{t("card.noAbstract")}</p>}
        {record.abstract.map((section, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an abstract may have two sections of one label
          <p key={index} lang="en" className="wrap-anywhere">
            {section.label !== null && <strong className="font-semibold text-sm">{section.label}: </strong>}
            {section.text}
          </p>
        ))}
        {record.mesh.length > 0 && (
          <div>
            <h4 className="font-medium text-muted text-sm">{t("card.mesh")}</h4>
            <ul lang="en" className="flex flex-wrap gap-x-4 text-sm">
              {record.mesh.map((heading) => (
                <li key={heading.descriptor} className="wrap-anywhere">
                  <MeshTerm heading={heading} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {record.keywords.length > 0 && (
          <div>
            <h4 className="font-medium text-muted text-sm">{t("card.keywords")}</h4>
            <p lang="en" className="wrap-anywhere text-sm">
              {record.keywords.join(" · ")}
            </p>
          </div>
        )}
      </div>
    </Disclosure>
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
