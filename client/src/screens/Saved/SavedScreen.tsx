import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import { PageTitle } from "../../design/layout/Page";
import type { SavedScreenQuery } from "./__generated__/SavedScreenQuery.graphql";
import { SavedList } from "./SavedList";

export function SavedScreen({ queryRef }: { queryRef: PreloadedQuery<SavedScreenQuery> }) {
  const { viewer } = usePreloadedQuery<SavedScreenQuery>(
    graphql`
      query SavedScreenQuery @preloadable @throwOnFieldError {
        viewer {
          ...SavedList_viewer
        }
      }
    `,
    queryRef,
  );
  return (
    <>
      <PageTitle>SAVED VIDEOS</PageTitle>
      {viewer != null && <SavedList viewer={viewer} />}
    </>
  );
}
