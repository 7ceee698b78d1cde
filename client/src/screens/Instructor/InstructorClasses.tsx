import { graphql, usePaginationFragment } from "react-relay/hooks";
import { ClassGrid } from "../../components/cards/ClassGrid";
import { LoadMore } from "../../components/LoadMore";
import { Section } from "../../design/layout/Page";
import { classCount } from "../../format/formatCount";
import type { InstructorClasses_instructor$key } from "./__generated__/InstructorClasses_instructor.graphql";
import type { InstructorClassesPaginationQuery } from "./__generated__/InstructorClassesPaginationQuery.graphql";

const PAGE_SIZE = 10;

export function InstructorClasses({
  instructor,
}: {
  instructor: InstructorClasses_instructor$key;
}) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    InstructorClassesPaginationQuery,
    InstructorClasses_instructor$key
  >(
    graphql`
      fragment InstructorClasses_instructor on Instructor
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 10 }
        cursor: { type: "String" }
        isMember: { type: "Boolean!" }
      )
      @refetchable(queryName: "InstructorClassesPaginationQuery") {
        classes(first: $count, after: $cursor)
          @connection(key: "InstructorClasses_classes", filters: []) {
          totalCount
          edges {
            node {
              ...ClassGrid_danceClasses @arguments(isMember: $isMember)
            }
          }
        }
      }
    `,
    instructor,
  );
  return (
    <Section title="All Classes" note={classCount(data.classes.totalCount)}>
      <ClassGrid danceClasses={data.classes.edges.map((edge) => edge.node)} />
      <LoadMore
        label="See More Classes"
        hasNext={hasNext}
        isLoading={isLoadingNext}
        onLoad={(onComplete) => loadNext(PAGE_SIZE, { onComplete })}
      />
    </Section>
  );
}
