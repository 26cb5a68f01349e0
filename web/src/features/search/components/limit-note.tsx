import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, lazy, type ReactNode, Suspense } from "react";
import { usageQuery } from "../../../entities/search/server-state.ts";

const LimitAlert = lazy(async () => ({ default: (await import("./limit-alert.tsx")).LimitAlert }));

/** The alert of the monthly limit, loaded when it is needed. */
export function LateLimitAlert(props: ComponentProps<typeof LimitAlert>) {
  return (
    <Suspense>
      <LimitAlert {...props} />
    </Suspense>
  );
}

/** Says before anything is typed that the month's searches are used up. */
export function LimitNote({ action }: { action: ReactNode }) {
  const { data: usage } = useQuery(usageQuery());
  if (usage === undefined || usage.current_usage < usage.limit) return null;
  const { current_usage: used, limit, reset_date: resetDate } = usage;
  return <LateLimitAlert limit={{ used, limit, resetDate }} action={action} />;
}
