import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { StyleTile } from "../../components/cards/StyleTile";
import { Grid } from "../../design/layout/Grid";
import { Section, Sections } from "../../design/layout/Page";
import { Button } from "../../design/primitives/Button";
import { Chip } from "../../design/primitives/Chip";
import { usePaths } from "../../navigation/usePaths";
import { useRecentSearches } from "../../search/useRecentSearches";
import type { SearchStart_query$key } from "./__generated__/SearchStart_query.graphql";

export function SearchStart({ query }: { query: SearchStart_query$key }) {
  const { styles } = useFragment<SearchStart_query$key>(
    graphql`
      fragment SearchStart_query on Query {
        styles {
          id
          ...StyleTile_style
        }
      }
    `,
    query,
  );
  const recents = useRecentSearches();
  const catalogue = usePaths();
  const forget = () => {
    // The button disappears with the list, so the focus moves to the top of the page.
    document.querySelector("main")?.focus({ preventScroll: true });
    recents.forget();
  };
  return (
    <SpacedSections>
      {recents.texts.length > 0 && (
        <Section title="Recent searches">
          <Recents>
            {recents.texts.map((text) => (
              <li key={text}>
                <Chip as={Link} {...({ to: catalogue.search(text) } as object)} dir="auto">
                  {text}
                </Chip>
              </li>
            ))}
            <li>
              <Button kind="quiet" size="s" onClick={forget}>
                Clear recent searches
              </Button>
            </li>
          </Recents>
        </Section>
      )}
      <Section title="Browse styles">
        <Grid>
          {styles.map((style) => (
            <li key={style.id}>
              <StyleTile style={style} />
            </li>
          ))}
        </Grid>
      </Section>
    </SpacedSections>
  );
}

const SpacedSections = styled(Sections)`
  margin-top: 22px;
`;

const Recents = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  a {
    max-width: min(320px, 80vw);
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
