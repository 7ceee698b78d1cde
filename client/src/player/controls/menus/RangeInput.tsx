import styled from "styled-components";
import { color } from "../../../design/theme/theme";

interface RangeInputProps {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly value: number;
  /** Value for screen readers. */
  readonly says: string;
  readonly isOff?: boolean;
  readonly onChange: (value: number) => void;
  /** Called when the pointer is released. */
  readonly onDone?: () => void;
}

export function RangeInput(props: RangeInputProps) {
  const share = ((props.value - props.least) / (props.most - props.least)) * 100;
  return (
    <Input
      type="range"
      aria-label={props.label}
      aria-valuetext={props.says}
      min={props.least}
      max={props.most}
      step={props.step}
      value={props.value}
      disabled={props.isOff}
      style={{ backgroundSize: `${share}% 100%` }}
      onChange={(event) => props.onChange(event.currentTarget.valueAsNumber)}
      onPointerUp={props.onDone}
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
