import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import { Banner } from "../../components/Banner";
import { ClassGrid } from "../../components/cards/ClassGrid";
import { NotFound } from "../../components/NotFound";
import { People } from "../../components/People";
import { Section, Sections } from "../../design/layout/Page";
import { useActivity } from "../../tracking/useActivity";
import type { PlaylistScreenQuery } from "./__generated__/PlaylistScreenQuery.graphql";
import { PlaylistClasses } from "./PlaylistClasses";

export function PlaylistScreen({ queryRef }: { queryRef: PreloadedQuery<PlaylistScreenQuery> }) {
  const { playlist } = usePreloadedQuery<PlaylistScreenQuery>(
    graphql`
      query PlaylistScreenQuery($name: String!, $isMember: Boolean!) @preloadable @throwOnFieldError {
        playlist(name: $name) {
          name
          description
          pageColor1
          pageColor2
          pageImageUrl
          instructors {
            ...People_instructors
          }
          popularClasses(first: 3) {
            ...ClassGrid_danceClasses @arguments(isMember: $isMember)
          }
          ...PlaylistClasses_playlist @arguments(isMember: $isMember)
        }
      }
    `,
    queryRef,
  );
  useActivity("PLAYLIST_VIEWED", "playlistName", playlist?.name ?? null);
  if (playlist == null) return <NotFound />;
  return (
    <Sections>
      <title>{`${playlist.name} – Eightcount`}</title>
      <Banner
        name={playlist.name}
        description={playlist.description}
        colors={{ dark: playlist.pageColor1, bright: playlist.pageColor2 }}
        imageUrl={playlist.pageImageUrl}
      />
      {playlist.instructors.length > 0 && (
        <Section title={`Our ${playlist.name} Instructors`}>
          <People instructors={playlist.instructors} note="styles" />
        </Section>
      )}
      {playlist.popularClasses.length > 0 && (
        <Section title="Most Popular Classes">
          <ClassGrid danceClasses={playlist.popularClasses} columns={3} trim="thirdOnSmall" />
        </Section>
      )}
      <PlaylistClasses playlist={playlist} />
    </Sections>
  );
}
