import type { Role } from "@medsieve/contract/constants";
import {
  Building2,
  CalendarClock,
  CalendarDays,
  FileSearch,
  Flag,
  Gauge,
  LayoutDashboard,
  Library,
  type LucideIcon,
  MessageSquareText,
  ScrollText,
  SlidersHorizontal,
  Users,
} from "lucide-react";

interface AdminScreen {
  href: string;
  /** A company's administrator has it, too, of the own company. */
  isOfCompany?: true;
  /** Its name is admin:screen.<key>. */
  key: string;
  Icon: LucideIcon;
}

/** The administrators' screens that the navigation leads to; those to create and invite users are part of the users'. */
const ADMIN_SCREENS: readonly AdminScreen[] = [
  { href: "/admin", key: "dashboard", Icon: LayoutDashboard },
  { href: "/admin/month", key: "month", isOfCompany: true, Icon: CalendarDays },
  { href: "/admin/users", key: "users", isOfCompany: true, Icon: Users },
  { href: "/admin/companies", key: "companies", Icon: Building2 },
  { href: "/admin/usage-limits", key: "usageLimits", isOfCompany: true, Icon: Gauge },
  { href: "/admin/query-logs", key: "queryLogs", Icon: FileSearch },
  { href: "/admin/audit-logs", key: "auditLogs", Icon: ScrollText },
  { href: "/admin/survey-responses", key: "surveyResponses", Icon: MessageSquareText },
  { href: "/admin/reports", key: "reports", Icon: Flag },
  { href: "/admin/settings", key: "prompts", Icon: SlidersHorizontal },
  { href: "/admin/library", key: "library", Icon: Library },
  { href: "/admin/retention", key: "retention", Icon: CalendarClock },
];

/** The screens that an account of this role has. */
export function listAdminScreens(role: Role): readonly AdminScreen[] {
  if (role === "admin") return ADMIN_SCREENS;
  return role === "company_admin" ? ADMIN_SCREENS.filter(({ isOfCompany }) => isOfCompany) : [];
}

/** The screen that a path belongs to; undefined for none. */
export function findAdminScreen(pathname: string): AdminScreen | undefined {
  const isWithin = ({ href }: AdminScreen) => pathname === href || pathname.startsWith(`${href}/`);
  return ADMIN_SCREENS.filter(isWithin).sort((a, b) => b.href.length - a.href.length)[0];
}
