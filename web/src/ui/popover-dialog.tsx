import { lazy, Suspense } from "react";
import { loadPart } from "../lib/reachability.ts";
import { useIsMobile } from "../lib/use-media-query.ts";
import { Dialog } from "./dialog.tsx";
import type { PopoverDialogProps } from "./popover-frame.tsx";
import { useWasTrue } from "./use-was-true.ts";

const PopoverFrame = lazy(async () => ({
  default: (await loadPart(() => import("./popover-frame.tsx"))).PopoverFrame,
}));

/** A small dialog beside the control that opens it; on a phone, a dialog over the page. */
export function PopoverDialog({ triggerRef, ...props }: PopoverDialogProps) {
  const isMobile = useIsMobile();
  const wasOpened = useWasTrue(props.isOpen);
  if (isMobile) return <Dialog {...props} />;
  return wasOpened ? (
    <Suspense>
      <PopoverFrame {...props} triggerRef={triggerRef} />
    </Suspense>
  ) : null;
}
