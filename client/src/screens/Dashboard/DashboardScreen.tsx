import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import { PageTitle, Sections } from "../../design/layout/Page";
import type { DashboardScreenQuery } from "./__generated__/DashboardScreenQuery.graphql";
import { DashboardWidgets } from "./DashboardWidgets";

export function DashboardScreen({ queryRef }: { queryRef: PreloadedQuery<DashboardScreenQuery> }) {
  const query = usePreloadedQuery<DashboardScreenQuery>(
    graphql`
      query DashboardScreenQuery($timeZone: String!) @preloadable {
        ...DashboardWidgets_query @arguments(timeZone: $timeZone)
      }
    `,
    queryRef,
  );
  return (
    <>
      <PageTitle>DASHBOARD</PageTitle>
      <Sections>
        <DashboardWidgets query={query} />
      </Sections>
    </>
  );
}
