import { Building2, ClipboardList, Gauge, ScrollText, SlidersHorizontal, Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "../../ui/link.tsx";

const AREAS = [
  { key: "users", href: "/admin/users", Icon: Users },
  { key: "companies", href: "/admin/companies", Icon: Building2 },
  { key: "usage", href: "/admin/usage-limits", Icon: Gauge },
  { key: "surveys", href: "/admin/survey-responses", Icon: ClipboardList },
  { key: "audit", href: "/admin/audit-logs", Icon: ScrollText },
  { key: "prompts", href: "/admin/settings", Icon: SlidersHorizontal },
] as const;

/** The ways from the dashboard to what can be done. */
export function AreaCards() {
  const { t } = useTranslation("admin-dashboard");
  return (
    <nav aria-label={t("areas.title")}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {AREAS.map(({ key, href, Icon }) => (
          <li key={key}>
            <Link
              href={href}
              className="flex h-full gap-3 rounded-lg border border-line bg-surface p-4 transition-colors duration-150 data-hovered:border-accent data-hovered:bg-raised"
            >
              <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
              <span className="flex min-w-0 flex-col gap-0.5">
                <span className="font-semibold">{t(`areas.${key}.title`)}</span>
                <span className="text-muted text-sm">{t(`areas.${key}.text`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
