import styled from "styled-components";
import { PanelSkeleton } from "../../design/primitives/Skeleton";
import { VisuallyHidden } from "../../design/primitives/VisuallyHidden";
import { radius } from "../../design/theme/theme";

interface PlanPlaceholdersProps {
  readonly count: number;
}

/** Keeps a dialog's height until its plans are there. */
export function PlanPlaceholders({ count }: PlanPlaceholdersProps) {
  return (
    <Waiting data-loading>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} aria-hidden="true" />
      ))}
    </Waiting>
  );
}

const Waiting = styled.div`
  display: grid;
  gap: 18px;
`;

const Card = styled(PanelSkeleton)`
  height: 118px;
  border-radius: ${radius.l};
`;
