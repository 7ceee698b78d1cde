import styled from "styled-components";
import { VisuallyHidden } from "../../../design/primitives/VisuallyHidden";
import { color } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import { localTimeZone } from "../../../format/localTimeZone";
import { type Bucket, type Period, periodLabel, totalOf } from "./chartRules";

interface LevelTableProps {
  /** Ordered from oldest to newest, as in the chart. */
  readonly buckets: readonly Bucket[];
  readonly period: Period;
}

const PERIOD_NAMES: Record<Period, string> = { DAY: "Day", WEEK: "Week", MONTH: "Month" };

/** Short headings, as in the tooltip, so that all columns fit on a phone. */
const COLUMNS = { Total: "Total", Adv: "Advanced", Int: "Intermediate", Beg: "Beginner" };

export function LevelTable({ buckets, period }: LevelTableProps) {
  const timeZone = localTimeZone();
  return (
    <Plain>
      <VisuallyHidden as="caption">Classes taken by level</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{PERIOD_NAMES[period]}</th>
          {Object.entries(COLUMNS).map(([short, name]) => (
            <th key={short} scope="col" aria-label={name}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {buckets.toReversed().map((bucket) => (
          <tr key={bucket.timeRef}>
            <th scope="row">{periodLabel(bucket.timeRef, period, timeZone)}</th>
            <td>{totalOf(bucket)}</td>
            <td>{bucket.advanced}</td>
            <td>{bucket.intermediate}</td>
            <td>{bucket.beginner}</td>
          </tr>
        ))}
      </tbody>
    </Plain>
  );
}

const Plain = styled.table`
  width: 100%;
  border-collapse: collapse;
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
  ${text.caption}
  th,
  td {
    padding: 7px 4px;
    border-bottom: 1px solid ${color.line};
    text-align: right;
    font-weight: 500;
  }
  th:first-child {
    text-align: left;
    white-space: nowrap;
  }
  td:nth-child(2) {
    color: ${color.text};
    font-weight: 700;
  }
`;
