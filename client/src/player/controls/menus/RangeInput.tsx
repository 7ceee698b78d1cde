import styled from "styled-components";
import { color } from "../../../design/theme/theme";

interface RangeInputProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly valueText: string;
  readonly isDisabled?: boolean;
  readonly onChange: (value: number) => void;
  readonly onCommit?: () => void;
}

export function RangeInput(props: RangeInputProps) {
  const share = ((props.value - props.min) / (props.max - props.min)) * 100;
  return (
    <Input
      type="range"
      aria-label={props.label}
      aria-valuetext={props.valueText}
      min={props.min}
      max={props.max}
      step={props.step}
      value={props.value}
      disabled={props.isDisabled}
      style={{ backgroundSize: `${share}% 100%` }}
      onChange={(event) => props.onChange(event.currentTarget.valueAsNumber)}
      onPointerUp={props.onCommit}
    />
  );
}

const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 5px;
  appearance: none;
  border-radius: 3px;
  background: linear-gradient(${color.text}, ${color.text}) no-repeat ${color.lineStrong};
  cursor: pointer;
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  &::-webkit-slider-thumb {
    appearance: none;
    width: 24px;
    height: 24px;
    border: 0;
    border-radius: 50%;
    background: radial-gradient(circle, ${color.text} 0 8px, transparent 8.5px);
  }
  &::-moz-range-thumb {
    width: 16px;
    height: 16px;
    border: 0;
    border-radius: 50%;
    background: ${color.text};
  }
`;
