import { LIBRARY_FILE_MAX_BYTES } from "@medsieve/contract/admin/library";
import { useMutation } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { FileTrigger } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { formatBytes } from "../../lib/format-figures.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Meter } from "../../ui/meter.tsx";
import { findFileFault, sendFile } from "./send-file.ts";

interface Progress {
  name: string;
  number: number;
  count: number;
  sent: number;
  size: number;
}

interface SendFilesProps {
  /** The files that are in the folder now, whether or not all of them are; and what kept others from it. */
  onSent: (names: string[], faults: string[]) => void;
}

/** Sends files of the reader's computer to the folder, one after the other; says how far it is, and can be called off. */
export function SendFiles({ onSent }: SendFilesProps) {
  const { t } = useTranslation("admin-library");
  const language = useLanguage();
  const [progress, setProgress] = useState<Progress | null>(null);
  const ending = useRef(new AbortController());
  const write = (bytes: number) => formatBytes(bytes, language);

  async function send(files: readonly File[]): Promise<void> {
    ending.current = new AbortController();
    const { signal } = ending.current;
    const names: string[] = [];
    const faults: string[] = [];
    for (const [at, file] of files.entries()) {
      const { name, size } = file;
      const fault = findFileFault(file);
      if (fault !== null) {
        faults.push(t(`send.${fault}`, { name, max: write(LIBRARY_FILE_MAX_BYTES) }));
        continue;
      }
      try {
        const place = { name, number: at + 1, count: files.length, size };
        await sendFile(file, signal, (sent) => setProgress({ ...place, sent }));
        names.push(name);
      } catch (error) {
        if (signal.aborted) break;
        faults.push(t("send.failed", { name, reason: describeError(error, t) }));
      }
    }
    if (signal.aborted) faults.push(t("send.stopped"));
    onSent(names, faults);
  }
  const sending = useMutation({ mutationFn: send, onSettled: () => setProgress(null) });

  if (sending.isPending) {
    return (
      <div className="flex max-w-reading flex-wrap items-end gap-3">
        {progress !== null && (
          <div role="status" className="min-w-0 flex-1 basis-64">
            <Meter
              label={t("send.sending", { ...progress })}
              valueText={t("send.sent", { sent: write(progress.sent), size: write(progress.size) })}
              percent={(100 * progress.sent) / progress.size}
              tone="green"
            />
          </div>
        )}
        <Button onPress={() => ending.current.abort()}>{t("send.cancel")}</Button>
      </div>
    );
  }
  return (
    <FileTrigger
      allowsMultiple
      acceptedFileTypes={[".xml", ".gz", "application/gzip", "text/xml"]}
      onSelect={(files) => {
        if (files !== null && files.length > 0) sending.mutate([...files]);
      }}
    >
      <Button icon={<FileUp aria-hidden className="size-4" />}>{t("send.button")}</Button>
    </FileTrigger>
  );
}
