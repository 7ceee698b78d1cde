import { Link } from "react-router-dom";
import styled, { css } from "styled-components";
import { color } from "../theme/theme";

const underlined = css`
  /* Target height of at least 24 px. The negative margins keep the line height. */
  padding-block: 5px;
  margin-block: -5px;
  color: ${color.accent};
  font-weight: 620;
  text-decoration: underline;
  text-decoration-thickness: 1.5px;
  text-underline-offset: 3px;
  text-decoration-color: color-mix(in srgb, ${color.accent} 45%, transparent);
  &:hover {
    text-decoration-color: currentColor;
  }
`;

export const TextLink = styled(Link)`
  ${underlined}
`;

export const MailLink = styled.a`
  ${underlined}
`;

export const TextButton = styled.button`
  ${underlined}
`;
