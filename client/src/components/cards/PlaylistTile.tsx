import { graphql, useFragment } from "react-relay/hooks";
import { classCount } from "../../format/formatCount";
import { usePaths } from "../../navigation/usePaths";
import type { PlaylistTile_playlist$key } from "./__generated__/PlaylistTile_playlist.graphql";
import { Tile } from "./Tile";

export function PlaylistTile({ playlist }: { playlist: PlaylistTile_playlist$key }) {
  const data = useFragment<PlaylistTile_playlist$key>(
    graphql`
      fragment PlaylistTile_playlist on Playlist {
        name
        pageColor1
        pageColor2
        imageUrl
        totalClasses
      }
    `,
    playlist,
  );
  const paths = usePaths();
  return (
    <Tile
      to={paths.playlist(data.name)}
      name={data.name}
      note={classCount(data.totalClasses)}
      colors={{ dark: data.pageColor1, bright: data.pageColor2 }}
      imageUrl={data.imageUrl}
      isWide
    />
  );
}
