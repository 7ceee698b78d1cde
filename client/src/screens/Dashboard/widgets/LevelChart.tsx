import { createTheme, ThemeProvider } from "@mui/material/styles";
import { BarChart } from "@mui/x-charts/BarChart";
import { tokens } from "../../../design/theme/tokens";
import { localTimeZone } from "../../../format/localTimeZone";
import {
  axisLabel,
  axisMaximum,
  axisTicks,
  type Bucket,
  type Period,
  padToSlots,
} from "./chartRules";
import { LevelBar } from "./LevelBar";
import { LevelTooltip, LevelTooltipSource } from "./LevelTooltip";

interface LevelChartProps {
  /** Ordered from oldest to newest. */
  readonly buckets: readonly Bucket[];
  /** Number of bars that fit. */
  readonly slots: number;
  readonly period: Period;
  readonly size: { readonly width: number; readonly height: number };
}

const BAR_WIDTH_RATIO = 0.46;
/** Prefix for the names of empty slots. Dates start with a digit, so the two never collide. */
const NO_BAR = "none-";
const stage = tokens.color.stage;
const theme = createTheme({
  palette: { mode: "dark" },
  typography: { fontFamily: tokens.font.text },
});
const muted = { fontSize: 12, fontWeight: 500, fill: stage.muted };
const styles = {
  "& .MuiChartsAxis-root .MuiChartsAxis-line": { stroke: stage.lineStrong },
  "& .MuiChartsGrid-root .MuiChartsGrid-line": { stroke: stage.line },
};

export function LevelChart({ buckets, slots, period, size }: LevelChartProps) {
  const timeZone = localTimeZone();
  const top = axisMaximum(buckets);
  const bars = padToSlots(buckets, slots);
  const names = bars.map((bar, index) => bar?.timeRef ?? `${NO_BAR}${index}`);
  const everyNth = Math.max(1, Math.ceil(bars.length / 5));
  return (
    <ThemeProvider theme={theme}>
      <LevelTooltipSource value={{ bars, period, timeZone }}>
        <BarChart
          {...size}
          hideLegend
          skipAnimation
          margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
          grid={{ horizontal: true }}
          colors={Object.values(tokens.color.level)}
          series={[
            { data: bars.map((bar) => bar?.beginner ?? null), label: "Beg", stack: "levels" },
            { data: bars.map((bar) => bar?.intermediate ?? null), label: "Int", stack: "levels" },
            { data: bars.map((bar) => bar?.advanced ?? null), label: "Adv", stack: "levels" },
          ]}
          xAxis={[
            {
              scaleType: "band",
              data: names,
              categoryGapRatio: 1 - BAR_WIDTH_RATIO,
              valueFormatter: (name: string) =>
                name.startsWith(NO_BAR) ? "" : axisLabel(name, period, timeZone),
              tickLabelInterval: (_value, index) => (bars.length - 1 - index) % everyNth === 0,
              tickLabelStyle: muted,
              disableTicks: true,
            },
          ]}
          yAxis={[
            {
              min: 0,
              max: top,
              width: 30,
              tickInterval: [...axisTicks(top)],
              tickLabelStyle: muted,
              disableTicks: true,
              disableLine: true,
            },
          ]}
          slots={{ bar: LevelBar, tooltip: LevelTooltip }}
          sx={styles}
        />
      </LevelTooltipSource>
    </ThemeProvider>
  );
}
