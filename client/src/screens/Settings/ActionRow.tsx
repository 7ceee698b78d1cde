import styled, { css } from "styled-components";
import { MailLink, TextButton, TextLink } from "../../design/primitives/TextLink";
import { below } from "../../design/theme/breakpoints";
import { color } from "../../design/theme/theme";

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

/** Equal buttons in one line, and on phones in two columns whose first line an odd one fills. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  &:empty {
    display: none;
  }
  ${below.small} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(max(140px, 34%), 1fr));
    > button {
      padding: 0 8px;
      font-size: 14px;
    }
    /* The label of a link needs the line to itself. */
    > a,
    > a ~ button {
      grid-column: 1 / -1;
    }
    > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

/** Underlined, but not pink, because it is not what the page is about. */
const quietLook = css`
  color: ${color.text};
  text-decoration-color: color-mix(in srgb, ${color.text} 35%, transparent);
`;

/** As high as a thumb needs it, without moving what is around it. */
const forThumbs = css`
  ${below.small} {
    padding-block: 11px;
    margin-block: -11px;
  }
`;

export const QuietButton = styled(TextButton)`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  text-align: start;
  --icon: 15px;
  ${quietLook}
  ${forThumbs}
`;

export const QuietLink = styled(TextLink)`
  ${quietLook}
  ${forThumbs}
`;

export const QuietMailLink = styled(MailLink)`
  white-space: nowrap;
  ${quietLook}
  ${forThumbs}
`;
