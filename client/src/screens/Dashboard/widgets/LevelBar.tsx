import type { BarProps } from "@mui/x-charts/BarChart";

const GAP_PX = 2;
const RADIUS_PX = 3;

/** One level's segment of a stacked bar, with rounded corners and a gap above and below. */
export function LevelBar({ x, y, width, height, ownerState }: BarProps) {
  if (height <= GAP_PX) return null;
  return (
    <rect
      x={x}
      y={y + GAP_PX / 2}
      width={width}
      height={height - GAP_PX}
      rx={RADIUS_PX}
      fill={ownerState.color}
    />
  );
}
