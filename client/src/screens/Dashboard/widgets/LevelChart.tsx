import { createTheme, ThemeProvider } from "@mui/material/styles";
import { BarChart } from "@mui/x-charts/BarChart";
import { ownTimeZone } from "../../../components/ownTimeZone";
import { tokens } from "../../../design/tokens";
import { axisLabel, axisMaximum, type Bucket, type Period } from "./chartRules";
import { LevelBar } from "./LevelBar";
import { LevelTooltip, LevelTooltipSource } from "./LevelTooltip";

interface LevelChartProps {
  /** Oldest first. */
  readonly buckets: readonly Bucket[];
  readonly period: Period;
  readonly size: { readonly width: number; readonly height: number };
}

const BAR_WIDTH_RATIO = 0.46;
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

/** Stacked bars of the three levels. The heavy library behind it is loaded only with this file. */
export function LevelChart({ buckets, period, size }: LevelChartProps) {
  const timeZone = ownTimeZone();
  const top = axisMaximum(buckets);
  const everyNth = Math.max(1, Math.ceil(buckets.length / 5));
  return (
    <ThemeProvider theme={theme}>
      <LevelTooltipSource value={{ buckets, period, timeZone }}>
        <BarChart
          {...size}
          hideLegend
          skipAnimation
          margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
          grid={{ horizontal: true }}
          colors={Object.values(tokens.color.level)}
          series={[
            { data: buckets.map((bucket) => bucket.beginner), label: "Beg", stack: "levels" },
            { data: buckets.map((bucket) => bucket.intermediate), label: "Int", stack: "levels" },
            { data: buckets.map((bucket) => bucket.advanced), label: "Adv", stack: "levels" },
          ]}
          xAxis={[
            {
              scaleType: "band",
              data: buckets.map((bucket) => bucket.timeRef),
              categoryGapRatio: 1 - BAR_WIDTH_RATIO,
              valueFormatter: (timeRef: string) => axisLabel(timeRef, period, timeZone),
              tickLabelInterval: (_value, index) => (buckets.length - 1 - index) % everyNth === 0,
              tickLabelStyle: muted,
              disableTicks: true,
            },
          ]}
          yAxis={[
            {
              min: 0,
              max: top,
              width: 30,
              tickInterval: [0, top / 2, top].filter(Number.isInteger),
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
