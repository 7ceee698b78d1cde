import styled from "styled-components";
import { Button } from "../../design/primitives/Button";
import { below } from "../../design/theme/breakpoints";
import { color } from "../../design/theme/theme";
import { QuietButton } from "./ActionRow";

export const DialogNote = styled.p`
  color: ${color.muted};
  text-wrap: pretty;
  p + & {
    margin-top: 8px;
  }
`;

export const DialogContent = styled.div`
  padding-top: 6px;
`;

/** A note with the button that follows it, which has its own line on phones. */
export const PauseRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 20px;
  margin-top: 20px;
  padding-top: 20px;
  border-top: 1px solid ${color.line};
  > p {
    flex: 1 1 220px;
  }
  ${below.small} {
    > button {
      flex: 1 1 100%;
    }
  }
`;

/** Fills a line of its own on phones. */
export const WideAction = styled(Button)`
  ${below.small} {
    && {
      flex: 1 1 100%;
    }
  }
`;

/** Comes before the other actions on phones, where they are stacked. */
export const FirstAction = styled(WideAction)`
  ${below.small} {
    order: -1;
  }
`;

/** A text link on the left of the dialog's actions, and below them on phones. */
export const LeftLink = styled(QuietButton)`
  margin-right: auto;
  color: ${color.muted};
  ${below.small} {
    order: 1;
    && {
      flex: 1 1 100%;
      justify-content: center;
      min-height: 44px;
      padding-block: 5px;
      margin-block: -4px -8px;
    }
  }
`;

/** Sits on the left of the dialog's actions, away from the ones that go on. */
export const LeftAction = styled(Button)`
  margin-right: auto;
  ${below.small} {
    order: 1;
    && {
      flex-basis: 100%;
    }
  }
`;
