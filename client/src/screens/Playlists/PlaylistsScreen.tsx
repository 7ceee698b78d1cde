import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import styled from "styled-components";
import { PlaylistTile } from "../../components/cards/PlaylistTile";
import { Grid } from "../../design/layout/Grid";
import { PageTitle } from "../../design/layout/Page";
import { VisuallyHidden } from "../../design/primitives/VisuallyHidden";
import { below } from "../../design/theme/breakpoints";
import { color } from "../../design/theme/theme";
import { text } from "../../design/theme/type";
import { formatCount } from "../../format/formatCount";
import { useActivity } from "../../tracking/useActivity";
import type { PlaylistsScreenQuery } from "./__generated__/PlaylistsScreenQuery.graphql";

export function PlaylistsScreen({ queryRef }: { queryRef: PreloadedQuery<PlaylistsScreenQuery> }) {
  const { playlists } = usePreloadedQuery<PlaylistsScreenQuery>(
    graphql`
      query PlaylistsScreenQuery @preloadable {
        playlists {
          id
          ...PlaylistTile_playlist
        }
      }
    `,
    queryRef,
  );
  useActivity("ALL_PLAYLISTS_VIEWED", null, "");
  return (
    <>
      <PageTitle end={<Total>{formatCount(playlists.length, "playlist", "playlists")}</Total>}>
        PLAYLISTS
      </PageTitle>
      <VisuallyHidden as="h2">All playlists</VisuallyHidden>
      <Tiles $columns={3} $oneOnPhones>
        {playlists.map((playlist) => (
          <li key={playlist.id}>
            <PlaylistTile playlist={playlist} />
          </li>
        ))}
      </Tiles>
    </>
  );
}

const Tiles = styled(Grid)`
  gap: 24px;
  > :first-child {
    grid-column: span 2;
    grid-row: span 2;
  }
  > :first-child a {
    height: 100%;
    aspect-ratio: auto;
  }
  > :first-child a::after {
    height: 52%;
  }
  > :first-child h3 {
    font-size: clamp(20px, 4.8cqi, 40px);
  }
  ${below.shell} {
    gap: 12px;
    > :first-child {
      grid-column: 1 / -1;
      grid-row: auto;
    }
    > :first-child a {
      aspect-ratio: 16 / 9;
    }
  }
`;

const Total = styled.span`
  padding-bottom: 4px;
  color: ${color.muted};
  ${text.caption}
`;
