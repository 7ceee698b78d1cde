import { ListFilter } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import styled from "styled-components";
import { ClassGrid } from "../../components/cards/ClassGrid";
import { LoadMore } from "../../components/LoadMore";
import { EmptyState } from "../../design/feedback/EmptyState";
import { PageTitle } from "../../design/layout/Page";
import { Button } from "../../design/primitives/Button";
import { VisuallyHidden } from "../../design/primitives/VisuallyHidden";
import { color, motion } from "../../design/theme/theme";
import { text } from "../../design/theme/type";
import { classCount } from "../../format/formatCount";
import type { ClassResults_query$key } from "./__generated__/ClassResults_query.graphql";
import type { ClassResultsPaginationQuery } from "./__generated__/ClassResultsPaginationQuery.graphql";

const PAGE_SIZE = 16;

interface ClassResultsProps {
  readonly query: ClassResults_query$key;
  readonly filterBar: ReactNode;
  /** True while the classes of a new filter are loading. */
  readonly isChanging: boolean;
  readonly onClear: () => void;
}

export function ClassResults({ query, filterBar, isChanging, onClear }: ClassResultsProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    ClassResultsPaginationQuery,
    ClassResults_query$key
  >(
    graphql`
      fragment ClassResults_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 16 }
        cursor: { type: "String" }
        isMember: { type: "Boolean!" }
        filter: { type: "DanceClassFilter" }
        sort: { type: "DanceClassSort" }
      )
      @refetchable(queryName: "ClassResultsPaginationQuery") {
        danceClasses(first: $count, after: $cursor, filter: $filter, sort: $sort)
          @connection(key: "ClassResults_danceClasses", filters: ["filter", "sort"]) {
          totalCount
          edges {
            node {
              ...ClassGrid_danceClasses @arguments(isMember: $isMember)
            }
          }
        }
      }
    `,
    query,
  );
  const { edges, totalCount } = data.danceClasses;
  return (
    <>
      <PageTitle end={<Total aria-live="polite">{classCount(totalCount)}</Total>}>
        CLASSES
      </PageTitle>
      {filterBar}
      <Results aria-busy={isChanging}>
        <VisuallyHidden as="h2">All classes</VisuallyHidden>
        {edges.length === 0 ? (
          <EmptyState
            icon={<ListFilter />}
            sentence="No results were found for your search/filter criteria."
            action={
              <Button kind="secondary" size="s" onClick={onClear}>
                Clear filters
              </Button>
            }
          />
        ) : (
          <ClassGrid danceClasses={edges.map((edge) => edge.node)} />
        )}
        <LoadMore
          label="See More Classes"
          hasNext={hasNext}
          isLoading={isLoadingNext}
          onLoad={(onComplete) => loadNext(PAGE_SIZE, { onComplete })}
        />
      </Results>
    </>
  );
}

const Total = styled.span`
  padding-bottom: 4px;
  color: ${color.muted};
  ${text.caption}
`;

const Results = styled.div`
  transition: opacity ${motion.quarter} linear;
  &[aria-busy="true"] {
    opacity: 0.55;
  }
`;
