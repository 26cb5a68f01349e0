import type { NewPersonalToken } from "@medsieve/contract/tokens";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";

/** Shows a new token, once, and where programs and agents send it. */
export function MadeToken({ token, onDone }: { token: NewPersonalToken; onDone: () => void }) {
  const { t } = useTranslation("security");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { origin } = window.location;
  return (
    <div className="flex flex-col gap-4">
      <h3 ref={heading} tabIndex={-1} className="wrap-anywhere font-semibold outline-none">
        {t("tokens.madeTitle", { name: token.name })}
      </h3>
      <Alert tone="caution">{t("tokens.once")}</Alert>
      <p className="select-all break-all rounded-md bg-sunken p-4 font-mono text-sm">{token.token}</p>
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[max-content_1fr]">
        <dt className="text-muted">{t("tokens.header")}</dt>
        <dd className="font-mono">Authorization: Bearer mst_…</dd>
        <dt className="text-muted">{t("tokens.mcp")}</dt>
        <dd className="break-all font-mono">{`${origin}/mcp`}</dd>
        <dt className="text-muted">{t("tokens.api")}</dt>
        <dd className="break-all font-mono">{`${origin}/api/v1/openapi.json`}</dd>
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CopyButton
          text={token.token}
          label={t("tokens.copy")}
          copiedLabel={t("totp.copied")}
          failedLabel={t("totp.copyFailed")}
          isLabelled
        />
        <Button variant="primary" onPress={onDone}>
          {t("tokens.done")}
        </Button>
      </div>
    </div>
  );
}
