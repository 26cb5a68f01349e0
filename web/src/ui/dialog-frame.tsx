import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { joinClasses } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  closeLabel: string;
  /** A press outside does not close it. */
  staysOnPressOutside?: boolean;
  /** `alertdialog` for one that asks before something is done. */
  role?: "dialog" | "alertdialog";
  /** For what does not fit a narrow column, such as a table. */
  isWide?: boolean;
  children: ReactNode;
}

export interface DrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  label: string;
  children: ReactNode;
}

/** Of `Dialog`, what is loaded when one is first opened. */
export function DialogFrame(props: DialogProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    closeLabel,
    staysOnPressOutside = false,
    role,
    isWide = false,
    children,
  } = props;
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!staysOnPressOutside}
      className="animate-appear fixed inset-0 z-40 flex items-center justify-center bg-backdrop p-4"
    >
      <Modal
        className={joinClasses(
          "max-h-full w-full overflow-y-auto rounded-lg border border-line bg-surface shadow-lg",
          isWide ? "max-w-3xl" : "max-w-md",
        )}
      >
        <AriaDialog {...(role === undefined ? {} : { role })} className="flex flex-col gap-4 p-5 outline-none">
          <div className="flex items-start justify-between gap-3">
            <Heading slot="title" className="wrap-anywhere min-w-0 pt-1 font-semibold text-xl">
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

/** Of `Drawer`, what is loaded when one is first opened. */
export function DrawerFrame({ isOpen, onOpenChange, label, children }: DrawerProps) {
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
