import type { StrategyNote } from "@medsieve/contract/strategies";
import { useTranslation } from "react-i18next";
import { describeNote } from "./describe-note.ts";

/** What is to be known of a line. */
export function LineNotes({ notes }: { notes: readonly StrategyNote[] }) {
  const { t } = useTranslation("query-texts");
  if (notes.length === 0) return null;
  return (
    <ul className="flex flex-col gap-0.5 text-amber-ink">
      {notes.map((note) => {
        const { text, isTranslated } = describeNote(note, t);
        return (
          <li key={note.message} lang={isTranslated ? undefined : "en"} className="wrap-anywhere">
            {text}
          </li>
        );
      })}
    </ul>
  );
}
