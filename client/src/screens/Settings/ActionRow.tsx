import styled from "styled-components";
import { TextButton } from "../../design/primitives/TextLink";
import { below } from "../../design/theme/breakpoints";
import { color, font } from "../../design/theme/theme";

/** Buttons at the bottom of the panel. */
export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  &:empty {
    display: none;
  }
  ${below.small} {
    > button,
    > a {
      flex: 1 1 100%;
    }
  }
`;

/** Actions that step back beside a button. */
export const QuietActions = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  gap: 4px 20px;
  align-items: center;
  color: ${color.muted};
  font: 440 15px/1.5 ${font.text};
  &:empty {
    display: none;
  }
`;

/** The same for pills without a background, whose text stays in line with what is above. */
export const QuietPills = styled(QuietActions)`
  margin-inline-end: -8px;
  &:first-child {
    margin-inline-start: -8px;
    > span {
      padding-inline-start: 8px;
    }
  }
  ${below.small} {
    margin-inline: -8px;
    > span {
      padding-inline: 8px;
    }
  }
`;

/** A text button that is not pink, because it is not what the page is about. */
export const QuietButton = styled(TextButton)`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  color: ${color.text};
  text-align: start;
  text-decoration-color: color-mix(in srgb, ${color.text} 35%, transparent);
  --icon: 15px;
`;
