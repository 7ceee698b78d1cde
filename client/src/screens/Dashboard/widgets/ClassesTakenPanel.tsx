import { ChartNoAxesColumn } from "lucide-react";
import { useState, useTransition } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import styled from "styled-components";
import { EmptyState } from "../../../design/feedback/EmptyState";
import { Panel } from "../../../design/layout/Page";
import type { ClassesTakenPanel_viewer$key } from "./__generated__/ClassesTakenPanel_viewer.graphql";
import type { ClassesTakenPanelQuery } from "./__generated__/ClassesTakenPanelQuery.graphql";
import { ChartHeader } from "./ChartHeader";
import { ChartWindow } from "./ChartWindow";
import type { Period } from "./chartRules";

const PAGE_SIZE = 30;
const NOTHING_WATCHED =
  "You haven’t watched any classes! Go watch some classes and we’ll visualize the amount for you!";
/** Shown until the first completed class, because the chart counts only completed ones. */
const NONE_COMPLETED = "Finish a class and it’ll show up here.";
const NOT_LOADED = "We couldn’t load your chart. Try again in a minute.";

export function ClassesTakenPanel({ viewer }: { viewer: ClassesTakenPanel_viewer$key }) {
  const { data, refetch, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    ClassesTakenPanelQuery,
    ClassesTakenPanel_viewer$key
  >(
    graphql`
      fragment ClassesTakenPanel_viewer on Member
      @argumentDefinitions(
        period: { type: "ChartPeriod", defaultValue: WEEK }
        timeZone: { type: "String!" }
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "ClassesTakenPanelQuery") {
        classesTaken(period: $period, timeZone: $timeZone, first: $count, after: $cursor)
          @connection(key: "ClassesTakenPanel_classesTaken", filters: ["period", "timeZone"]) {
          edges {
            node {
              timeRef
              beginner
              intermediate
              advanced
            }
          }
        }
        usageMetrics {
          totalSecondsDanced
        }
      }
    `,
    viewer,
  );
  const [period, setPeriod] = useState<Period>("WEEK");
  const [isChanging, startTransition] = useTransition();
  const buckets = (data.classesTaken?.edges ?? []).map((edge) => edge.node);
  const change = (next: Period) =>
    startTransition(() => {
      setPeriod(next);
      refetch({ period: next });
    });
  if (buckets.length === 0) {
    const hasChart = data.classesTaken != null;
    const hasWatchedNothing = data.usageMetrics?.totalSecondsDanced === 0;
    return (
      <Frame>
        <ChartHeader period={period} onChange={change} />
        <EmptyState
          icon={<ChartNoAxesColumn />}
          sentence={!hasChart ? NOT_LOADED : hasWatchedNothing ? NOTHING_WATCHED : NONE_COMPLETED}
        />
      </Frame>
    );
  }
  return (
    <Frame aria-busy={isChanging}>
      <ChartWindow
        key={period}
        period={period}
        newestFirst={buckets}
        older={{ hasMore: hasNext, isLoading: isLoadingNext, load: () => loadNext(PAGE_SIZE) }}
        header={(slides) => <ChartHeader period={period} onChange={change} slides={slides} />}
      />
    </Frame>
  );
}

const Frame = styled(Panel)`
  min-width: 0;
  container-type: inline-size;
`;
