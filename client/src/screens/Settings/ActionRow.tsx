import styled from "styled-components";
import { below } from "../../design/theme/breakpoints";

/** Buttons at the bottom of the panel. The one with `data-last` sits apart on the right. */
export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 32px;
  &:empty {
    display: none;
  }
  [data-last] {
    margin-left: auto;
  }
  ${below.small} {
    flex-direction: column;
    [data-last] {
      margin-left: 0;
    }
  }
`;
