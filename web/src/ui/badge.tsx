import type { ReactNode } from "react";
import { joinClasses } from "./class-names.ts";

export type BadgeTone = "neutral" | "accent" | "green" | "yellow" | "orange" | "red" | "amber" | "violet";

interface BadgeProps {
  tone?: BadgeTone;
  icon?: ReactNode;
  /** Said in full on hover, where the badge itself is brief. */
  title?: string | undefined;
  /** Language of the text, where it is not that of the page. */
  lang?: string | undefined;
  children: ReactNode;
}

const TONES: Record<BadgeTone, string> = {
  neutral: "border-line bg-sunken text-ink",
  accent: "border-accent/40 bg-accent-soft text-accent",
  green: "border-green/50 bg-green-soft text-green-ink",
  yellow: "border-yellow/50 bg-yellow-soft text-yellow-ink",
  orange: "border-orange/50 bg-orange-soft text-orange-ink",
  red: "border-red/50 bg-red-soft text-red-ink",
  amber: "border-amber/50 bg-amber-soft text-amber-ink",
  violet: "border-violet/50 bg-violet-soft text-violet-ink",
};

/** A short fact about the thing it stands on; its words say what its colour means. */
export function Badge({ tone = "neutral", icon, title, lang, children }: BadgeProps) {
  return (
    <span
      title={title}
      lang={lang}
      className={joinClasses(
        "inline-flex max-w-full items-center gap-1 wrap-anywhere rounded-sm border px-1.5 py-px text-[0.8125rem] leading-5",
        TONES[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
