import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import { color } from "../theme/theme";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "ref"> {
  readonly children: ReactNode;
}

export function Checkbox({ children, ...input }: CheckboxProps) {
  return (
    <Line>
      <Box>
        <input type="checkbox" {...input} />
        <Check aria-hidden="true" />
      </Box>
      <span>{children}</span>
    </Line>
  );
}

const Line = styled.label`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  min-height: 24px;
  font-size: 15px;
  line-height: 1.45;
  cursor: pointer;
  &:has(:disabled) {
    color: ${color.faint};
    cursor: not-allowed;
  }
`;

const Box = styled.span`
  position: relative;
  flex: none;
  width: 22px;
  height: 22px;
  display: grid;
  place-items: center;
  color: ${color.onAction};
  --icon: 15px;
  --icon-stroke: 3;
  input {
    appearance: none;
    position: absolute;
    inset: 0;
    margin: 0;
    border-radius: 6px;
    background: ${color.surface};
    box-shadow: inset 0 0 0 1.5px ${color.lineStrong};
    cursor: inherit;
  }
  input:checked {
    background: ${color.action};
    box-shadow: none;
  }
  input:focus-visible {
    box-shadow: 0 0 0 5px color-mix(in srgb, ${color.action} 60%, transparent);
  }
  svg {
    position: relative;
    pointer-events: none;
    visibility: hidden;
  }
  input:checked + svg {
    visibility: visible;
  }
`;
