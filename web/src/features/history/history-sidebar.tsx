import { Plus, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useIsMobile } from "../../lib/use-media-query.ts";
import { Button } from "../../ui/button.tsx";
import { Drawer } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { HistoryList } from "./history-list.tsx";

interface HistorySidebarProps {
  id: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  currentId: string | undefined;
  hrefOf: (searchId: string) => string;
  onNewSession: () => void;
}

/** The past searches: beside the page, or on a phone over all of it. */
export function HistorySidebar({ id, isOpen, onOpenChange, currentId, hrefOf, onNewSession }: HistorySidebarProps) {
  const { t } = useTranslation("history");
  const isMobile = useIsMobile();

  const leave = () => {
    if (isMobile) onOpenChange(false);
  };
  const content = (
    <>
      <div className="flex items-center gap-2 p-3">
        <div className="flex-1">
          <Button
            wide
            icon={<Plus aria-hidden className="size-5" />}
            onPress={() => {
              leave();
              onNewSession();
            }}
          >
            {t("newSession")}
          </Button>
        </div>
        {isMobile && (
          <IconButton
            label={t("close")}
            icon={<X aria-hidden className="size-5" />}
            onPress={() => onOpenChange(false)}
          />
        )}
      </div>
      <div className="relative min-h-0 flex-1 overflow-y-auto px-3 pb-4">
        <HistoryList currentId={currentId} hrefOf={hrefOf} onOpen={leave} />
      </div>
    </>
  );

  if (isMobile) {
    return (
      <Drawer isOpen={isOpen} onOpenChange={onOpenChange} label={t("title")}>
        {content}
      </Drawer>
    );
  }
  return (
    <nav
      id={id}
      aria-label={t("title")}
      hidden={!isOpen}
      className={isOpen ? "flex w-66 shrink-0 flex-col border-line border-r bg-surface" : "hidden"}
    >
      {content}
    </nav>
  );
}
