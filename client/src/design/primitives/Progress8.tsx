import styled from "styled-components";
import { art } from "../theme/theme";

const CELLS = Array.from({ length: 8 }, (_, index) => index);

interface Progress8Props {
  /** From 0 to 1. Other values are clamped. */
  readonly value: number;
  readonly label: string;
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

export function Progress8({ value, label }: Progress8Props) {
  const share = clamp(value);
  return (
    <Cells
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
    >
      {CELLS.map((cell) => (
        <i key={cell}>
          <b style={{ width: `${clamp(share * 8 - cell) * 100}%` }} />
        </i>
      ))}
    </Cells>
  );
}

const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(8, 1fr);
  gap: 3px;
  height: 5px;
  i {
    border-radius: 2px;
    background: ${art.cellOff};
    overflow: hidden;
  }
  b {
    display: block;
    height: 100%;
    background: ${art.white};
  }
`;
