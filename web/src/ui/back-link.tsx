import { ArrowLeft } from "lucide-react";
import { Link } from "./link.tsx";

/** The way back, above the title of a page. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center gap-1.5 self-start text-accent text-sm data-hovered:text-accent-hover md:min-h-9"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </Link>
  );
}
