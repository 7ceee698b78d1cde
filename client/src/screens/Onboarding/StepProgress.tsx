import styled from "styled-components";
import { below } from "../../design/theme/breakpoints";
import { color } from "../../design/theme/theme";

export function StepProgress({ done, of }: { done: number; of: number }) {
  return (
    <Bars role="img" aria-label={`Step ${done} of ${of}`}>
      {Array.from({ length: of }, (_, index) => index + 1).map((step) => (
        <i key={step} className={step <= done ? "on" : ""} />
      ))}
    </Bars>
  );
}

const Bars = styled.div`
  display: flex;
  gap: 6px;
  i {
    width: 40px;
    height: 6px;
    border-radius: 3px;
    background: ${color.line};
  }
  i.on {
    background: ${color.action};
  }
  ${below.small} {
    i {
      width: 24px;
    }
  }
`;
