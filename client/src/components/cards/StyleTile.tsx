import { graphql, useFragment } from "react-relay/hooks";
import { classCount } from "../../format/formatCount";
import { usePaths } from "../../navigation/usePaths";
import type { StyleTile_style$key } from "./__generated__/StyleTile_style.graphql";
import { Tile } from "./Tile";

/** A wide tile shows the picture of the style's page. */
export function StyleTile({
  style,
  isWide = false,
}: {
  style: StyleTile_style$key;
  isWide?: boolean;
}) {
  const data = useFragment<StyleTile_style$key>(
    graphql`
      fragment StyleTile_style on Style {
        name
        pageColor1
        pageColor2
        rhythm
        imageUrl
        pageImageUrl
        totalClasses
      }
    `,
    style,
  );
  const paths = usePaths();
  return (
    <Tile
      to={paths.style(data.name)}
      name={data.name}
      note={classCount(data.totalClasses)}
      colors={{ dark: data.pageColor1, bright: data.pageColor2 }}
      imageUrl={isWide ? data.pageImageUrl : data.imageUrl}
      rhythm={data.rhythm}
      isWide={isWide}
    />
  );
}
