import { type ReactNode, useId } from "react";

interface RecordSectionProps {
  title: string;
  /** One sentence on what it shows. */
  lead?: string;
  children: ReactNode;
}

export function RecordSection({ title, lead, children }: RecordSectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 md:p-5 print:border-0 print:p-0"
    >
      <div>
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        {lead !== undefined && <p className="max-w-reading text-muted text-sm">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
