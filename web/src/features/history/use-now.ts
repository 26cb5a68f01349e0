import { useEffect, useState } from "react";
import { useServerTime } from "../../lib/server-clock.ts";

const MINUTE_MS = 60_000;

/** The present moment by the server's clock, to the minute: what is drawn from it stays true while the page is open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return new Date(useServerTime(now));
}
