import styled, { css } from "styled-components";
import { MailLink, TextButton, TextLink } from "../../design/primitives/TextLink";
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

/** Actions that step back beside the first one. They share lines on phones, and fill them. */
export const QuietActions = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  color: ${color.muted};
  font: 440 15px/1.5 ${font.text};
  &:empty {
    display: none;
  }
  ${below.small} {
    > span {
      flex-basis: 100%;
    }
    > button {
      flex: 1 1 auto;
      padding: 0 12px;
      font-size: 14px;
    }
  }
`;

/** Underlined, but not pink, because it is not what the page is about. */
const quietLook = css`
  color: ${color.text};
  text-decoration-color: color-mix(in srgb, ${color.text} 35%, transparent);
`;

export const QuietButton = styled(TextButton)`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  text-align: start;
  --icon: 15px;
  ${quietLook}
`;

export const QuietLink = styled(TextLink)`
  ${quietLook}
`;

export const QuietMailLink = styled(MailLink)`
  ${quietLook}
`;
