import { STATUS_MESSAGE_MS } from "@medsieve/contract/constants";
import { X } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "./alert.tsx";
import { IconButton } from "./icon-button.tsx";

interface Status {
  tone: "success" | "error";
  text: ReactNode;
  /** Milliseconds after which a message of success goes by itself; one of failure stays until it is closed. */
  forMs: number;
}

export interface StatusControl {
  status: Status | null;
  succeed: (text: ReactNode, forMs?: number) => void;
  fail: (text: ReactNode) => void;
  clear: () => void;
}

/** What a page has last done, to be shown by StatusMessage. */
export function useStatus(): StatusControl {
  const [status, setStatus] = useState<Status | null>(null);
  const succeed = useCallback(
    (text: ReactNode, forMs = STATUS_MESSAGE_MS) => setStatus({ tone: "success", text, forMs }),
    [],
  );
  const fail = useCallback((text: ReactNode) => setStatus({ tone: "error", text, forMs: 0 }), []);
  const clear = useCallback(() => setStatus(null), []);

  useEffect(() => {
    if (status?.tone !== "success") return;
    const timer = setTimeout(() => setStatus(null), status.forMs);
    return () => clearTimeout(timer);
  }, [status]);

  return { status, succeed, fail, clear };
}

/** Says what has been done, or why it could not be; it stays in view while the page is scrolled. */
export function StatusMessage({ control: { status, clear } }: { control: StatusControl }) {
  const { t } = useTranslation();
  return (
    <div aria-live="polite" className="sticky top-2 z-20 empty:hidden">
      {status !== null && (
        <Alert tone={status.tone}>
          <div className="flex items-start justify-between gap-3">
            <div className="wrap-anywhere min-w-0 flex-1 whitespace-pre-line">{status.text}</div>
            {status.tone === "error" && (
              <span className="-my-2">
                <IconButton label={t("close")} icon={<X aria-hidden className="size-4" />} onPress={clear} />
              </span>
            )}
          </div>
        </Alert>
      )}
    </div>
  );
}
