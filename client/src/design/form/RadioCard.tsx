import { type ReactNode, useId } from "react";
import styled, { css } from "styled-components";
import { VisuallyHidden } from "../primitives/VisuallyHidden";
import { color, radius } from "../theme/theme";

interface RadioCardGroupProps<Value extends string> {
  readonly legend: string;
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly options: readonly RadioCardOption<Value>[];
}

export interface RadioCardOption<Value extends string> {
  readonly value: Value;
  readonly content: ReactNode;
  readonly end?: ReactNode;
}

export function RadioCardGroup<Value extends string>(props: RadioCardGroupProps<Value>) {
  const name = useId();
  return (
    <Group>
      <VisuallyHidden as="legend">{props.legend}</VisuallyHidden>
      {props.options.map((option) => (
        <Card key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={props.value === option.value}
            onChange={() => props.onChange(option.value)}
          />
          <div>{option.content}</div>
          {option.end !== undefined && <End>{option.end}</End>}
        </Card>
      ))}
    </Group>
  );
}

interface StillCardProps {
  readonly content: ReactNode;
  readonly end?: ReactNode;
}

/** Looks like the cards of a group where there is nothing to choose. */
export function StillCard({ content, end }: StillCardProps) {
  return (
    <Still>
      <div>{content}</div>
      {end !== undefined && <End>{end}</End>}
    </Still>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: 18px;
`;

const cardLook = css`
  display: grid;
  gap: 16px;
  align-items: start;
  padding: 22px 24px;
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1.5px ${color.line};
`;

const Card = styled.label`
  ${cardLook}
  grid-template-columns: 26px 1fr auto;
  cursor: pointer;
  input {
    appearance: none;
    width: 24px;
    height: 24px;
    margin: 2px 0 0;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1.5px ${color.lineStrong};
    outline: none;
  }
  input:checked {
    box-shadow: inset 0 0 0 7px ${color.action};
  }
  &:has(input:checked) {
    box-shadow:
      inset 0 0 0 2.5px ${color.action},
      0 12px 32px -16px color-mix(in srgb, ${color.action} 35%, transparent);
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

/* Without the frame of a choice. */
const Still = styled.div`
  ${cardLook}
  grid-template-columns: 1fr auto;
  background: color-mix(in srgb, ${color.text} 6%, transparent);
  box-shadow: none;
`;

const End = styled.div`
  text-align: right;
`;
