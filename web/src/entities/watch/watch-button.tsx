import { Radar } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

const WatchDialog = lazy(async () => ({ default: (await import("./watch-dialog.tsx")).WatchDialog }));

interface WatchButtonProps {
  search: { id: string; query: string };
  /** An icon, as in a row. */
  isBrief?: boolean;
}

/** Has the queries of a completed search run again by a schedule, or says when they are. */
export function WatchButton({ search, isBrief = false }: WatchButtonProps) {
  const { t } = useTranslation("history");
  const [isOpen, setOpen] = useState(false);
  const icon = <Radar aria-hidden className="size-4" />;
  return (
    <>
      {isBrief ? (
        <IconButton label={t("watch.named", { query: search.query })} icon={icon} onPress={() => setOpen(true)} />
      ) : (
        <Button icon={icon} onPress={() => setOpen(true)}>
          {t("watch.button")}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <WatchDialog searchId={search.id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
