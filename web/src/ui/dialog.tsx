import { lazy, Suspense } from "react";
import { loadPart } from "../lib/reachability.ts";
import type { DialogProps, DrawerProps } from "./dialog-frame.tsx";
import { useWasTrue } from "./use-was-true.ts";

const DialogFrame = lazy(async () => ({ default: (await loadPart(() => import("./dialog-frame.tsx"))).DialogFrame }));
const DrawerFrame = lazy(async () => ({ default: (await loadPart(() => import("./dialog-frame.tsx"))).DrawerFrame }));

/** Holds the focus until it is closed by Escape, its button or a press outside, and then gives the focus back. */
export function Dialog(props: DialogProps) {
  const wasOpened = useWasTrue(props.isOpen);
  return wasOpened ? (
    <Suspense>
      <DialogFrame {...props} />
    </Suspense>
  ) : null;
}

/** Covers the whole screen of a phone; otherwise as a dialog. */
export function Drawer(props: DrawerProps) {
  const wasOpened = useWasTrue(props.isOpen);
  return wasOpened ? (
    <Suspense>
      <DrawerFrame {...props} />
    </Suspense>
  ) : null;
}
