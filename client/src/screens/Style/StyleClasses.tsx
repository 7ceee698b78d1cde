import { graphql, usePaginationFragment } from "react-relay/hooks";
import { ClassGrid } from "../../components/cards/ClassGrid";
import { LONG_LIST_LOAD_DISTANCE_PX, LoadMore } from "../../components/LoadMore";
import { Section } from "../../design/layout/Page";
import { formatCount } from "../../format/formatCount";
import type { StyleClasses_style$key } from "./__generated__/StyleClasses_style.graphql";
import type { StyleClassesPaginationQuery } from "./__generated__/StyleClassesPaginationQuery.graphql";

const PAGE_SIZE = 10;

export function StyleClasses({ style }: { style: StyleClasses_style$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    StyleClassesPaginationQuery,
    StyleClasses_style$key
  >(
    graphql`
      fragment StyleClasses_style on Style
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 10 }
        cursor: { type: "String" }
        isMember: { type: "Boolean!" }
      )
      @refetchable(queryName: "StyleClassesPaginationQuery") {
        classes(first: $count, after: $cursor)
          @connection(key: "StyleClasses_classes", filters: []) {
          totalCount
          edges {
            node {
              ...ClassGrid_danceClasses @arguments(isMember: $isMember)
            }
          }
        }
      }
    `,
    style,
  );
  return (
    <Section title={formatCount(data.classes.totalCount, "Class", "Classes")}>
      <ClassGrid danceClasses={data.classes.edges.map((edge) => edge.node)} />
      <LoadMore
        label="See More Classes"
        hasNext={hasNext}
        isLoading={isLoadingNext}
        onLoad={(onComplete) => loadNext(PAGE_SIZE, { onComplete })}
        distancePx={LONG_LIST_LOAD_DISTANCE_PX}
      />
    </Section>
  );
}
