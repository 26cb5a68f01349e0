import { type ReactNode, useId } from "react";

interface SecuritySectionProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A part of the page, with its heading and one sentence on what it is for. */
export function SecuritySection({ title, lead, children }: SecuritySectionProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 md:p-6"
    >
      <div className="flex flex-col gap-1">
        <h2 id={headingId} className="text-lg">
          {title}
        </h2>
        <p className="text-muted">{lead}</p>
      </div>
      {children}
    </section>
  );
}
