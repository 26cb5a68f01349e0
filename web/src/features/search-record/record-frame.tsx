import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import "../../ui/print.css";
import { BackLink } from "../../ui/back-link.tsx";

/** Characters of the question that the window is named by. */
const TITLE_LENGTH = 60;

interface RecordFrameProps {
  searchId: string;
  /** Names the window, before the question. */
  title: string;
  /** null while it is not known. */
  question: string | null;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page about one saved search, with the way back to it. */
export function RecordFrame({ searchId, title, question, actions, children }: RecordFrameProps) {
  const { t } = useTranslation("record");
  const name = question === null ? title : `${title} · ${Array.from(question).slice(0, TITLE_LENGTH).join("")}`;
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6 p-4 md:p-6 print:max-w-none print:p-0">
      <title>{`${name} · Medsieve`}</title>
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
        <BackLink href={`/search-history/${encodeURIComponent(searchId)}`}>{t("back")}</BackLink>
        {actions}
      </div>
      <div>
        <p className="text-muted text-sm">{title}</p>
        <h1 className="wrap-anywhere text-xl" dir="auto">
          {question ?? title}
        </h1>
      </div>
      {children}
    </div>
  );
}
