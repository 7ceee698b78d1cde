import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import styled from "styled-components";
import { StyleTile } from "../../components/StyleTile";
import { below } from "../../design/breakpoints";
import { Grid } from "../../design/Grid";
import { PageTitle } from "../../design/Page";
import { VisuallyHidden } from "../../design/VisuallyHidden";
import type { StylesScreenQuery } from "./__generated__/StylesScreenQuery.graphql";

/** Every style, in the order of the house. */
export function StylesScreen({ queryRef }: { queryRef: PreloadedQuery<StylesScreenQuery> }) {
  const { styles } = usePreloadedQuery<StylesScreenQuery>(
    graphql`
      query StylesScreenQuery @preloadable {
        styles {
          id
          ...StyleTile_style
        }
      }
    `,
    queryRef,
  );
  return (
    <>
      <PageTitle>STYLES</PageTitle>
      <VisuallyHidden as="h2">All styles</VisuallyHidden>
      <Tiles>
        {styles.map((style) => (
          <li key={style.id}>
            <StyleTile style={style} />
          </li>
        ))}
      </Tiles>
    </>
  );
}

const Tiles = styled(Grid)`
  gap: 24px;
  ${below.shell} {
    gap: 12px;
    > :first-child {
      grid-column: 1 / -1;
    }
    > :first-child a {
      aspect-ratio: 16 / 9;
    }
    > :first-child img {
      object-position: 50% 30%;
    }
  }
`;
