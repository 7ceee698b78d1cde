import styled, { css } from "styled-components";
import { color, font, radius } from "../theme/theme";

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
