import type { Evidence } from "@medsieve/contract/papers";
import { type ReactNode, useState } from "react";
import { Focusable, Tooltip, TooltipTrigger } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { findRecordLanguage } from "../../../lib/text-language.ts";
import { joinClasses } from "../../../ui/class-names.ts";
import { findHintLayer } from "../../../ui/tooltip.tsx";

const HOVER_DELAY_MS = 200;

interface EvidenceMarkProps {
  evidence: Evidence;
  /** MEDLINE codes of the paper. */
  languages: readonly string[];
  /** The statement. */
  children: ReactNode;
}

/** A statement that shows, on hover, focus or tap, the sentence of the paper it rests on, or that there is none. */
export function EvidenceMark({ evidence, languages, children }: EvidenceMarkProps) {
  const [isOpen, setOpen] = useState(false);
  const isUnverified = evidence.status === "unverified";
  return (
    <TooltipTrigger isOpen={isOpen} onOpenChange={setOpen} delay={HOVER_DELAY_MS} shouldCloseOnPress={false}>
      <Focusable>
        {/* biome-ignore lint/a11y/useSemanticElements: a real button would not break over lines with its text */}
        <span
          role="button"
          tabIndex={0}
          onClick={() => setOpen(true)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== " ") return;
            event.preventDefault();
            setOpen(true);
          }}
          className={joinClasses(
            "focus-ring cursor-help rounded-xs underline decoration-1 underline-offset-4",
            isUnverified
              ? "decoration-amber decoration-wavy"
              : "decoration-accent/80 decoration-dotted hover:decoration-solid",
          )}
        >
          {children}
        </span>
      </Focusable>
      {isUnverified && <UnverifiedMark />}
      <Tooltip
        {...findHintLayer()}
        offset={6}
        className="animate-appear max-w-[min(28rem,calc(100vw-1.5rem))] rounded-md border border-line bg-raised px-3 py-2 text-ink text-sm shadow-md"
      >
        <EvidenceSource evidence={evidence} languages={languages} />
      </Tooltip>
    </TooltipTrigger>
  );
}

/** Says of the statement before it that no sentence of the paper bears it out. */
export function UnverifiedMark() {
  const { t } = useTranslation("search");
  return (
    <span className="ml-1 whitespace-nowrap align-super font-medium text-amber-ink text-xs">
      {t("evidence.unverified")}
    </span>
  );
}

const SECTIONS = new Map([
  ["title", "evidence.section.title"],
  ["abstract", "evidence.section.abstract"],
  ["publication types", "evidence.section.publicationTypes"],
  ["MeSH", "evidence.section.mesh"],
]);

function EvidenceSource({
  evidence: { section, quote, status, problem },
  languages,
}: Omit<EvidenceMarkProps, "children">) {
  const { t } = useTranslation("search");
  if (quote === null) return <p>{t("evidence.none")}</p>;
  const known = section === null ? undefined : SECTIONS.get(section);
  const name = known === undefined ? section : t(known);
  return (
    <>
      {name !== null && <p className="font-semibold text-muted text-xs">{t("evidence.from", { section: name })}</p>}
      <blockquote lang={findRecordLanguage(quote, languages)}>{t("evidence.quote", { quote })}</blockquote>
      {status === "repaired" && <p className="mt-1 text-muted text-xs">{t("evidence.repaired")}</p>}
      {problem === "numbers_differ" && <p className="mt-1 text-amber-ink text-xs">{t("evidence.numbersDiffer")}</p>}
    </>
  );
}
