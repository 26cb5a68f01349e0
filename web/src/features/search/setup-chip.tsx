import type { SearchSetup } from "@medsieve/contract/searches";
import { useQuery } from "@tanstack/react-query";
import { FlaskConical, TriangleAlert } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { setupQuery } from "../../entities/search/server-state.ts";
import { SOURCE_TEXTS } from "../../entities/search/source-texts.ts";
import { chooseGap, formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { PopoverDialog } from "../../ui/popover-dialog.tsx";
import { ConnectHelp } from "./components/connect-help.tsx";

/** In the header, wherever what answers is not what one would expect: only fictional papers, none, or a stand-in. */
export function SetupChip({ isAdmin }: { isAdmin: boolean }) {
  const { data: setup } = useQuery(setupQuery());
  if (setup === undefined || (hasRealPapers(setup) && setup.source.fallback === null)) return null;
  return <Chip setup={setup} isAdmin={isAdmin} />;
}

function hasRealPapers({ source }: SearchSetup): boolean {
  return !SOURCE_TEXTS[source.id].isLocal || source.papers === null || source.papers > 0;
}

function Chip({ setup, isAdmin }: { setup: SearchSetup; isAdmin: boolean }) {
  const { t } = useTranslation(["search", "common"]);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const { source, reader } = setup;
  const fictional = source.demonstration_papers ?? 0;
  const isReal = hasRealPapers(setup);
  const isDemonstration = !isReal && fictional > 0;
  const Icon = isDemonstration ? FlaskConical : TriangleAlert;
  const name = t(
    isDemonstration ? "banner.short.demonstration" : isReal ? "banner.short.fallback" : "banner.short.empty",
  );
  const gap = chooseGap(language);
  return (
    <>
      <Button
        ref={trigger}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
        className="focus-ring inline-flex min-h-8 min-w-8 cursor-pointer items-center justify-center gap-1.5 rounded-full bg-amber-soft px-2.5 text-[0.8125rem] text-amber-ink data-hovered:underline"
      >
        <Icon aria-hidden className="size-3.5 shrink-0" />
        <span className="min-w-0 truncate max-sm:sr-only">{name}</span>
      </Button>
      <PopoverDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        triggerRef={trigger}
        title={name}
        closeLabel={t("common:close")}
      >
        <p className="max-w-96 text-[0.9375rem]">
          {source.fallback !== null && t("banner.fallback") + gap}
          {!isReal &&
            (isDemonstration
              ? t("banner.demonstration", { count: fictional, shown: formatNumber(fictional, language) })
              : t("banner.empty")) + gap}
          {reader.id === "builtin"
            ? t("banner.readerBuiltin")
            : t("banner.readerModel", { model: reader.model ?? reader.vendor ?? t("card.unnamedModel") })}
        </p>
        {!isReal && isAdmin && (
          <p className="text-accent">
            <ConnectHelp meshYear={setup.mesh_year}>{t("banner.addPapers")}</ConnectHelp>
          </p>
        )}
      </PopoverDialog>
    </>
  );
}
