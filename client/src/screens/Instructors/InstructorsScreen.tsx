import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import type { InstructorsScreenQuery } from "./__generated__/InstructorsScreenQuery.graphql";
import { InstructorList } from "./InstructorList";

export function InstructorsScreen(props: { queryRef: PreloadedQuery<InstructorsScreenQuery> }) {
  const query = usePreloadedQuery<InstructorsScreenQuery>(
    graphql`
      query InstructorsScreenQuery @preloadable {
        ...InstructorList_query
      }
    `,
    props.queryRef,
  );
  return <InstructorList query={query} />;
}
