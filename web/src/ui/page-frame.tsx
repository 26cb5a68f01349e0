import type { ReactNode } from "react";
import { BackLink } from "./back-link.tsx";

export interface PageFrameProps {
  title: string;
  /** Stands beside the title. */
  badge?: ReactNode | undefined;
  /** One sentence on what the page is for. */
  lead?: string | undefined;
  /** The way back, above the title. */
  back?: { href: string; label: string } | undefined;
  /** What can be done on the page, at the end of the title's line. */
  actions?: ReactNode | undefined;
  /** A column for forms, in place of the whole width. */
  isNarrow?: boolean;
  children: ReactNode;
}

/** A page with its title, in the window's too, and what can be done on it. */
export function PageFrame({ title, badge, lead, back, actions, isNarrow = false, children }: PageFrameProps) {
  return (
    <div className={`mx-auto flex w-full flex-col gap-4 p-4 md:p-6 ${isNarrow ? "max-w-2xl" : "max-w-7xl"}`}>
      <title>{`${title} · Medsieve`}</title>
      <header className="flex flex-col gap-2">
        {back !== undefined && <BackLink href={back.href}>{back.label}</BackLink>}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1 className="wrap-anywhere flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl">
            {title}
            {badge}
          </h1>
          {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </div>
        {lead !== undefined && <p className="max-w-reading text-muted">{lead}</p>}
      </header>
      {children}
    </div>
  );
}
