import { useQueryClient } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { keepAsking, useIsReachable } from "../lib/reachability.ts";

/** Below the header while the server does not answer; what is shown is loaded again when it does. */
export function UnreachableNotice() {
  const isReachable = useIsReachable();
  return <div role="status">{!isReachable && <Notice />}</div>;
}

function Notice() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  useEffect(() => {
    const endAsking = keepAsking();
    return () => {
      endAsking();
      void queryClient.invalidateQueries();
    };
  }, [queryClient]);

  return (
    <p className="flex items-start gap-2.5 border-amber border-b bg-amber-soft px-4 py-2 text-[0.9375rem] text-amber-ink">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span className="wrap-anywhere min-w-0">{t("unreachable")}</span>
    </p>
  );
}
