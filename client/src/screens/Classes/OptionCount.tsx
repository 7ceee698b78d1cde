import styled from "styled-components";
import { VisuallyHidden } from "../../design/primitives/VisuallyHidden";
import { color } from "../../design/theme/theme";
import { classCount } from "../../format/formatCount";

export function OptionCount({ count }: { count: number }) {
  return (
    <>
      <Tally aria-hidden="true">{count}</Tally>
      <VisuallyHidden> {classCount(count)}</VisuallyHidden>
    </>
  );
}

const Tally = styled.small`
  padding-left: 8px;
  color: ${color.faint};
  font-size: 12px;
  font-variant-numeric: tabular-nums;
  [aria-pressed="true"] & {
    color: inherit;
  }
`;
