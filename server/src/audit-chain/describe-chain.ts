import type { AuditChainReport } from "@medsieve/contract/admin/audit-logs";

const KINDS: Record<AuditChainReport["faults"][number]["kind"], string> = {
  changed: "its entry was changed",
  removed: "its entry was taken out",
  unsealed: "is not in the chain: it was put in past the server",
  salt_removed: "its salt was taken away, and no one was erased: it may have been changed",
  link_broken: "the link was changed, or one before it",
  number_missing: "the link is missing",
};

/** What checking the chain found, in lines for a terminal. */
export function describeChain({ entries, erased, head, fault_count, faults }: AuditChainReport): string {
  const lines = [
    `${entries} entries in the chain, ${erased} of them of people who were erased (id and time are checked, not the rest).`,
    head === null ? "There is no head yet." : `Head ${head.number}:${head.digest}`,
    "Keep the head elsewhere: --head checks that a later log still leads there.",
  ];
  if (fault_count === 0) return [...lines, "Nothing was changed, taken out or put in."].join("\n");
  for (const { kind, number, audit_id, timestamp } of faults) {
    const place = [number === null ? "An entry" : `Link ${number}`, timestamp, audit_id].filter(
      (part) => part !== null,
    );
    lines.push(`${place.join(", ")}: ${KINDS[kind]}.`);
  }
  const more = fault_count - faults.length;
  if (more > 0) lines.push(`And ${more} more.`);
  return lines.join("\n");
}
