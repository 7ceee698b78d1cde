import { graphql, useFragment } from "react-relay/hooks";
import type { MemberStar_danceClass$key } from "./__generated__/MemberStar_danceClass.graphql";
import { StarButton } from "./StarButton";
import { useSaveClass } from "./useSaveClass";

export function MemberStar({ danceClass }: { danceClass: MemberStar_danceClass$key }) {
  const data = useFragment<MemberStar_danceClass$key>(
    graphql`
      fragment MemberStar_danceClass on DanceClass {
        songName
        savedClassId
        ...useSaveClass_danceClass
      }
    `,
    danceClass,
  );
  const { toggle, isPending } = useSaveClass(data);
  return (
    <StarButton
      song={data.songName}
      isSaved={data.savedClassId != null}
      disabled={isPending}
      onClick={toggle}
    />
  );
}
