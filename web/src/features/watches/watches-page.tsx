import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { watchesQuery } from "../../entities/watch/watch-calls.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { EmptyList, ListStates } from "../../ui/list-states.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import { WatchCard } from "./watch-card.tsx";

/** Searches that are run again by a schedule: when, what was new, and what is decided on it. */
export function WatchesPage() {
  const { t } = useTranslation("watches");
  const watches = useQuery(watchesQuery());
  return (
    <PageFrame title={t("title")} lead={t("lead")} back={{ href: "/", label: t("back") }}>
      <ListStates query={watches} failure={t("failed")} loading={t("loading")}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyList action={<LinkButton href="/search-history">{t("toHistory")}</LinkButton>}>
              {t("empty")}
            </EmptyList>
          ) : (
            <ul className="flex flex-col gap-4">
              {items.map((watch) => (
                <WatchCard key={watch.id} watch={watch} />
              ))}
            </ul>
          )
        }
      </ListStates>
    </PageFrame>
  );
}
