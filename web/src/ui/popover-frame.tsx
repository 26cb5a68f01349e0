import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { Dialog as AriaDialog, Heading, Popover } from "react-aria-components";
import { IconButton } from "./icon-button.tsx";

export interface PopoverDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What it opens from, and stands beside. */
  triggerRef: RefObject<Element | null>;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** Of `PopoverDialog`, what is loaded when one is first opened. */
export function PopoverFrame(props: PopoverDialogProps) {
  const { isOpen, onOpenChange, triggerRef, title, closeLabel, children } = props;
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      placement="top end"
      offset={6}
      className="animate-appear w-104 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg border border-line bg-raised shadow-lg"
    >
      <AriaDialog className="flex flex-col gap-3 p-4 outline-none">
        <div className="flex items-start justify-between gap-3">
          <Heading slot="title" className="pt-1 font-semibold text-lg">
            {title}
          </Heading>
          <IconButton label={closeLabel} icon={<X aria-hidden className="size-5" />} slot="close" />
        </div>
        {children}
      </AriaDialog>
    </Popover>
  );
}
