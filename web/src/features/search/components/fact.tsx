import type { ReactNode } from "react";

/** One thing that is known of a search, under its name. */
export function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1.5 font-semibold text-sm">{title}</h3>
      {children}
    </section>
  );
}
