import type { ComponentType } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { SilentBoundary } from "../../components/SilentBoundary";
import type {
  DashboardWidgets_query$data,
  DashboardWidgets_query$key,
} from "./__generated__/DashboardWidgets_query.graphql";
import { ContinueDancingWidget } from "./widgets/ContinueDancingWidget";
import { FirstClassesWidget } from "./widgets/FirstClassesWidget";
import { NewAndTrendingWidget } from "./widgets/NewAndTrendingWidget";
import { OverviewWidget } from "./widgets/OverviewWidget";
import { RecommendedPlaylistsWidget } from "./widgets/RecommendedPlaylistsWidget";
import { RecommendedStylesWidget } from "./widgets/RecommendedStylesWidget";

type Widget = ComponentType<{ readonly query: DashboardWidgets_query$data }>;

/** Widgets in page order. The compiler checks that the fragment below spreads each one. */
const widgets: readonly Widget[] = [
  OverviewWidget,
  ContinueDancingWidget,
  FirstClassesWidget,
  NewAndTrendingWidget,
  RecommendedStylesWidget,
  RecommendedPlaylistsWidget,
];

/** Renders the widgets, each in its own error boundary. */
export function DashboardWidgets({ query }: { query: DashboardWidgets_query$key }) {
  const data = useFragment<DashboardWidgets_query$key>(
    graphql`
      fragment DashboardWidgets_query on Query
      @argumentDefinitions(timeZone: { type: "String!" }) {
        ...OverviewWidget_query @arguments(timeZone: $timeZone)
        ...ContinueDancingWidget_query
        ...FirstClassesWidget_query
        ...NewAndTrendingWidget_query
        ...RecommendedStylesWidget_query
        ...RecommendedPlaylistsWidget_query
      }
    `,
    query,
  );
  return widgets.map((Widget, index) => (
    <SilentBoundary key={index}>
      <Widget query={data} />
    </SilentBoundary>
  ));
}
