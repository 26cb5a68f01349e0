import type { VerdictCount } from "@medsieve/contract/verdict";
import { CircleQuestionMark, Equal, type LucideIcon, Minus, Plus } from "lucide-react";

/** Its words say what a part of the meter is; colour and sign only go with them. Red is for danger, which none of it is. */
export const COUNT_LOOKS: Record<VerdictCount, { Icon: LucideIcon; classes: string; ink: string }> = {
  favours: { Icon: Plus, classes: "border-green/60 bg-green-soft text-green-ink", ink: "text-green-ink" },
  no_difference: { Icon: Equal, classes: "border-line-strong bg-sunken text-ink", ink: "text-muted" },
  against: { Icon: Minus, classes: "border-orange/60 bg-orange-soft text-orange-ink", ink: "text-orange-ink" },
  unclear: {
    Icon: CircleQuestionMark,
    classes: "border-line-strong border-dashed bg-surface text-muted",
    ink: "text-muted",
  },
};
