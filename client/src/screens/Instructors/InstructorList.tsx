import { graphql, usePaginationFragment } from "react-relay/hooks";
import styled from "styled-components";
import { LoadMore } from "../../components/LoadMore";
import { Grid } from "../../design/layout/Grid";
import { text } from "../../design/theme/type";
import { formatCount } from "../../format/formatCount";
import type { InstructorList_query$key } from "./__generated__/InstructorList_query.graphql";
import type { InstructorListPaginationQuery } from "./__generated__/InstructorListPaginationQuery.graphql";
import { InstructorPanel } from "./InstructorPanel";

const PAGE_SIZE = 24;

export function InstructorList({ query }: { query: InstructorList_query$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    InstructorListPaginationQuery,
    InstructorList_query$key
  >(
    graphql`
      fragment InstructorList_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 24 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "InstructorListPaginationQuery") {
        instructors(first: $count, after: $cursor)
          @connection(key: "InstructorList_instructors", filters: []) {
          totalCount
          edges {
            node {
              id
              ...InstructorPanel_instructor
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <>
      <Heading>{formatCount(data.instructors.totalCount, "Instructor", "Instructors")}</Heading>
      <Grid $oneOnPhones>
        {data.instructors.edges.map(({ node }) => (
          <li key={node.id}>
            <InstructorPanel instructor={node} />
          </li>
        ))}
      </Grid>
      <LoadMore
        label="See More Instructors"
        hasNext={hasNext}
        isLoading={isLoadingNext}
        onLoad={(onComplete) => loadNext(PAGE_SIZE, { onComplete })}
      />
    </>
  );
}

const Heading = styled.h1`
  padding: 28px 0 24px;
  ${text.displayL}
`;
