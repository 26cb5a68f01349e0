import { Radar } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

const LazyDialog = lazy(async () => ({ default: (await import("./watch-dialog.tsx")).WatchDialog }));

interface WatchButtonProps {
  search: { id: string; query: string };
  /** An icon, as in a row. */
  isBrief?: boolean;
}

/** Has the queries of a completed search run again by a schedule, or says when they are. */
export function WatchButton(props: WatchButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <WatchOpener {...props} onPress={() => setOpen(true)} />
      {isOpen && <OpenedWatch searchId={props.search.id} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The button alone, for a place that goes before its dialog does, as a row of a list that is laid out again. */
export function WatchOpener({ search, isBrief = false, onPress }: WatchButtonProps & { onPress: () => void }) {
  const { t } = useTranslation("history");
  const icon = <Radar aria-hidden className="size-4" />;
  return isBrief ? (
    <IconButton label={t("watch.named", { query: search.query })} icon={icon} onPress={onPress} />
  ) : (
    <Button icon={icon} onPress={onPress}>
      {t("watch.button")}
    </Button>
  );
}

export function OpenedWatch(props: { searchId: string; onClose: () => void }) {
  return (
    <Suspense>
      <LazyDialog {...props} />
    </Suspense>
  );
}
