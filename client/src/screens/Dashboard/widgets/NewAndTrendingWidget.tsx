import { graphql, useFragment } from "react-relay/hooks";
import { ClassGrid } from "../../../components/cards/ClassGrid";
import { Section } from "../../../design/layout/Page";
import { memberPaths } from "../../../navigation/paths";
import type { NewAndTrendingWidget_query$key } from "./__generated__/NewAndTrendingWidget_query.graphql";

/** New and trending classes. Members billed by the CRM see recommendations instead. */
export function NewAndTrendingWidget({ query }: { query: NewAndTrendingWidget_query$key }) {
  const { viewer, newAndTrending } = useFragment<NewAndTrendingWidget_query$key>(
    graphql`
      fragment NewAndTrendingWidget_query on Query {
        viewer {
          profile {
            billingProcessor
          }
          recommendedClasses(first: 8) {
            edges {
              node {
                ...ClassGrid_danceClasses
              }
            }
          }
        }
        newAndTrending {
          ...ClassGrid_danceClasses
        }
      }
    `,
    query,
  );
  const isRecommended = viewer?.profile?.billingProcessor === "CRM";
  const classes = isRecommended
    ? (viewer?.recommendedClasses?.edges ?? []).map((edge) => edge.node)
    : newAndTrending;
  if (classes.length === 0) return null;
  return (
    <Section
      title={isRecommended ? "Recommended Classes" : "New & Trending"}
      more={{ label: "See All", ...(isRecommended ? {} : { to: memberPaths.classes }) }}
      moreOnPhones="SEE MORE"
    >
      <ClassGrid danceClasses={classes} trim="fourOnSmall" />
    </Section>
  );
}
