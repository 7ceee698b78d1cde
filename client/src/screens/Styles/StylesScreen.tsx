import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import styled from "styled-components";
import { StyleTile } from "../../components/cards/StyleTile";
import { Grid } from "../../design/layout/Grid";
import { PageTitle } from "../../design/layout/Page";
import { TextLink } from "../../design/primitives/TextLink";
import { VisuallyHidden } from "../../design/primitives/VisuallyHidden";
import { below } from "../../design/theme/breakpoints";
import { usePaths } from "../../navigation/usePaths";
import { canWatch, isSignedIn } from "../../session/authState";
import { useAuth } from "../../session/SessionProvider";
import type { StylesScreenQuery } from "./__generated__/StylesScreenQuery.graphql";

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
      <PageTitle end={<PlaylistsLink />}>STYLES</PageTitle>
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

/** For arrivals from "Recommended Playlists". Hidden from members who may not open playlists. */
function PlaylistsLink() {
  const auth = useAuth();
  const { playlists } = usePaths();
  if (isSignedIn(auth) && !canWatch(auth)) return null;
  return <TextLink to={playlists}>Playlists</TextLink>;
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
