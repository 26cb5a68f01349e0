import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { describeError } from "../lib/errors.ts";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { joinClasses } from "./class-names.ts";

interface ListStatesProps<Data> {
  query: UseQueryResult<Data>;
  /** Said where nothing could be loaded: "Failed to load companies"; or what is drawn in place of that. */
  failure: string | ReactElement;
  /** Said while it is loading; as of any list where it is left out. */
  loading?: string | undefined;
  children: (data: Data) => ReactNode;
}

/** Draws what a call brought; before that a placeholder of its shape, and what went wrong, with another try. */
export function ListStates<Data>({ query, failure, loading, children }: ListStatesProps<Data>) {
  const { t } = useTranslation("lists");
  return (
    <>
      {query.isError && typeof failure !== "string" && failure}
      {query.isError && typeof failure === "string" && (
        <Alert
          tone="error"
          title={failure}
          action={
            <Button onPress={() => void query.refetch()} isPending={query.isFetching}>
              {t("common:retry")}
            </Button>
          }
        >
          {describeError(query.error, t)}
        </Alert>
      )}
      {query.isPending && <ListSkeleton label={loading ?? t("loading")} />}
      {query.data !== undefined && children(query.data)}
    </>
  );
}

const SKELETON_ROWS = ["w-3/4", "w-1/2", "w-2/3", "w-5/6", "w-2/5", "w-3/5", "w-1/3", "w-4/5"];

/** Stands where rows will be. */
function ListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="animate-appear-late rounded-lg border border-line bg-surface">
      <span className="sr-only">{label}</span>
      {SKELETON_ROWS.map((width) => (
        <span
          key={width}
          aria-hidden
          className="flex items-center gap-4 border-line border-b px-3 py-4 last:border-b-0"
        >
          <span className="h-4 w-20 shrink-0 rounded-sm bg-line" />
          <span className="flex-1">
            <span className={joinClasses("block h-4 rounded-sm bg-line", width)} />
          </span>
        </span>
      ))}
    </div>
  );
}

interface EmptyListProps {
  /** What would be here. */
  children: ReactNode;
  /** Fills it, or shows what the filters hide. */
  action?: ReactNode;
}

export function EmptyList({ children, action }: EmptyListProps) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-lg border border-line border-dashed p-6">
      <p className="text-muted">{children}</p>
      {action}
    </div>
  );
}
