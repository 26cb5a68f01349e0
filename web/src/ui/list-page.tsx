import type { ReactElement, ReactNode } from "react";
import type { ListControl } from "../lib/use-list-page.ts";
import { ListFooter, type ListFooterLook, type ListMeta } from "./list-footer.tsx";
import { ListStates } from "./list-states.tsx";
import { PageFrame, type PageFrameProps } from "./page-frame.tsx";

interface ListPageProps<View, Answer extends { meta: ListMeta }>
  extends Omit<PageFrameProps, "children" | "isNarrow">,
    ListFooterLook {
  list: ListControl<View, Answer>;
  /** Said where nothing could be loaded: "Failed to load companies"; or what is drawn in place of that. */
  failure: string | ReactElement;
  loading?: string | undefined;
  /** Stands above the list: what was done last, filters. */
  above?: ReactNode;
  /** How many entries an answer has. */
  count: (answer: Answer) => number;
  /** Stands in place of the entries where there are none. */
  empty: ReactNode;
  children: (answer: Answer) => ReactNode;
  /** Dialogs. */
  below?: ReactNode;
}

/** A list of which one page is shown: loading, empty, failed or there, with the ways to its other pages. */
export function ListPage<View, Answer extends { meta: ListMeta }>(props: ListPageProps<View, Answer>) {
  const { list, failure, loading, above, count, empty, children, below, lists, sizes, range, perPage, ...frame } =
    props;
  return (
    <PageFrame {...frame}>
      {above}
      <ListStates query={list.query} failure={failure} loading={loading}>
        {(answer) => (
          <>
            {count(answer) > 0 ? children(answer) : empty}
            <ListFooter
              meta={answer.meta}
              loaded={count(answer)}
              hrefOf={list.hrefOf}
              onSizeChange={list.setSize}
              {...{ lists, sizes, range, perPage }}
            />
          </>
        )}
      </ListStates>
      {below}
    </PageFrame>
  );
}
