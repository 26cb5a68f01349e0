import { lazy, Suspense, useSyncExternalStore } from "react";
import { getWaitingNotices, subscribeToNotices } from "./notify.ts";
import { useWasTrue } from "./use-was-true.ts";

const NoticeStack = lazy(async () => ({ default: (await import("./notice-stack.tsx")).NoticeStack }));

interface NoticesProps {
  theme: "system" | "light" | "dark";
  label: string;
}

/** Where notices are shown; what draws them is loaded with the first. */
export function Notices(props: NoticesProps) {
  const isNeeded = useWasTrue(useSyncExternalStore(subscribeToNotices, getWaitingNotices).length > 0);
  return isNeeded ? (
    <Suspense>
      <NoticeStack {...props} />
    </Suspense>
  ) : null;
}
