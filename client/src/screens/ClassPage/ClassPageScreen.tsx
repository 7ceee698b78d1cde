import { lazy, Suspense } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import styled from "styled-components";
import { NotFound } from "../../components/NotFound";
import { below } from "../../design/breakpoints";
import { art, radius } from "../../design/theme";
import { useActivity } from "../../tracking/useActivity";
import type { ClassPageScreenQuery } from "./__generated__/ClassPageScreenQuery.graphql";
import { AboutClass } from "./AboutClass";
import { SideList } from "./SideList";

const ClassPlayer = lazy(() =>
  import("../../player/ClassPlayer").then((module) => ({ default: module.ClassPlayer })),
);

/** One class: the player above, what it is below, more to dance beside. */
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
      <Suspense fallback={<Place />}>
        <ClassPlayer key={danceClass.classId} danceClass={danceClass} />
      </Suspense>
      <Columns>
        <AboutClass danceClass={danceClass} />
        <SideList danceClass={danceClass} viewer={viewer ?? null} />
      </Columns>
    </>
  );
}

const Place = styled.div`
  height: clamp(300px, calc(56.25vw - 80px), 600px);
  border-radius: ${radius.l};
  background: ${art.inkOnAccent};
  ${below.shell} {
    height: 300px;
    /* Room for the player's keys and its timestamps, and the gap below them. */
    margin: 0 -20px 164px;
    border-radius: 0;
  }
`;

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
