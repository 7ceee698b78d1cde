import { ChevronLeft, ChevronRight } from "lucide-react";
import styled from "styled-components";
import { Segmented } from "../../../design/form/Segmented";
import { IconButton } from "../../../design/primitives/IconButton";
import { text } from "../../../design/theme/type";
import type { Period } from "./chartRules";

const PERIODS: readonly { value: Period; label: string }[] = [
  { value: "DAY", label: "Day" },
  { value: "WEEK", label: "Week" },
  { value: "MONTH", label: "Month" },
];

/** Slide actions through time. Null at either end. */
export interface Slides {
  readonly earlier: (() => void) | null;
  readonly later: (() => void) | null;
}

interface ChartHeaderProps {
  readonly period: Period;
  readonly onChange: (period: Period) => void;
  readonly slides?: Slides;
}

export function ChartHeader({ period, onChange, slides }: ChartHeaderProps) {
  const shown = PERIODS.find(({ value }) => value === period)?.label ?? "";
  return (
    <Row>
      <h2>Classes Taken Per {shown}</h2>
      <span>
        <Segmented label="Period" segments={PERIODS} selected={[period]} onToggle={onChange} />
        {slides !== undefined && (
          <span className="slides">
            <IconButton
              label="Earlier"
              disabled={slides.earlier === null}
              onClick={slides.earlier ?? undefined}
            >
              <ChevronLeft />
            </IconButton>
            <IconButton
              label="Later"
              disabled={slides.later === null}
              onClick={slides.later ?? undefined}
            >
              <ChevronRight />
            </IconButton>
          </span>
        )}
      </span>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-bottom: 14px;
  h2 {
    ${text.title2}
  }
  > span {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  .slides {
    display: inline-flex;
  }
`;
