import type { QueryChange } from "@medsieve/contract/searches";
import { useTranslation } from "react-i18next";
import { describeQueryChange, isRemoval } from "./describe-query-change.ts";

/** What was put right in a query: what each kind of change means, and how each place stood and stands now. */
export function QueryChanges({ changes }: { changes: readonly QueryChange[] }) {
  return (
    <ul className="flex flex-col gap-1.5">
      {groupByKind(changes).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a query may have two changes of one kind
        <li key={index} className="wrap-anywhere">
          {group.map((change, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be put right in two places
            <Difference key={place} change={change} />
          ))}
          {group[0] !== undefined && <ChangeText change={group[0]} />}
        </li>
      ))}
    </ul>
  );
}

/** Changes of one kind that follow each other are explained once. */
function groupByKind(changes: readonly QueryChange[]): QueryChange[][] {
  const groups: QueryChange[][] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    if (last?.[0]?.code === change.code && last[0].message === change.message) last.push(change);
    else groups.push([change]);
  }
  return groups;
}

function Difference({ change }: { change: QueryChange }) {
  const { t } = useTranslation("search");
  const { written, became } = change;
  if (written === null) return null;
  const hasNow = became !== null || isRemoval(change);
  return (
    <span className="block text-xs">
      {hasNow ? (
        <del lang="en" className="font-mono text-muted">
          {written}
        </del>
      ) : (
        <code lang="en" className="font-mono">
          {written}
        </code>
      )}
      {hasNow && <span aria-hidden> → </span>}
      {became !== null && (
        <ins lang="en" className="font-mono no-underline">
          {became}
        </ins>
      )}
      {became === null && hasNow && t("facts.leftOut")}
    </span>
  );
}

function ChangeText({ change }: { change: QueryChange }) {
  const { t } = useTranslation("search");
  const { text, isTranslated, said } = describeQueryChange(change, t);
  return (
    <span className="block text-muted">
      <span lang={isTranslated ? undefined : "en"}>{text}</span>
      {said !== null && (
        <q lang="en" className="block">
          {said}
        </q>
      )}
    </span>
  );
}
