import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import { color, motion, radius } from "../theme/theme";

interface IconButtonProps extends Omit<ComponentProps<"button">, "ref" | "children"> {
  readonly label: string;
  readonly children: ReactNode;
}

export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <Round type="button" aria-label={label} title={label} {...rest}>
      {children}
    </Round>
  );
}

const Round = styled.button`
  width: 44px;
  height: 44px;
  display: inline-grid;
  place-items: center;
  flex: none;
  border-radius: ${radius.pill};
  color: ${color.text};
  transition: background ${motion.quarter} ${motion.hit};
  &:hover:not(:disabled) {
    background: color-mix(in srgb, ${color.text} 9%, transparent);
  }
  &:disabled {
    color: ${color.faint};
    cursor: default;
  }
`;
