import type { Notice } from "@medsieve/contract/papers";
import { CircleAlert, FlaskConical, History, type LucideIcon, OctagonX, TriangleAlert } from "lucide-react";
import type { BadgeTone } from "../../ui/badge.tsx";

/** What a notice about a paper looks like, by how grave it is. */
export const NOTICE_LOOKS: Record<Notice["kind"], { tone: BadgeTone; Icon: LucideIcon }> = {
  retracted: { tone: "red", Icon: OctagonX },
  retraction_notice: { tone: "red", Icon: CircleAlert },
  expression_of_concern: { tone: "orange", Icon: TriangleAlert },
  expression_of_concern_notice: { tone: "orange", Icon: TriangleAlert },
  corrected: { tone: "yellow", Icon: History },
  correction_notice: { tone: "yellow", Icon: History },
  updated: { tone: "yellow", Icon: History },
  update: { tone: "neutral", Icon: History },
  republished: { tone: "neutral", Icon: History },
  preprint: { tone: "amber", Icon: FlaskConical },
};
