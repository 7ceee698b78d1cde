import styled from "styled-components";
import { below } from "../../design/theme/breakpoints";

/** Buttons at the bottom of the panel. The one with `data-last` sits apart on the right. */
export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  &:empty {
    display: none;
  }
  [data-last] {
    margin-left: auto;
  }
  ${below.small} {
    > button,
    > a {
      flex: 1 1 100%;
    }
    [data-last] {
      margin-left: 0;
    }
  }
`;
