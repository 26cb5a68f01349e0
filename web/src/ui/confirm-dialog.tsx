import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface ConfirmDialogProps {
  isOpen: boolean;
  /** Called on Cancel, on closing and on Escape. */
  onCancel: () => void;
  /** Names the thing: "Delete Nordhospital and its 14 users?" */
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** Says what it does: "Delete company". */
  confirmLabel: string;
  onConfirm: () => void;
  isPending?: boolean;
  isDestructive?: boolean;
}

/** Asks before something is done; the button that does nothing is the one that has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    onCancel,
    title,
    children,
    confirmLabel,
    onConfirm,
    isPending = false,
    isDestructive = false,
  } = props;
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next && !isPending) onCancel();
      }}
      title={title}
      closeLabel={t("close")}
      role="alertdialog"
    >
      <div className="wrap-anywhere flex flex-col gap-3">{children}</div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={onCancel} isDisabled={isPending} autoFocus>
          {t("cancel")}
        </Button>
        <Button variant={isDestructive ? "danger" : "primary"} onPress={onConfirm} isPending={isPending}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
