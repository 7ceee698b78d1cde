import styled from "styled-components";
import { PanelSkeleton } from "../../design/primitives/Skeleton";

interface LoadingValueProps {
  /** Length of the text that it stands for, in characters. */
  readonly length?: number;
}

/** Keeps the place of a text in its line while it loads. */
export function LoadingValue({ length = 9 }: LoadingValueProps) {
  return (
    <Bar as="span" role="img" aria-label="Loading" data-loading style={{ width: `${length}ch` }} />
  );
}

const Bar = styled(PanelSkeleton)`
  display: inline-block;
  max-width: 100%;
  height: 0.9em;
  vertical-align: -0.1em;
`;
