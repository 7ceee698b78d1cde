import styled from "styled-components";
import { Skeleton } from "../../../design/primitives/Skeleton";
import { color } from "../../../design/theme/theme";
import { BAR_STEP_PX } from "./chartRules";

/** Heights of the placeholder bars in percent, more than fit on any screen. */
const HEIGHTS = Array.from({ length: 40 }, (_, index) => 30 + ((index * 17) % 46));
const BAR_WIDTH_PX = 22;

export function ChartSkeleton({ height }: { height: number }) {
  return (
    <Bars style={{ height }} role="status" aria-label="Loading your chart" data-loading>
      {HEIGHTS.map((percent, index) => (
        <Bar key={index} style={{ height: `${percent}%` }} />
      ))}
    </Bars>
  );
}

const Bars = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: flex-end;
  gap: ${BAR_STEP_PX - BAR_WIDTH_PX}px;
  overflow: hidden;
  padding: 0 4px 26px 30px;
`;

/** The default skeleton color equals the panel's background. */
const Bar = styled(Skeleton)`
  flex: none;
  width: ${BAR_WIDTH_PX}px;
  border-radius: 3px;
  background: ${color.line};
`;
