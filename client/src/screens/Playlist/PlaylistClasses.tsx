import { graphql, usePaginationFragment } from "react-relay/hooks";
import { ClassGrid } from "../../components/cards/ClassGrid";
import { LoadMore } from "../../components/LoadMore";
import { Section } from "../../design/layout/Page";
import { formatCount } from "../../format/formatCount";
import type { PlaylistClasses_playlist$key } from "./__generated__/PlaylistClasses_playlist.graphql";
import type { PlaylistClassesPaginationQuery } from "./__generated__/PlaylistClassesPaginationQuery.graphql";

const PAGE_SIZE = 10;

export function PlaylistClasses({ playlist }: { playlist: PlaylistClasses_playlist$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    PlaylistClassesPaginationQuery,
    PlaylistClasses_playlist$key
  >(
    graphql`
      fragment PlaylistClasses_playlist on Playlist
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 10 }
        cursor: { type: "String" }
        isMember: { type: "Boolean!" }
      )
      @refetchable(queryName: "PlaylistClassesPaginationQuery") {
        classes(first: $count, after: $cursor)
          @connection(key: "PlaylistClasses_classes", filters: []) {
          totalCount
          edges {
            node {
              ...ClassGrid_danceClasses @arguments(isMember: $isMember)
            }
          }
        }
      }
    `,
    playlist,
  );
  return (
    <Section title={formatCount(data.classes.totalCount, "Class", "Classes")}>
      <ClassGrid danceClasses={data.classes.edges.map((edge) => edge.node)} />
      <LoadMore
        label="See More Classes"
        hasNext={hasNext}
        isLoading={isLoadingNext}
        onLoad={(onComplete) => loadNext(PAGE_SIZE, { onComplete })}
      />
    </Section>
  );
}
