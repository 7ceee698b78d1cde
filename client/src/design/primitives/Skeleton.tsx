import styled, { keyframes } from "styled-components";
import { color } from "../theme/theme";

const beat = keyframes`50% { opacity: 0.55; }`;

/** Give it the size of the content it replaces. */
export const Skeleton = styled.div`
  border-radius: 8px;
  background: ${color.surface};
  animation: ${beat} 1s steps(2) infinite;
`;

/** Visible on panels, whose background is that of other skeletons. */
export const PanelSkeleton = styled(Skeleton)`
  background: color-mix(in srgb, ${color.text} 9%, transparent);
`;
