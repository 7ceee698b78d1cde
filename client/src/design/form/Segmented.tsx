import type { ReactNode } from "react";
import styled from "styled-components";
import { color, font, motion, radius } from "../theme/theme";

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly note?: ReactNode;
}

interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly selected: readonly Value[];
  readonly onToggle: (value: Value) => void;
}

/** Row of toggles. The caller decides whether one or several may be selected. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  return (
    <Pill role="group" aria-label={props.label}>
      {props.segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          aria-pressed={props.selected.includes(segment.value)}
          onClick={() => props.onToggle(segment.value)}
        >
          {segment.label}
          {segment.note}
        </button>
      ))}
    </Pill>
  );
}

const Pill = styled.div`
  display: inline-flex;
  flex: none;
  padding: 4px;
  border-radius: ${radius.pill};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.line};
  button {
    height: 36px;
    padding: 0 16px;
    border-radius: ${radius.pill};
    color: ${color.muted};
    font: 600 14px/1 ${font.text};
    white-space: nowrap;
    transition: background ${motion.quarter} ${motion.hit};
  }
  button:hover {
    color: ${color.text};
  }
  button[aria-pressed="true"] {
    background: ${color.text};
    color: ${color.bg};
  }
`;
