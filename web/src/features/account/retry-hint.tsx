import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api-error.ts";

const MINUTE_SECONDS = 60;
/** Waits up to this are counted down in seconds. */
const COUNTED_SECONDS = 90;
const TICK_MS = 1_000;

/** When a refused call can be tried again, counted down; nothing where the server did not say. */
export function RetryHint({ error }: { error: unknown }) {
  const retryAfter = error instanceof ApiError ? error.retryAfter : null;
  return retryAfter === null ? null : <Countdown error={error} seconds={retryAfter} />;
}

function Countdown({ error, seconds }: { error: unknown; seconds: number }) {
  const { t } = useTranslation();
  const [left, setLeft] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another refusal begins another wait, also one as long.
  useEffect(() => {
    const end = Date.now() + seconds * 1_000;
    setLeft(seconds);
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1_000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [error, seconds]);

  // A timer is not read out at each step, though it stands in an alert.
  return <p role="timer">{describeWait(left)}</p>;

  function describeWait(rest: number): string {
    if (rest === 0) return t("errors:retryNow");
    if (rest <= COUNTED_SECONDS) return t("errors:retryInSeconds", { count: rest });
    return t("errors:retryInMinutes", { count: Math.ceil(rest / MINUTE_SECONDS) });
  }
}
