import type { Setup, SetupState, SetupStep } from "@medsieve/contract/admin/setup";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, CircleDashed, CircleMinus, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { chooseGap, formatDateTime, formatNumber } from "../../lib/format.ts";
import { formatUsd } from "../../lib/format-figures.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { dismissStep, setupQuery, testStep } from "./setup-calls.ts";

const LOOKS: Record<SetupState, { tone: BadgeTone; Icon: LucideIcon }> = {
  ready: { tone: "green", Icon: CircleCheck },
  failed: { tone: "red", Icon: CircleAlert },
  open: { tone: "amber", Icon: CircleDashed },
  unused: { tone: "neutral", Icon: CircleMinus },
  dismissed: { tone: "neutral", Icon: CircleMinus },
};

/** One step: how it is, in a sentence, a test of it, and a way to put it aside. */
export function SetupStepRow({ step }: { step: SetupStep }) {
  const { t } = useTranslation("admin-setup");
  const language = useLanguage();
  const client = useQueryClient();
  const keep = (setup: Setup) => client.setQueryData(setupQuery().queryKey, setup);
  const testing = useMutation({ mutationFn: () => testStep(step.id, language), onSuccess: keep });
  const dismissing = useMutation({
    mutationFn: (isDismissed: boolean) => dismissStep(step.id, isDismissed),
    onSuccess: keep,
  });
  const { tone, Icon } = LOOKS[step.state];
  const isOpen = step.state === "open" || step.state === "failed";
  const failure = testing.error ?? dismissing.error;
  return (
    <li className="flex flex-col gap-2 border-line border-t py-3 sm:flex-row sm:items-start sm:justify-between sm:gap-6">
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {t(`step.${step.id}`)}
          <Badge tone={tone} icon={<Icon aria-hidden className="size-3.5" />}>
            {t(`state.${step.state}`)}
          </Badge>
        </p>
        <StepSentence step={step} />
        {testing.isPending && (
          <p role="status" className="text-muted text-sm">
            {t("testing", { step: t(`step.${step.id}`) })}
          </p>
        )}
        {failure !== null && (
          <p role="alert" className="text-red-ink text-sm">
            {t(testing.error === null ? "saveFailed" : "testFailed", { reason: describeError(failure, t) })}
          </p>
        )}
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        {step.saying === "sign_in_password" && isOpen && <LinkButton href="/account">{t("enrol")}</LinkButton>}
        {canTest(step) && (
          <Button onPress={() => testing.mutate()} isPending={testing.isPending}>
            {t(`test.${step.id}`)}
          </Button>
        )}
        {isOpen && (
          <Button variant="quiet" onPress={() => dismissing.mutate(true)} isPending={dismissing.isPending}>
            {t("dismiss")}
          </Button>
        )}
        {step.state === "dismissed" && (
          <Button variant="quiet" onPress={() => dismissing.mutate(false)} isPending={dismissing.isPending}>
            {t("restore")}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Without a model or a provider there is none to ask; what is not used is not tried. */
function canTest({ state, saying }: SetupStep): boolean {
  return state !== "unused" && saying !== "model_none" && saying !== "sign_in_password" && saying !== "sign_in_factor";
}

function StepSentence({ step: { id, saying, facts } }: { step: SetupStep }) {
  const { t } = useTranslation("admin-setup");
  const language = useLanguage();
  const { name, count, at, cost_usd: cost, reason } = facts;
  return (
    <>
      <p className="max-w-reading text-muted">
        {t(`saying.${saying}`, {
          name,
          at: at === null ? "" : formatDateTime(at, language),
          number: count === null ? "" : formatNumber(count, language),
        })}
        {chooseGap(language)}
        {id === "pubmed" && count !== null && t("counted", { number: formatNumber(count, language) })}
        {cost !== null && cost > 0 && t("cost", { cost: formatUsd(cost, 4, language) })}
      </p>
      {reason !== null && <FailureReason reason={reason} />}
    </>
  );
}

/** What the operating system or a TLS library calls a failure, by what an administrator can look at. */
const FAULTS = [
  ["name", /\b(?:ENOTFOUND|EAI_AGAIN)\b/u],
  ["refused", /\b(?:ECONNREFUSED|ECONNRESET|EPIPE)\b/u],
  ["unreachable", /\b(?:EHOSTUNREACH|ENETUNREACH)\b/u],
  ["silent", /ETIMEDOUT|_TIMEOUT\b|did not answer in time/u],
  ["certificate", /CERT_|SELF_SIGNED|ERR_TLS|UNABLE_TO_VERIFY/u],
] as const;

/** Why a service was not reached, in words where its name is known, with the name itself for whom it helps. */
function FailureReason({ reason }: { reason: string }) {
  const { t } = useTranslation("admin-setup");
  const fault = FAULTS.find(([, name]) => name.test(reason))?.[0];
  return (
    <p className="wrap-anywhere text-red-ink text-sm">
      {fault !== undefined && `${t(`fault.${fault}`)} `}
      <span lang="en">{fault === undefined ? reason : `(${reason})`}</span>
    </p>
  );
}
