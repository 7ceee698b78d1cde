import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import styled from "styled-components";
import { NotFound } from "../../components/NotFound";
import { below } from "../../design/theme/breakpoints";
import { ClassPlayer } from "../../player/ClassPlayer";
import { useActivity } from "../../tracking/useActivity";
import type { ClassPageScreenQuery } from "./__generated__/ClassPageScreenQuery.graphql";
import { AboutClass } from "./AboutClass";
import { SideList } from "./SideList";

export function ClassPageScreen({ queryRef }: { queryRef: PreloadedQuery<ClassPageScreenQuery> }) {
  const { danceClass, viewer } = usePreloadedQuery<ClassPageScreenQuery>(
    graphql`
      query ClassPageScreenQuery($classId: ID!) @preloadable {
        danceClass(classId: $classId) {
          songName
          songArtist
          classId
          ...ClassPlayer_danceClass
          ...AboutClass_danceClass
          ...SideList_danceClass
        }
        viewer {
          ...SideList_viewer
        }
      }
    `,
    queryRef,
  );
  useActivity("CLASS_VIEWED", "classId", danceClass?.classId ?? null);
  if (danceClass == null) return <NotFound />;
  return (
    <>
      <title>{`${danceClass.songName} by ${danceClass.songArtist} – Eightcount`}</title>
      <ClassPlayer key={danceClass.classId} danceClass={danceClass} />
      <Columns>
        <AboutClass danceClass={danceClass} />
        <SideList danceClass={danceClass} viewer={viewer ?? null} />
      </Columns>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 444px;
  gap: 56px;
  margin-top: 28px;
  ${below.desktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 40px;
  }
`;
