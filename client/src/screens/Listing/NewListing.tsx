import { newListingTitle } from "@eightcount/rules/catalogue/release-dates";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import type { NewListing_query$key } from "./__generated__/NewListing_query.graphql";
import type { NewListingPaginationQuery } from "./__generated__/NewListingPaginationQuery.graphql";
import { ListingPage } from "./ListingPage";

const PAGE_SIZE = 16;

export function NewListing({ query }: { query: NewListing_query$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    NewListingPaginationQuery,
    NewListing_query$key
  >(
    graphql`
      fragment NewListing_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 16 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "NewListingPaginationQuery") {
        danceClasses(
          first: $count
          after: $cursor
          filter: { releasedWithinDays: 14 }
          sort: NEWEST
        ) @connection(key: "NewListing_danceClasses", filters: []) {
          totalCount
          edges {
            node {
              ...ClassGrid_danceClasses
            }
          }
        }
      }
    `,
    query,
  );
  const { totalCount, edges } = data.danceClasses;
  return (
    <ListingPage
      title={newListingTitle(totalCount)}
      danceClasses={edges.map((edge) => edge.node)}
      more={{
        hasNext,
        isLoading: isLoadingNext,
        onLoad: (onComplete) => loadNext(PAGE_SIZE, { onComplete }),
      }}
    />
  );
}
