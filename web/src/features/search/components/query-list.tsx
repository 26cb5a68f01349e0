import type { QueryDetail } from "@medsieve/contract/searches";
import { QueryReport } from "../../../entities/query/query-report.tsx";

interface QueryListProps {
  queries: QueryDetail[];
  /** While they are being run, what is not known of a query is still to come. */
  isRunning?: boolean;
}

/** Each query as it was run, with what the source found and made of it. */
export function QueryList({ queries, isRunning = false }: QueryListProps) {
  return (
    <ol className="flex flex-col gap-3">
      {queries.map((query, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: queries are not reordered, and their names may be alike
        <li key={index} className="border-line border-t pt-2.5 first:border-t-0 first:pt-0">
          <QueryReport query={query} isRunning={isRunning} />
        </li>
      ))}
    </ol>
  );
}
