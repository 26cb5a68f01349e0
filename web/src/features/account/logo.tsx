interface LogoProps {
  /** Leaves the name out on the narrowest screens. */
  shrinks?: boolean;
}

/** A sieve that lets less through at each level, and the name. */
export function Logo({ shrinks = false }: LogoProps) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7 shrink-0 text-accent">
        <rect width="32" height="32" rx="7" fill="currentColor" />
        <g fill="none" stroke="var(--on-accent)" strokeWidth="2.5" strokeLinecap="round">
          <path d="M6.5 9.5h19" />
          <path d="M9 15h14" strokeDasharray="2 4" />
          <path d="M11.5 20.5h9" strokeDasharray="2 4" />
          <path d="M16 25.5h.01" />
        </g>
      </svg>
      <span className={`font-semibold text-lg leading-none tracking-tight ${shrinks ? "max-[23rem]:hidden" : ""}`}>
        Medsieve
      </span>
    </span>
  );
}
