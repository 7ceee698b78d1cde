import styled from "styled-components";
import { availableHeight } from "../../../design/layout/availableWindow";
import { below } from "../../../design/theme/breakpoints";
import { text } from "../../../design/theme/type";

export const QuestionFrame = styled.div<{ $width?: number }>`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 40px;
  width: min(${(props) => props.$width ?? 850}px, 100% - 96px);
  min-height: calc(${availableHeight} - 80px - max(92px, var(--bottom-bar)));
  margin: 0 auto max(92px, var(--bottom-bar));
  padding: 24px 0 40px;
  h1 {
    ${text.displayL}
  }
  ${below.funnel} {
    justify-content: flex-start;
    gap: 28px;
    width: calc(100% - 40px);
    min-height: 0;
    padding-bottom: 24px;
  }
`;
