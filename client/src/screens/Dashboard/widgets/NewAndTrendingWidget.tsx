import { graphql, useFragment } from "react-relay/hooks";
import { ClassGrid } from "../../../components/ClassGrid";
import { Section } from "../../../design/Page";
import { memberPaths } from "../../../navigation/paths";
import type { NewAndTrendingWidget_query$key } from "./__generated__/NewAndTrendingWidget_query.graphql";

const SHOWN = 8;

/**
 * What came out lately, filled up with what is danced most; recommendations instead for members of
 * the older billing.
 */
export function NewAndTrendingWidget({ query }: { query: NewAndTrendingWidget_query$key }) {
  const { viewer, danceClasses, trending } = useFragment<NewAndTrendingWidget_query$key>(
    graphql`
      fragment NewAndTrendingWidget_query on Query {
        viewer {
          profile {
            billingProcessor
          }
          recommendedClasses(first: 8) {
            edges {
              node {
                id
                ...ClassGrid_danceClasses
              }
            }
          }
        }
        danceClasses(filter: { releasedWithinDays: 14 }, sort: MOST_POPULAR, first: 8) {
          edges {
            node {
              id
              ...ClassGrid_danceClasses
            }
          }
        }
        trending: danceClasses(sort: MOST_POPULAR, first: 8) {
          edges {
            node {
              id
              ...ClassGrid_danceClasses
            }
          }
        }
      }
    `,
    query,
  );
  const isRecommended = viewer?.profile?.billingProcessor === "CRM";
  const found = isRecommended
    ? nodesOf(viewer?.recommendedClasses)
    : [...nodesOf(danceClasses), ...nodesOf(trending)];
  const classes = [...new Map(found.map((node) => [node.id, node])).values()].slice(0, SHOWN);
  if (classes.length === 0) return null;
  return (
    <Section
      title={isRecommended ? "Recommended Classes" : "New & Trending"}
      more={{ label: "See All", ...(isRecommended ? {} : { to: memberPaths.classes }) }}
      moreOnPhones="SEE MORE"
    >
      <ClassGrid danceClasses={classes} thinning="fourOnSmall" />
    </Section>
  );
}

interface Connection<Node> {
  readonly edges: readonly { readonly node: Node }[];
}

const nodesOf = <Node,>(connection: Connection<Node> | null | undefined) =>
  (connection?.edges ?? []).map(({ node }) => node);
