import styled from "styled-components";
import { color, font, magenta } from "../theme/theme";
import { Stretch } from "./Stretch";

const COLUMNS = [4, 12, 20.4, 29.4];
const COUNTED = [1.9, 2.7, 3.5, 4.4];

export function Logo({ withName = true }: { withName?: boolean }) {
  return (
    <Row>
      <svg viewBox="0 0 34 22" aria-hidden="true">
        <g fill="currentColor" opacity=".55">
          {COLUMNS.map((x) => (
            <circle key={x} cx={x} cy="4.2" r="1.7" />
          ))}
        </g>
        <Counted>
          {COLUMNS.map((x, index) => (
            <circle key={x} cx={x} cy="15.4" r={COUNTED[index]} />
          ))}
        </Counted>
      </svg>
      {withName && (
        <b>
          <Stretch from={78} to={122}>
            eightcount
          </Stretch>
        </b>
      )}
    </Row>
  );
}

// Minimum target height of the surrounding link.
const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 11px;
  min-height: 24px;
  color: ${color.text};
  svg {
    width: 34px;
    height: 22px;
    flex: none;
  }
  b {
    font: 820 20px/1 ${font.display};
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
`;

const Counted = styled.g`
  fill: ${magenta[400]};
  [data-theme="house"] & {
    fill: ${magenta[500]};
  }
`;
