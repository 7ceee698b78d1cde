import { graphql, useFragment } from "react-relay/hooks";
import { ClassGrid } from "../../../components/ClassGrid";
import { Section } from "../../../design/Page";
import { paths } from "../../../navigation/paths";
import type { ContinueDancingWidget_query$key } from "./__generated__/ContinueDancingWidget_query.graphql";

/** The classes the member began last. Nothing begun, nothing shown. */
export function ContinueDancingWidget({ query }: { query: ContinueDancingWidget_query$key }) {
  const { viewer } = useFragment<ContinueDancingWidget_query$key>(
    graphql`
      fragment ContinueDancingWidget_query on Query {
        viewer {
          continueDancing(first: 4) {
            edges {
              node {
                danceClass {
                  ...ClassGrid_danceClasses
                }
              }
            }
          }
        }
      }
    `,
    query,
  );
  const edges = viewer?.continueDancing?.edges ?? [];
  if (edges.length === 0) return null;
  return (
    <Section
      title="Continue Dancing"
      more={{ to: paths.unfinished, label: "See All" }}
      moreOnPhones="SEE FULL HISTORY"
    >
      <ClassGrid
        danceClasses={edges.map(({ node }) => node.danceClass)}
        thinning="fourthOnCompact"
        showsProgress
      />
    </Section>
  );
}
