import { lazy, Suspense } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { canWatch } from "../session/authState";
import { useAuth } from "../session/SessionProvider";
import type { SaveStar_danceClass$key } from "./__generated__/SaveStar_danceClass.graphql";
import { useMembershipGate } from "./MembershipPrompts";
import { StarButton } from "./StarButton";

// Visitors never save, so what saves is no part of the pages they see first.
const MemberStar = lazy(async () => ({ default: (await import("./MemberStar")).MemberStar }));

/** The star on a card: saves the class for members, invites everyone else to become one. */
export function SaveStar({ danceClass }: { danceClass: SaveStar_danceClass$key }) {
  const data = useFragment<SaveStar_danceClass$key>(
    graphql`
      fragment SaveStar_danceClass on DanceClass {
        songName
        savedClassId
        ...MemberStar_danceClass
      }
    `,
    danceClass,
  );
  const mayWatch = canWatch(useAuth());
  const gate = useMembershipGate();
  const face = { song: data.songName, isSaved: data.savedClassId != null };
  if (!mayWatch) return <StarButton {...face} onClick={() => gate.whenMember(() => undefined)} />;
  return (
    <Suspense fallback={<StarButton {...face} disabled />}>
      <MemberStar danceClass={data} />
    </Suspense>
  );
}
