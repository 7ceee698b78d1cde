import { Star } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { useSaveClass } from "../../components/saving/useSaveClass";
import { Button } from "../../design/primitives/Button";
import type { SaveButton_danceClass$key } from "./__generated__/SaveButton_danceClass.graphql";

/** Save button, disabled until the server has responded. */
export function SaveButton({ danceClass }: { danceClass: SaveButton_danceClass$key }) {
  const data = useFragment<SaveButton_danceClass$key>(
    graphql`
      fragment SaveButton_danceClass on DanceClass {
        savedClassId
        ...useSaveClass_danceClass
      }
    `,
    danceClass,
  );
  const { toggle, isPending } = useSaveClass(data);
  const isSaved = data.savedClassId != null;
  return (
    <Button kind="outline" disabled={isPending} aria-pressed={isSaved} onClick={toggle}>
      <Star fill={isSaved ? "currentColor" : "none"} />
      {isSaved ? "Unsave" : "Save"}
    </Button>
  );
}
