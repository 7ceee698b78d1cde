import { Video } from "lucide-react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import { ClassGrid } from "../../components/cards/ClassGrid";
import { NotFound } from "../../components/NotFound";
import { EmptyState } from "../../design/feedback/EmptyState";
import { Section, Sections } from "../../design/layout/Page";
import type { InstructorScreenQuery } from "./__generated__/InstructorScreenQuery.graphql";
import { InstructorBanner } from "./InstructorBanner";
import { InstructorClasses } from "./InstructorClasses";

export function InstructorScreen(props: { queryRef: PreloadedQuery<InstructorScreenQuery> }) {
  const { instructor } = usePreloadedQuery<InstructorScreenQuery>(
    graphql`
      query InstructorScreenQuery($name: String!, $isMember: Boolean!) @preloadable @throwOnFieldError {
        instructor(name: $name) {
          name
          totalClasses
          popularClasses(first: 3) {
            ...ClassGrid_danceClasses @arguments(isMember: $isMember)
          }
          ...InstructorBanner_instructor
          ...InstructorClasses_instructor @arguments(isMember: $isMember)
        }
      }
    `,
    props.queryRef,
  );
  if (instructor == null) return <NotFound />;
  return (
    <Sections>
      <title>{`${instructor.name} – Eightcount`}</title>
      <InstructorBanner instructor={instructor} />
      {instructor.totalClasses === 0 ? (
        <EmptyState icon={<Video />} sentence="VIDEOS COMING SOON!" />
      ) : (
        <>
          <Section title="Most Popular Classes">
            <ClassGrid danceClasses={instructor.popularClasses} columns={3} trim="thirdOnSmall" />
          </Section>
          <InstructorClasses instructor={instructor} />
        </>
      )}
    </Sections>
  );
}
