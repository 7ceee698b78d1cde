import { graphql, usePaginationFragment } from "react-relay/hooks";
import type { RecommendedListing_viewer$key } from "./__generated__/RecommendedListing_viewer.graphql";
import type { RecommendedListingPaginationQuery } from "./__generated__/RecommendedListingPaginationQuery.graphql";
import { ListingPage } from "./ListingPage";

const PAGE_SIZE = 8;

export function RecommendedListing({ viewer }: { viewer: RecommendedListing_viewer$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    RecommendedListingPaginationQuery,
    RecommendedListing_viewer$key
  >(
    graphql`
      fragment RecommendedListing_viewer on Member
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 8 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "RecommendedListingPaginationQuery") {
        recommendedClasses(first: $count, after: $cursor)
          @connection(key: "RecommendedListing_recommendedClasses", filters: []) {
          edges {
            node {
              ...ClassGrid_danceClasses
            }
          }
        }
      }
    `,
    viewer,
  );
  const edges = data.recommendedClasses?.edges ?? [];
  return (
    <ListingPage
      title="Recommended Classes"
      danceClasses={edges.map((edge) => edge.node)}
      more={{
        hasNext,
        isLoading: isLoadingNext,
        onLoad: (onComplete) => loadNext(PAGE_SIZE, { onComplete }),
      }}
    />
  );
}
