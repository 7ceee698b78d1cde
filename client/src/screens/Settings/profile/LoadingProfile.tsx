import styled from "styled-components";
import { Skeleton } from "../../../design/primitives/Skeleton";
import { VisuallyHidden } from "../../../design/primitives/VisuallyHidden";
import { below } from "../../../design/theme/breakpoints";
import { radius } from "../../../design/theme/theme";
import { SECTIONS, type Section } from "./anchors";
import { Panels } from "./SettingsPart";
import { JUMPS_HEIGHT } from "./stickyRows";

interface Heights {
  readonly desk: number;
  readonly phone: number;
}

/** Of the panels, in pixels, as they usually are. */
const HEIGHTS: Readonly<Record<Section, Heights>> = {
  details: { desk: 400, phone: 546 },
  security: { desk: 474, phone: 480 },
  privacy: { desk: 407, phone: 474 },
};

/** Keeps the room of the jumps and the panels until the profile has loaded. */
export function LoadingProfile() {
  return (
    <Room role="status" data-loading>
      <VisuallyHidden>Loading</VisuallyHidden>
      <Panels>
        {(Object.keys(SECTIONS) as Section[]).map((section) => (
          <Block key={section} $heights={HEIGHTS[section]} />
        ))}
      </Panels>
    </Room>
  );
}

const Room = styled.div`
  padding-top: ${JUMPS_HEIGHT};
  ${below.shell} {
    margin-top: -12px;
  }
`;

const Block = styled(Skeleton)<{ $heights: Heights }>`
  height: ${({ $heights }) => $heights.desk}px;
  border-radius: ${radius.l};
  ${below.shell} {
    height: ${({ $heights }) => $heights.phone}px;
  }
`;
