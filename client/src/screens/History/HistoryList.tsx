import { History } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import styled from "styled-components";
import { ClassGrid } from "../../components/cards/ClassGrid";
import { LoadMore } from "../../components/LoadMore";
import { EmptyState } from "../../design/feedback/EmptyState";
import { ButtonLink } from "../../design/primitives/Button";
import { below } from "../../design/theme/breakpoints";
import { color } from "../../design/theme/theme";
import { text } from "../../design/theme/type";
import { classCount } from "../../format/formatCount";
import { localTimeZone } from "../../format/localTimeZone";
import { memberPaths } from "../../navigation/paths";
import type { HistoryList_viewer$key } from "./__generated__/HistoryList_viewer.graphql";
import type { HistoryListPaginationQuery } from "./__generated__/HistoryListPaginationQuery.graphql";
import { countAt, groupByPeriod, type PeriodCount } from "./historyGroups";

const PAGE_SIZE = 10;

interface HistoryListProps {
  readonly viewer: HistoryList_viewer$key;
  /** Class counts of all periods, including partly loaded ones, newest first. */
  readonly periods: readonly PeriodCount[];
}

export function HistoryList({ viewer, periods }: HistoryListProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    HistoryListPaginationQuery,
    HistoryList_viewer$key
  >(
    graphql`
      fragment HistoryList_viewer on Member
      @argumentDefinitions(
        status: { type: "ViewingStatus!" }
        count: { type: "Int", defaultValue: 10 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "HistoryListPaginationQuery") {
        history(status: $status, first: $count, after: $cursor)
          @connection(key: "HistoryList_history", filters: ["status"]) {
          edges {
            node {
              updatedAt
              danceClass {
                ...ClassGrid_danceClasses
              }
            }
          }
        }
      }
    `,
    viewer,
  );
  const records = (data.history?.edges ?? []).map(({ node }) => node);
  const groups = groupByPeriod(records, localNow()).map(({ title, items }) => ({
    title,
    danceClasses: items.flatMap(({ danceClass }) => danceClass ?? []),
    size: countAt(items[0]?.updatedAt ?? "", periods) ?? items.length,
    loaded: items.length,
  }));
  const shown = groups.filter(({ danceClasses }) => danceClasses.length > 0);
  if (shown.length === 0 && !hasNext) return <NoHistory />;
  return (
    <>
      {shown.map(({ title, danceClasses, size, loaded }) => {
        const mayContinue = hasNext && title === groups.at(-1)?.title;
        const notLoaded = mayContinue ? Math.max(0, size - loaded) : 0;
        return (
          <Period key={title}>
            <div>
              <h2>{title}</h2>
              <span>{classCount(danceClasses.length + notLoaded)}</span>
            </div>
            <ClassGrid danceClasses={danceClasses} columns={3} />
          </Period>
        );
      })}
      <LoadMore
        label="See More"
        hasNext={hasNext}
        isLoading={isLoadingNext}
        onLoad={(onComplete) => loadNext(PAGE_SIZE, { onComplete })}
      />
    </>
  );
}

const localNow = () => ({
  now: new Date(),
  timeZone: localTimeZone(),
});

function NoHistory() {
  return (
    <EmptyState
      icon={<History />}
      sentence="No results! Start watching classes and we'll stash your history here for you!"
      action={
        <ButtonLink kind="secondary" size="s" to={memberPaths.classes}>
          Classes
        </ButtonLink>
      }
    />
  );
}

const Period = styled.section`
  display: grid;
  grid-template-columns: 208px minmax(0, 1fr);
  gap: 24px;
  padding: 28px 0;
  border-top: 1px solid ${color.line};
  h2 {
    margin-bottom: 6px;
    ${text.title2}
  }
  > :first-child > span {
    color: ${color.muted};
    ${text.caption}
  }
  ${below.shell} {
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
    > :first-child {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
    }
  }
`;
