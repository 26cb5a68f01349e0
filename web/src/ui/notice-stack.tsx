import { useEffect, useSyncExternalStore } from "react";
import { Toaster, toast } from "sonner";
import "sonner/dist/styles.css";
import { forgetNotices, getWaitingNotices, subscribeToNotices } from "./notify.ts";

interface NoticeStackProps {
  theme: "system" | "light" | "dark";
  label: string;
}

export function NoticeStack({ theme, label }: NoticeStackProps) {
  const waiting = useSyncExternalStore(subscribeToNotices, getWaitingNotices);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what it waits for
  useEffect(() => {
    for (const { tone, text, description } of getWaitingNotices())
      toast[tone](text, description === undefined ? {} : { description });
    forgetNotices();
  }, [waiting]);
  return <Toaster theme={theme} position="top-center" containerAriaLabel={label} />;
}
