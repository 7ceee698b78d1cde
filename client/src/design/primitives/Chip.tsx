import styled, { css } from "styled-components";
import { color, font, radius } from "../theme/theme";

/** A small fact or a link in a pill. Use `as={Link}` to make it lead somewhere. */
export const Chip = styled.span<{ $size?: "s" | "m"; $isOn?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  height: ${(props) => (props.$size === "s" ? 28 : 36)}px;
  padding: 0 ${(props) => (props.$size === "s" ? 10 : 14)}px;
  border-radius: ${radius.pill};
  background: color-mix(in srgb, ${color.text} 8%, transparent);
  color: ${color.text};
  font: 600 ${(props) => (props.$size === "s" ? 13 : 14)}px/1 ${font.text};
  white-space: nowrap;
  --icon: 16px;
  ${(props) =>
    props.$isOn &&
    css`
      background: ${color.text};
      color: ${color.bg};
    `}
`;

/** A short label such as "79% off" or "FREE TRIAL". */
export const Tag = styled.span<{ $tone?: "tint" | "success" }>`
  display: inline-flex;
  align-items: center;
  height: 24px;
  padding: 0 9px;
  border-radius: ${radius.s};
  font: 700 12px/1 ${font.text};
  ${(props) =>
    props.$tone === "success"
      ? css`
          background: color-mix(in srgb, ${color.success} 16%, transparent);
          color: ${color.success};
        `
      : css`
          background: ${color.tintBg};
          color: ${color.tintText};
        `}
`;
