import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { PlaylistTile } from "../../components/cards/PlaylistTile";
import { StyleTile } from "../../components/cards/StyleTile";
import { below } from "../../design/theme/breakpoints";
import type { FoundTiles_result$key } from "./__generated__/FoundTiles_result.graphql";

export function FoundTiles({ result }: { result: FoundTiles_result$key }) {
  const data = useFragment<FoundTiles_result$key>(
    graphql`
      fragment FoundTiles_result on SearchResult {
        styles {
          id
          ...StyleTile_style
        }
        playlists {
          id
          ...PlaylistTile_playlist
        }
      }
    `,
    result,
  );
  return (
    <Tiles>
      {data.styles.map((style) => (
        <li key={style.id}>
          <StyleTile style={style} isWide />
        </li>
      ))}
      {data.playlists.map((playlist) => (
        <li key={playlist.id}>
          <PlaylistTile playlist={playlist} />
        </li>
      ))}
    </Tiles>
  );
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  > :only-child {
    grid-column: 1 / -1;
  }
  > :only-child a {
    aspect-ratio: 2;
  }
  ${below.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
