import { Suspense } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay/hooks";
import { ClassGrid } from "../../../components/cards/ClassGrid";
import { Section } from "../../../design/layout/Page";
import type { FirstClassesWidget_query$key } from "./__generated__/FirstClassesWidget_query.graphql";
import type { FirstClassesWidgetQuery } from "./__generated__/FirstClassesWidgetQuery.graphql";

/** Recommends three first classes to members who have not completed any. */
export function FirstClassesWidget({ query }: { query: FirstClassesWidget_query$key }) {
  const { viewer } = useFragment<FirstClassesWidget_query$key>(
    graphql`
      fragment FirstClassesWidget_query on Query {
        viewer {
          usageMetrics {
            totalClassesTaken
          }
        }
      }
    `,
    query,
  );
  if (viewer?.usageMetrics?.totalClassesTaken !== 0) return null;
  // Queried separately, so that other members don't load it and the page doesn't wait.
  return (
    <Suspense>
      <FirstClasses />
    </Suspense>
  );
}

function FirstClasses() {
  const { viewer } = useLazyLoadQuery<FirstClassesWidgetQuery>(
    graphql`
      query FirstClassesWidgetQuery {
        viewer {
          firstClasses {
            ...ClassGrid_danceClasses
          }
        }
      }
    `,
    {},
  );
  const classes = viewer?.firstClasses ?? [];
  if (classes.length === 0) return null;
  return (
    <Section title="Your first classes">
      <ClassGrid danceClasses={classes} columns={3} />
    </Section>
  );
}
