import type { SearchDetails } from "@medsieve/contract/history";
import { type SearchShare, searchShareSchema } from "@medsieve/contract/shares";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Share2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { callApi } from "../../lib/api-client.ts";
import { describeError } from "../../lib/errors.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { searchDetailsQuery } from "../search/server-state.ts";

/** Shares a search of one's own within the company, gives its link, and ends the sharing. */
export function ShareSearch({ search }: { search: SearchDetails }) {
  const { t } = useTranslation("detail");
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const path = `/searches/${encodeURIComponent(search.id)}/share`;

  function show(share: SearchShare | undefined): void {
    queryClient.setQueryData(searchDetailsQuery(search.id).queryKey, (known) => {
      if (known === undefined) return known;
      const { share: _, ...rest } = known;
      return share === undefined ? rest : { ...rest, share };
    });
  }

  const sharing = useMutation({
    mutationFn: () => callApi({ method: "POST", path, schema: searchShareSchema }),
    onSuccess: show,
  });
  const ending = useMutation({
    mutationFn: () => callApi({ method: "DELETE", path, schema: z.unknown() }),
    onSuccess: () => {
      sharing.reset();
      show(undefined);
    },
  });
  const failure = sharing.error ?? ending.error;

  return (
    <>
      <Button icon={<Share2 aria-hidden className="size-4" />} onPress={() => setOpen(true)}>
        {t("share.button")}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title={t("share.title")} closeLabel={t("common:close")}>
        {failure !== null && (
          <Alert tone="error" title={t("share.failed")}>
            <p>{describeError(failure, t)}</p>
          </Alert>
        )}
        {search.share === undefined ? (
          <>
            <p>{t("share.text")}</p>
            <div className="flex flex-wrap justify-end gap-2">
              <Button onPress={() => setOpen(false)}>{t("common:cancel")}</Button>
              <Button variant="primary" onPress={() => sharing.mutate()} isPending={sharing.isPending}>
                {t("share.confirm")}
              </Button>
            </div>
          </>
        ) : (
          <>
            <p>{t("share.shared", { company: search.share.company })}</p>
            <SearchLink searchId={search.id} takesFocus={sharing.isSuccess} />
            <div className="flex flex-wrap justify-end gap-2">
              <Button variant="danger" onPress={() => ending.mutate()} isPending={ending.isPending}>
                {t("share.end")}
              </Button>
            </div>
          </>
        )}
      </Dialog>
    </>
  );
}

interface SearchLinkProps {
  searchId: string;
  /** It has just come in the place of the button that was pressed. */
  takesFocus: boolean;
}

function SearchLink({ searchId, takesFocus }: SearchLinkProps) {
  const { t } = useTranslation("detail");
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.querySelector("button")?.focus();
  }, [takesFocus]);
  // With its view, order and filters, so that others see the page as it stands here.
  const { href, search } = window.location;
  const link = new URL(`/search-history/${encodeURIComponent(searchId)}${search}`, href).href;
  return (
    <div ref={place} className="flex flex-col gap-2">
      <p className="wrap-anywhere select-all rounded-md border border-line bg-sunken px-3 py-2 font-mono text-sm">
        {link}
      </p>
      <CopyButton
        text={link}
        label={t("share.copy")}
        copiedLabel={t("share.copied")}
        failedLabel={t("share.copyFailed")}
        isLabelled
      />
    </div>
  );
}
