import { Star } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { art } from "../design/theme";
import type { SaveStar_danceClass$key } from "./__generated__/SaveStar_danceClass.graphql";
import { useMembershipGate } from "./MembershipPrompts";
import { useSaveClass } from "./useSaveClass";

/** The star on a card: saves the class for later, or takes it back. */
export function SaveStar({ danceClass }: { danceClass: SaveStar_danceClass$key }) {
  const data = useFragment<SaveStar_danceClass$key>(
    graphql`
      fragment SaveStar_danceClass on DanceClass {
        songName
        savedClassId
        ...useSaveClass_danceClass
      }
    `,
    danceClass,
  );
  const gate = useMembershipGate();
  const { toggle, isPending } = useSaveClass(data);
  const isSaved = data.savedClassId != null;
  return (
    <StarButton
      type="button"
      aria-label={`${isSaved ? "Unsave" : "Save"} ${data.songName}`}
      aria-pressed={isSaved}
      disabled={isPending}
      onClick={() => gate.whenMember(toggle)}
    >
      <span>
        <Star />
      </span>
    </StarButton>
  );
}

const StarButton = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  color: ${art.white};
  span {
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: 50%;
    background: ${art.disc};
  }
  &[aria-pressed="true"] svg {
    fill: currentColor;
  }
  &:focus-visible {
    border-radius: 50%;
  }
  --icon: 16px;
  @container (max-width: 200px) {
    span {
      width: 26px;
      height: 26px;
    }
    --icon: 14px;
  }
`;
