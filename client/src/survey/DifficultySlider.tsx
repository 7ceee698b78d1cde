import { DIFFICULTY, DIFFICULTY_LABELS } from "@eightcount/rules/watching/difficulty-survey";
import styled from "styled-components";
import { below } from "../design/theme/breakpoints";
import { color, font } from "../design/theme/theme";

interface DifficultySliderProps {
  readonly value: number;
  readonly onChange: (difficulty: number) => void;
}

const labelOf = (difficulty: number) =>
  DIFFICULTY_LABELS.find((one) => one.difficulty === difficulty)?.label;

function valueText(difficulty: number): string {
  const own = labelOf(difficulty);
  if (own !== undefined) return own;
  return `between ${labelOf(difficulty - 1)} and ${labelOf(difficulty + 1)}`;
}

export function DifficultySlider({ value, onChange }: DifficultySliderProps) {
  const { min, max } = DIFFICULTY;
  return (
    <Scale>
      <input
        type="range"
        aria-label="Difficulty"
        aria-valuetext={valueText(value)}
        min={min}
        max={max}
        step={1}
        value={value}
        style={{ "--share": (value - min) / (max - min) } as React.CSSProperties}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <Labels aria-hidden="true">
        {DIFFICULTY_LABELS.map(({ difficulty, label }) => (
          <li key={difficulty} data-current={difficulty === value || undefined}>
            {label}
          </li>
        ))}
      </Labels>
    </Scale>
  );
}

const THUMB = 28;

const Scale = styled.div`
  input {
    width: 100%;
    height: 44px;
    margin: 0;
    appearance: none;
    background: transparent;
    cursor: pointer;
  }
  input::-webkit-slider-runnable-track {
    height: 6px;
    border-radius: 3px;
    background: linear-gradient(
      to right,
      ${color.accent} calc(var(--share) * 100%),
      ${color.lineStrong} calc(var(--share) * 100%)
    );
  }
  input::-moz-range-track {
    height: 6px;
    border-radius: 3px;
    background: ${color.lineStrong};
  }
  input::-moz-range-progress {
    height: 6px;
    border-radius: 3px;
    background: ${color.accent};
  }
  input::-webkit-slider-thumb {
    appearance: none;
    width: ${THUMB}px;
    height: ${THUMB}px;
    margin-top: ${(6 - THUMB) / 2}px;
    border: 3px solid ${color.raised};
    border-radius: 50%;
    background: ${color.text};
  }
  input::-moz-range-thumb {
    width: ${THUMB - 6}px;
    height: ${THUMB - 6}px;
    border: 3px solid ${color.raised};
    border-radius: 50%;
    background: ${color.text};
  }
  input:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
    border-radius: 10px;
  }
`;

const Labels = styled.ol`
  display: grid;
  grid-template-columns: 1fr 1fr 1fr;
  margin: 4px 0 0;
  padding: 0;
  list-style: none;
  color: ${color.muted};
  font: 600 15px/1.3 ${font.text};
  li:nth-child(2) {
    text-align: center;
  }
  li:nth-child(3) {
    text-align: right;
  }
  [data-current] {
    color: ${color.text};
  }
  ${below.survey} {
    font-size: 14px;
  }
`;
