import { Suspense } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import { useLocation } from "react-router-dom";
import styled from "styled-components";
import { SilentBoundary } from "../../components/SilentBoundary";
import { Loading } from "../../design/feedback/Loading";
import { readSearchText } from "../../search/searchText";
import type { SearchScreenQuery } from "./__generated__/SearchScreenQuery.graphql";
import { SearchHeading } from "./SearchHeading";
import { SearchResults } from "./SearchResults";
import { SearchStart } from "./SearchStart";

type QueryRef = PreloadedQuery<SearchScreenQuery>;

/** Search page. A failed search shows nothing, and the rest of the page stays usable. */
export function SearchScreen({ queryRef }: { queryRef: QueryRef }) {
  const searched = readSearchText(useLocation().search);
  return (
    <>
      <SearchHeading key={searched} searched={searched} />
      <ResultsArea>
        <SilentBoundary key={`results for ${searched}`}>
          <Suspense fallback={<Loading />}>
            <FoundResults queryRef={queryRef} />
          </Suspense>
        </SilentBoundary>
      </ResultsArea>
    </>
  );
}

function FoundResults({ queryRef }: { queryRef: QueryRef }) {
  const { search, start } = usePreloadedQuery<SearchScreenQuery>(
    graphql`
      query SearchScreenQuery($text: String!, $hasText: Boolean!, $isMember: Boolean!)
      @preloadable {
        search(text: $text, first: 10) @include(if: $hasText) {
          ...SearchResults_result @arguments(isMember: $isMember)
        }
        ...SearchStart_query @alias(as: "start") @skip(if: $hasText)
      }
    `,
    queryRef,
  );
  if (start != null) return <SearchStart query={start} />;
  return search == null ? null : <SearchResults result={search} />;
}

/** Keeps the footer below the fold, so that arriving results don't shift visible content. */
const ResultsArea = styled.div`
  min-height: calc(100vh - 200px);
`;
