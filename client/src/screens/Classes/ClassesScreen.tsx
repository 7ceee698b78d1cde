import { useOptimistic, useTransition } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import { useLocation, useNavigate } from "react-router-dom";
import type { ClassesScreenQuery } from "./__generated__/ClassesScreenQuery.graphql";
import { ClassResults } from "./ClassResults";
import { type ClassFilter, readFilter, writeFilter } from "./classFilter";
import { FilterBar } from "./FilterBar";

export function ClassesScreen({ queryRef }: { queryRef: PreloadedQuery<ClassesScreenQuery> }) {
  const query = usePreloadedQuery<ClassesScreenQuery>(
    graphql`
      query ClassesScreenQuery(
        $filter: DanceClassFilter
        $sort: DanceClassSort
        $isMember: Boolean!
      ) @preloadable {
        ...ClassResults_query @arguments(filter: $filter, sort: $sort, isMember: $isMember)
        ...FilterBar_query @arguments(filter: $filter)
      }
    `,
    queryRef,
  );
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isChanging, startTransition] = useTransition();
  // Shows the chosen filter immediately, before its classes have loaded.
  const [filter, setOptimisticFilter] = useOptimistic(readFilter(search));
  const change = (next: ClassFilter) => {
    startTransition(async () => {
      setOptimisticFilter(next);
      await navigate(pathname + writeFilter(next));
    });
  };
  return (
    <ClassResults
      query={query}
      isChanging={isChanging}
      onClear={() => change({ ...filter, instructors: [], styles: [], levels: [] })}
      filterBar={<FilterBar query={query} filter={filter} onChange={change} />}
    />
  );
}
