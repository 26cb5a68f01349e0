import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { joinClasses } from "./class-names.ts";

type AlertTone = "info" | "success" | "caution" | "error";

interface AlertProps {
  tone: AlertTone;
  title?: string;
  children?: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
}

const TONES = {
  info: { look: "border-line bg-sunken text-ink", Icon: Info },
  success: { look: "border-green bg-green-soft text-green-ink", Icon: CircleCheck },
  caution: { look: "border-amber bg-amber-soft text-amber-ink", Icon: TriangleAlert },
  error: { look: "border-red bg-red-soft text-red-ink", Icon: CircleAlert },
} as const;

/** What happened, in place; an error is read out at once, anything else when there is a pause. */
export function Alert({ tone, title, children, action }: AlertProps) {
  const { look, Icon } = TONES[tone];
  return (
    <div
      role={tone === "error" ? "alert" : "status"}
      className={joinClasses("flex gap-3 rounded-md border px-3 py-2.5 text-[0.9375rem]", look)}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children}
        {action !== undefined && <div className="mt-2">{action}</div>}
      </div>
    </div>
  );
}
