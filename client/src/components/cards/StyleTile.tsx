import { graphql, useFragment } from "react-relay/hooks";
import { classCount } from "../../format/countOf";
import { usePaths } from "../../navigation/usePaths";
import type { StyleTile_style$key } from "./__generated__/StyleTile_style.graphql";
import { Tile } from "./Tile";

/** A style in a grid of styles. The wide form shows the picture of its page. */
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
