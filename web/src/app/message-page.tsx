import type { ReactNode } from "react";

interface MessagePageProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** The way on. */
  action: ReactNode;
}

/** A page that says one thing and offers one way on. */
export function MessagePage({ icon, title, text, action }: MessagePageProps) {
  return (
    <main className="relative h-full overflow-y-auto">
      <title>{`${title} · Medsieve`}</title>
      <div className="mx-auto flex min-h-full max-w-md flex-col items-start justify-center gap-4 p-6">
        <span className="text-muted [&>svg]:size-10">{icon}</span>
        <h1 className="text-2xl">{title}</h1>
        <p className="text-muted">{text}</p>
        {action}
      </div>
    </main>
  );
}
