import { Suspense } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { lazyPart } from "../../navigation/lazyPart";
import { canWatch } from "../../session/authState";
import { useAuth } from "../../session/SessionProvider";
import { useMembershipGate } from "../membership/MembershipGate";
import type { SaveStar_danceClass$key } from "./__generated__/SaveStar_danceClass.graphql";
import { StarButton } from "./StarButton";

// Visitors never save, so what saves is no part of the pages they see first.
const MemberStar = lazyPart(async () => (await import("./MemberStar")).MemberStar, true);

/** The star on a card: saves the class for members, invites everyone else to become one. */
export function SaveStar({ danceClass }: { danceClass: SaveStar_danceClass$key }) {
  const data = useFragment<SaveStar_danceClass$key>(
    graphql`
      fragment SaveStar_danceClass on DanceClass
      @argumentDefinitions(isMember: { type: "Boolean!", defaultValue: true }) {
        songName
        savedClassId @include(if: $isMember)
        ...MemberStar_danceClass @include(if: $isMember) @alias(as: "own")
      }
    `,
    danceClass,
  );
  const mayWatch = canWatch(useAuth());
  const gate = useMembershipGate();
  const face = { song: data.songName, isSaved: data.savedClassId != null };
  // Asked for a visitor, the class does not say whether it is saved; it is asked again for a member.
  if (!mayWatch || data.own == null) {
    return <StarButton {...face} onClick={() => gate.whenMember(() => undefined)} />;
  }
  return (
    <Suspense fallback={<StarButton {...face} disabled />}>
      <MemberStar danceClass={data.own} />
    </Suspense>
  );
}
