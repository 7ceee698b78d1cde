import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import { useLocation, useNavigate } from "react-router-dom";
import { Segmented } from "../../design/form/Segmented";
import { PageTitle } from "../../design/layout/Page";
import { paths } from "../../navigation/paths";
import type { HistoryScreenQuery } from "./__generated__/HistoryScreenQuery.graphql";
import { HistoryList } from "./HistoryList";
import { type HistoryStatus, readStatus } from "./viewingStatus";

const STATUSES: readonly { value: HistoryStatus; label: string }[] = [
  { value: "Started", label: "UNFINISHED" },
  { value: "completed", label: "COMPLETED" },
];

export function HistoryScreen({ queryRef }: { queryRef: PreloadedQuery<HistoryScreenQuery> }) {
  const { viewer } = usePreloadedQuery<HistoryScreenQuery>(
    graphql`
      query HistoryScreenQuery($status: ViewingStatus!, $timeZone: String!)
      @preloadable
      @throwOnFieldError {
        viewer {
          ...HistoryList_viewer @arguments(status: $status)
          historyPeriods(status: $status, timeZone: $timeZone) {
            start
            count
          }
        }
      }
    `,
    queryRef,
  );
  const navigate = useNavigate();
  const status = readStatus(useLocation().search);
  return (
    <>
      <PageTitle
        end={
          <Segmented
            label="Status"
            segments={STATUSES}
            selected={[status]}
            onToggle={(next) =>
              void navigate(next === "Started" ? paths.unfinished : paths.completed)
            }
          />
        }
      >
        HISTORY
      </PageTitle>
      {viewer != null && (
        <HistoryList key={status} viewer={viewer} periods={viewer.historyPeriods ?? []} />
      )}
    </>
  );
}
