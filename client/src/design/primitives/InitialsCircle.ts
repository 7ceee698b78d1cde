import styled from "styled-components";
import { color, font, radius } from "../theme/theme";

/** Contains a member's initials, or an icon until they are known. */
export const InitialsCircle = styled.span<{ $size?: "m" | "l" }>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => ($size === "l" ? 52 : 40)}px;
  height: ${({ $size }) => ($size === "l" ? 52 : 40)}px;
  border-radius: ${radius.pill};
  background: color-mix(in srgb, ${color.text} 10%, transparent);
  font: 660 ${({ $size }) => ($size === "l" ? 18 : 15)}px/1 ${font.text};
`;
