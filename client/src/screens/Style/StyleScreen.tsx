import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import { ClassGrid } from "../../components/cards/ClassGrid";
import { NotFound } from "../../components/NotFound";
import { People } from "../../components/People";
import { Section, Sections } from "../../design/layout/Page";
import type { StyleScreenQuery } from "./__generated__/StyleScreenQuery.graphql";
import { StyleBanner } from "./StyleBanner";
import { StyleClasses } from "./StyleClasses";

export function StyleScreen({ queryRef }: { queryRef: PreloadedQuery<StyleScreenQuery> }) {
  const { style } = usePreloadedQuery<StyleScreenQuery>(
    graphql`
      query StyleScreenQuery($name: String!, $isMember: Boolean!) @preloadable @throwOnFieldError {
        style(name: $name) {
          name
          instructors {
            ...People_instructors
          }
          popularClasses(first: 3) {
            ...ClassGrid_danceClasses @arguments(isMember: $isMember)
          }
          ...StyleBanner_style
          ...StyleClasses_style @arguments(isMember: $isMember)
        }
      }
    `,
    queryRef,
  );
  if (style == null) return <NotFound />;
  return (
    <Sections>
      <title>{`${style.name} – Eightcount`}</title>
      <StyleBanner style={style} />
      {style.instructors.length > 0 && (
        <Section title={`Our ${style.name} Instructors`}>
          <People instructors={style.instructors} note="classes" />
        </Section>
      )}
      {style.popularClasses.length > 0 && (
        <Section title="Most Popular Classes">
          <ClassGrid danceClasses={style.popularClasses} columns={3} trim="thirdOnSmall" />
        </Section>
      )}
      <StyleClasses style={style} />
    </Sections>
  );
}
