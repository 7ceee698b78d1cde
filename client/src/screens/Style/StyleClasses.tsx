import { graphql, usePaginationFragment } from "react-relay/hooks";
import { ClassGrid } from "../../components/cards/ClassGrid";
import { LoadMore, STYLE_LOAD_DISTANCE_PX } from "../../components/LoadMore";
import { Section } from "../../design/layout/Page";
import { countOf } from "../../format/countOf";
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
    <Section title={countOf(data.classes.totalCount, "Class", "Classes")}>
      <ClassGrid danceClasses={data.classes.edges.map((edge) => edge.node)} />
      <LoadMore
        label="See More Classes"
        hasNext={hasNext}
        isLoading={isLoadingNext}
        onLoad={(onComplete) => loadNext(PAGE_SIZE, { onComplete })}
        distancePx={STYLE_LOAD_DISTANCE_PX}
      />
    </Section>
  );
}
