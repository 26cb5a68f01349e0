interface CompanyNameProps {
  name: string | null;
  /** Stands where there is none. */
  otherwise: string;
}

/** A company in a list: whole on a card, in two lines at most in a row of a table, and then whole on hover. */
export function CompanyName({ name, otherwise }: CompanyNameProps) {
  return name === null ? (
    <span className="text-muted">{otherwise}</span>
  ) : (
    <span className="wrap-anywhere in-[td]:line-clamp-2 in-[td]:leading-snug" title={name}>
      {name}
    </span>
  );
}
