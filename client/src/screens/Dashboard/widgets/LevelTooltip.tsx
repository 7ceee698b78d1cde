import { ChartsTooltipContainer, useAxesTooltip } from "@mui/x-charts/ChartsTooltip";
import { createContext, useContext } from "react";
import styled from "styled-components";
import { color, elevation, radius } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import { type Bucket, type Period, periodLabel, totalOf } from "./chartRules";

interface TooltipSource {
  /** Bars on the chart from oldest to newest. Null marks an empty slot. */
  readonly bars: readonly (Bucket | null)[];
  readonly period: Period;
  readonly timeZone: string;
}

/** Context for the tooltip, because the chart renders it without passing any data. */
export const LevelTooltipSource = createContext<TooltipSource>({
  bars: [],
  period: "WEEK",
  timeZone: "UTC",
});

export function LevelTooltip() {
  return (
    <ChartsTooltipContainer trigger="axis">
      <Tip />
    </ChartsTooltipContainer>
  );
}

function Tip() {
  const { bars, period, timeZone } = useContext(LevelTooltipSource);
  const index = useAxesTooltip()?.[0]?.dataIndex;
  const bucket = index === undefined ? null : bars[index];
  if (bucket == null) return null;
  const lines = {
    Total: totalOf(bucket),
    Adv: bucket.advanced,
    Int: bucket.intermediate,
    Beg: bucket.beginner,
  };
  return (
    <Plate>
      <b>{periodLabel(bucket.timeRef, period, timeZone)}</b>
      <dl>
        {Object.entries(lines).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Plate>
  );
}

const Plate = styled.div`
  min-width: 128px;
  padding: 12px 14px;
  border-radius: ${radius.m};
  background: ${color.overlay};
  color: ${color.text};
  box-shadow: ${elevation[2]};
  ${text.caption}
  dl {
    margin-top: 6px;
  }
  dl div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
`;
