import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { PlaylistTile } from "../../../components/cards/PlaylistTile";
import { Grid } from "../../../design/layout/Grid";
import { Section } from "../../../design/layout/Page";
import { below } from "../../../design/theme/breakpoints";
import { memberPaths } from "../../../navigation/paths";
import type { RecommendedPlaylistsWidget_query$key } from "./__generated__/RecommendedPlaylistsWidget_query.graphql";

const SHOWN = 4;

export function RecommendedPlaylistsWidget(props: { query: RecommendedPlaylistsWidget_query$key }) {
  const { playlists } = useFragment<RecommendedPlaylistsWidget_query$key>(
    graphql`
      fragment RecommendedPlaylistsWidget_query on Query {
        playlists {
          id
          ...PlaylistTile_playlist
        }
      }
    `,
    props.query,
  );
  if (playlists.length === 0) return null;
  return (
    <Section
      title="Recommended Playlists"
      more={{ to: memberPaths.styles, label: "See All" }}
      moreOnPhones="SEE ALL STYLES/PLAYLISTS"
    >
      <Tiles>
        {playlists.slice(0, SHOWN).map((playlist) => (
          <li key={playlist.id}>
            <PlaylistTile playlist={playlist} />
          </li>
        ))}
      </Tiles>
    </Section>
  );
}

const Tiles = styled(Grid)`
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 24px;
  ${below.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${below.shell} {
    gap: 12px;
    > :first-child {
      grid-column: 1 / -1;
    }
    > :nth-child(4) {
      display: none;
    }
  }
`;
