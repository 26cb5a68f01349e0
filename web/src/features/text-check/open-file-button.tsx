import { useMutation } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { FileTrigger } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { DocumentError, type DocumentFault, type DocumentProgress } from "./files/document-fault.ts";
import { openDocument } from "./files/open-document.ts";

const ACCEPTED = [
  ...[".txt", ".md", ".docx", ".pdf", "text/plain", "text/markdown", "application/pdf"],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
];

interface OpenFileButtonProps {
  onRead: (text: string) => void;
  onFault: (fault: DocumentFault) => void;
}

/** Opens a file and reads its text, here in the browser; says how far it is, and can be called off. */
export function OpenFileButton({ onRead, onFault }: OpenFileButtonProps) {
  const { t } = useTranslation("text-check");
  const [progress, setProgress] = useState<DocumentProgress | null>(null);
  const ending = useRef<AbortController | null>(null);
  const opening = useMutation({
    mutationFn: (file: File) => {
      ending.current = new AbortController();
      setProgress(null);
      return openDocument(file, ending.current.signal, setProgress);
    },
    onSuccess: onRead,
    onError: (error) => {
      if (!ending.current?.signal.aborted) onFault(error instanceof DocumentError ? error.fault : "damaged");
    },
  });
  const { variables: file } = opening;
  if (opening.isPending && file !== undefined) {
    return (
      <>
        <Button onPress={() => ending.current?.abort()}>{t("common:cancel")}</Button>
        <p role="status" className="wrap-anywhere basis-full text-muted">
          {progress === null ? t("reading", { name: file.name }) : t("readingPages", { name: file.name, ...progress })}
        </p>
      </>
    );
  }
  return (
    <FileTrigger
      acceptedFileTypes={ACCEPTED}
      onSelect={(files) => {
        const chosen = files?.[0];
        if (chosen !== undefined) opening.mutate(chosen);
      }}
    >
      <Button icon={<FileUp aria-hidden className="size-4" />}>{t("open")}</Button>
    </FileTrigger>
  );
}
