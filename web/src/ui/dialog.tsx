import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { IconButton } from "./icon-button.tsx";

interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  closeLabel: string;
  /** A press outside does not close it. */
  staysOnPressOutside?: boolean;
  children: ReactNode;
}

/** Holds the focus until it is closed by Escape, its button or a press outside, and then gives the focus back. */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange, title, closeLabel, staysOnPressOutside = false, children } = props;
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!staysOnPressOutside}
      className="animate-appear fixed inset-0 z-40 flex items-center justify-center bg-backdrop p-4"
    >
      <Modal className="max-h-full w-full max-w-md overflow-y-auto rounded-lg border border-line bg-surface shadow-lg">
        <AriaDialog className="flex flex-col gap-4 p-5 outline-none">
          <div className="flex items-start justify-between gap-3">
            <Heading slot="title" className="pt-1 font-semibold text-xl">
              {title}
            </Heading>
            <IconButton label={closeLabel} icon={<X aria-hidden className="size-5" />} slot="close" />
          </div>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

interface DrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  label: string;
  children: ReactNode;
}

/** Covers the whole screen of a phone; otherwise as a dialog. */
export function Drawer({ isOpen, onOpenChange, label, children }: DrawerProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className="fixed inset-0 z-40 bg-backdrop">
      <Modal className="animate-slide-in h-full w-full bg-surface">
        <AriaDialog aria-label={label} className="flex h-full flex-col outline-none">
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
