import { Star } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { ClassGrid } from "../../components/cards/ClassGrid";
import { LoadMore } from "../../components/LoadMore";
import { EmptyState } from "../../design/feedback/EmptyState";
import { ButtonLink } from "../../design/primitives/Button";
import { VisuallyHidden } from "../../design/primitives/VisuallyHidden";
import { memberPaths } from "../../navigation/paths";
import type { SavedList_viewer$key } from "./__generated__/SavedList_viewer.graphql";
import type { SavedListPaginationQuery } from "./__generated__/SavedListPaginationQuery.graphql";

const PAGE_SIZE = 20;

export function SavedList({ viewer }: { viewer: SavedList_viewer$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    SavedListPaginationQuery,
    SavedList_viewer$key
  >(
    graphql`
      fragment SavedList_viewer on Member
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "SavedListPaginationQuery") {
        savedClasses(first: $count, after: $cursor)
          @connection(key: "SavedList_savedClasses", filters: []) {
          edges {
            node {
              danceClass {
                ...ClassGrid_danceClasses
              }
            }
          }
        }
      }
    `,
    viewer,
  );
  const saved = (data.savedClasses?.edges ?? []).flatMap(({ node }) => node.danceClass ?? []);
  if (saved.length === 0 && !hasNext) {
    return (
      <EmptyState
        icon={<Star />}
        sentence="Looks like you don't have any saved classes. Why not save some of the classes you want to check out for later?"
        action={
          <ButtonLink kind="secondary" size="s" to={memberPaths.classes}>
            Classes
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <VisuallyHidden as="h2">Your saved classes</VisuallyHidden>
      <ClassGrid danceClasses={saved} />
      <LoadMore
        label="See More Classes"
        hasNext={hasNext}
        isLoading={isLoadingNext}
        onLoad={(onComplete) => loadNext(PAGE_SIZE, { onComplete })}
      />
    </>
  );
}
