import styled from "styled-components";
import { noticeHeight } from "../../../design/layout/availableWindow";
import { below } from "../../../design/theme/breakpoints";
import { color, radius } from "../../../design/theme/theme";
import { FullRow } from "./SettingsPanel";

/** Appears with the first edit. Stays at the bottom of the window on phones, below the fields. */
export const SaveBar = styled(FullRow)`
  display: flex;
  align-items: center;
  gap: 12px;
  ${below.shell} {
    position: sticky;
    bottom: ${noticeHeight};
    z-index: 1;
    margin: 0 -20px -18px;
    padding: 12px 20px 18px;
    border-radius: 0 0 ${radius.l} ${radius.l};
    border-top: 1px solid ${color.line};
    background: ${color.surface};
    > button {
      flex: 1 1 auto;
      padding-inline: 12px;
    }
  }
`;
