import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { StyleTile } from "../../../components/cards/StyleTile";
import { Grid } from "../../../design/layout/Grid";
import { Section } from "../../../design/layout/Page";
import { below } from "../../../design/theme/breakpoints";
import { memberPaths } from "../../../navigation/paths";
import type { RecommendedStylesWidget_query$key } from "./__generated__/RecommendedStylesWidget_query.graphql";

export function RecommendedStylesWidget({ query }: { query: RecommendedStylesWidget_query$key }) {
  const { viewer } = useFragment<RecommendedStylesWidget_query$key>(
    graphql`
      fragment RecommendedStylesWidget_query on Query {
        viewer {
          recommendedStyles(first: 4) {
            id
            ...StyleTile_style
          }
        }
      }
    `,
    query,
  );
  const styles = viewer?.recommendedStyles ?? [];
  if (styles.length === 0) return null;
  return (
    <Section title="Recommended Styles" more={{ to: memberPaths.styles, label: "See All" }}>
      <Tiles>
        {styles.map((style) => (
          <li key={style.id}>
            <StyleTile style={style} />
          </li>
        ))}
      </Tiles>
    </Section>
  );
}

const Tiles = styled(Grid)`
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 24px;
  ${below.shell} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 16px;
  }
`;
