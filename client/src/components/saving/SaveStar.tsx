import { Suspense } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { lazyComponent } from "../../navigation/lazyComponent";
import { canWatch } from "../../session/authState";
import { useAuth } from "../../session/SessionProvider";
import { useMembershipGate } from "../membership/MembershipGate";
import type { SaveStar_danceClass$key } from "./__generated__/SaveStar_danceClass.graphql";
import { StarButton } from "./StarButton";

// Visitors cannot save classes, so their pages do not load the code for it.
const MemberStar = lazyComponent(async () => (await import("./MemberStar")).MemberStar, true);

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
  const starProps = { song: data.songName, isSaved: data.savedClassId != null };
  // Data fetched for a visitor lacks the saved state until it is fetched again for the member.
  if (!mayWatch || data.own == null) {
    return <StarButton {...starProps} onClick={() => gate.whenEntitled(() => undefined)} />;
  }
  return (
    <Suspense fallback={<StarButton {...starProps} disabled />}>
      <MemberStar danceClass={data.own} />
    </Suspense>
  );
}
