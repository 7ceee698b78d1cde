import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import { useParams } from "react-router-dom";
import { NotFound } from "../../components/NotFound";
import { useIsBelow } from "../../design/theme/useMedia";
import type { ListingScreenQuery } from "./__generated__/ListingScreenQuery.graphql";
import { findListing } from "./listings";
import { NewListing } from "./NewListing";
import { RecommendedListing } from "./RecommendedListing";

export function ListingScreen({ queryRef }: { queryRef: PreloadedQuery<ListingScreenQuery> }) {
  const query = usePreloadedQuery<ListingScreenQuery>(
    graphql`
      query ListingScreenQuery($isNew: Boolean!, $isRecommended: Boolean!) @preloadable {
        ...NewListing_query @alias(as: "fresh") @include(if: $isNew)
        viewer @include(if: $isRecommended) {
          ...RecommendedListing_viewer
        }
      }
    `,
    queryRef,
  );
  const isPhone = useIsBelow("shell");
  const listing = findListing(useParams().title);
  if (isPhone || listing === null) return <NotFound />;
  if (query.fresh != null) return <NewListing query={query.fresh} />;
  return query.viewer == null ? <NotFound /> : <RecommendedListing viewer={query.viewer} />;
}
