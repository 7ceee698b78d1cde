import { ChevronRight } from "lucide-react";
import styled from "styled-components";
import { color, font } from "../../design/theme/theme";

const STEPS = ["Choose offer", "Customer information", "Complete order"] as const;

/** Lists the steps of a purchase, which are all on one page. */
export function StepGuide() {
  return (
    <Steps aria-label="Steps">
      {STEPS.map((step, index) => (
        <li key={step}>
          {index > 0 && <ChevronRight aria-hidden="true" />}
          {step}
        </li>
      ))}
    </Steps>
  );
}

const Steps = styled.ol`
  --icon: 16px;
  display: flex;
  flex-wrap: wrap;
  gap: 6px 10px;
  margin-bottom: 32px;
  color: ${color.muted};
  font: 620 14px/1.4 ${font.text};
  li {
    display: inline-flex;
    align-items: center;
    gap: 10px;
  }
  svg {
    color: ${color.faint};
  }
`;
