import { CLAIM_VERDICTS, type TextCheck } from "@medsieve/contract/text-checks";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { ClaimCard } from "./claim-card.tsx";
import { saveClaims } from "./save-claims.ts";
import { SaveWordButton } from "./save-word-button.tsx";

interface CheckedClaimsProps {
  /** As it was checked. */
  text: string;
  check: TextCheck;
}

/** What became of each claim, with the counts above. */
export function CheckedClaims({ text, check: { claims } }: CheckedClaimsProps) {
  const { t } = useTranslation("text-check");
  const language = useLanguage();
  const counts = CLAIM_VERDICTS.map((verdict) => ({
    verdict,
    count: claims.filter((claim) => claim.verdict === verdict).length,
  })).filter(({ count }) => count > 0);
  return (
    <section aria-label={t("result")} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="font-medium">
          {claims.length === 0
            ? t("noClaims")
            : counts
                .map(({ verdict, count }) =>
                  t("counted", { verdict: t(`verdict.${verdict}`), shown: formatNumber(count, language) }),
                )
                .join(" · ")}
        </p>
        {claims.length > 0 && (
          <Button icon={<Download aria-hidden className="size-4" />} onPress={() => saveClaims(claims, t)}>
            {t("save")}
          </Button>
        )}
        {claims.length > 0 && <SaveWordButton text={text} claims={claims} />}
      </div>
      <p className="text-muted text-sm">{t("bound")}</p>
      <ol className="flex flex-col gap-3">
        {claims.map((claim) => (
          <ClaimCard key={claim.start} claim={claim} />
        ))}
      </ol>
    </section>
  );
}
