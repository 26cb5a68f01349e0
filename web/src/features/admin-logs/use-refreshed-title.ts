import { LOGS_REFRESHED_TITLE_MS } from "@medsieve/contract/constants";
import { useCallback, useEffect, useRef } from "react";

/** Puts `message` in the place of the window's title for two seconds, whenever the answer is called. */
export function useRefreshedTitle(message: string): () => void {
  const restore = useRef<(() => void) | null>(null);
  useEffect(() => () => restore.current?.(), []);
  return useCallback(() => {
    restore.current?.();
    const usual = document.title;
    document.title = message;
    const timer = setTimeout(() => restore.current?.(), LOGS_REFRESHED_TITLE_MS);
    restore.current = () => {
      clearTimeout(timer);
      restore.current = null;
      if (document.title === message) document.title = usual;
    };
  }, [message]);
}
