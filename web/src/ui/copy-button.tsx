import { COPIED_MARK_MS } from "@medsieve/contract/constants";
import { Check, Copy, X } from "lucide-react";
import { useEffect, useState } from "react";
import { joinClasses } from "./class-names.ts";

interface CopyButtonProps {
  /** A function is called when it is pressed. */
  text: string | (() => string);
  /** The same with its form, for what takes formatted text. */
  html?: string;
  /** What pressing it copies: "Copy PMID 123". */
  label: string;
  copiedLabel: string;
  /** Said where the browser refuses. */
  failedLabel: string;
  /** Shows the label beside the icon. */
  isLabelled?: boolean;
}

type Mark = "copied" | "failed";

async function copyText(text: string, html: string | undefined): Promise<Mark> {
  try {
    if (html === undefined || typeof ClipboardItem === "undefined") await navigator.clipboard.writeText(text);
    else await navigator.clipboard.write([makeClipboardItem({ "text/plain": text, "text/html": html })]);
    return "copied";
  } catch (error) {
    console.warn("The clipboard could not be written", error);
    return "failed";
  }
}

/** `texts` by their media type. */
function makeClipboardItem(texts: Record<string, string>): ClipboardItem {
  return new ClipboardItem(
    Object.fromEntries(Object.entries(texts).map(([type, text]) => [type, new Blob([text], { type })])),
  );
}

/** Copies `text`, and says for two seconds whether that worked. */
export function CopyButton({ text, html, label, copiedLabel, failedLabel, isLabelled = false }: CopyButtonProps) {
  const [mark, setMark] = useState<Mark | null>(null);

  useEffect(() => {
    if (mark === null) return;
    const timer = setTimeout(() => setMark(null), COPIED_MARK_MS);
    return () => clearTimeout(timer);
  }, [mark]);

  const Icon = mark === "copied" ? Check : mark === "failed" ? X : Copy;
  return (
    <span className="inline-flex items-center gap-1">
      <button
        type="button"
        aria-label={label}
        onClick={() => void copyText(typeof text === "string" ? text : text(), html).then(setMark)}
        className={joinClasses(
          "focus-ring inline-flex cursor-pointer items-center justify-center hover:bg-sunken hover:text-ink",
          isLabelled
            ? "min-h-11 gap-2 rounded-md border border-line-strong bg-raised px-4 font-medium text-[0.9375rem] md:min-h-9"
            : "size-6 rounded-sm text-muted",
        )}
      >
        <Icon aria-hidden className={mark === "copied" ? "size-4 text-green-ink" : "size-4"} />
        {isLabelled && label}
      </button>
      <span role="status" className="text-sm">
        {mark === "copied" && copiedLabel}
        {mark === "failed" && failedLabel}
      </span>
    </span>
  );
}
