import { type ReactNode, useEffect, useRef } from "react";
import { EntrySettings } from "./entry-settings.tsx";
import { Logo } from "./logo.tsx";

interface EntryPageProps {
  documentTitle: string;
  /** One sentence under the logo. */
  lead?: string;
  title: string;
  /** Moves the focus to the title, so that what took the place of something else is read out. */
  focusesTitle?: boolean;
  children: ReactNode;
  /** Stands under the card. */
  below?: ReactNode;
}

/** The frame of the pages that need no sign-in: one card, with language and appearance above it. */
export function EntryPage({ documentTitle, lead, title, focusesTitle = false, children, below }: EntryPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another page to be read out
  useEffect(() => {
    if (focusesTitle) heading.current?.focus();
  }, [focusesTitle, title]);

  return (
    <div className="relative flex h-full flex-col overflow-y-auto">
      <title>{documentTitle}</title>
      <EntrySettings />
      <main className="mx-auto flex w-full max-w-md flex-1 flex-col gap-6 px-4 pt-4 pb-16 sm:justify-center sm:pt-0">
        <div className="flex flex-col gap-3">
          <Logo />
          {lead !== undefined && <p className="text-muted">{lead}</p>}
        </div>
        <div className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-5 sm:p-7">
          <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
            {title}
          </h1>
          {children}
        </div>
        {below}
      </main>
    </div>
  );
}
