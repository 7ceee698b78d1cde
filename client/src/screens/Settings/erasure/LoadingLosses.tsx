import styled from "styled-components";
import { PanelSkeleton } from "../../../design/primitives/Skeleton";
import { VisuallyHidden } from "../../../design/primitives/VisuallyHidden";
import { Losses } from "./LossList";

const WIDTHS = ["62%", "48%", "34%", "26%"];

/** Keeps the room of the list until it has loaded. */
export function LoadingLosses() {
  return (
    <div role="status" data-loading>
      <VisuallyHidden>Loading</VisuallyHidden>
      <Losses aria-hidden="true">
        {WIDTHS.map((width) => (
          <li key={width}>
            <Bar style={{ width }} />
          </li>
        ))}
      </Losses>
    </div>
  );
}

const Bar = styled(PanelSkeleton)`
  height: 1.5em;
`;
