import { Check } from "lucide-react";
import styled from "styled-components";
import { color } from "../../design/theme/theme";
import { AsidePanel } from "./AsidePanel";

const BENEFITS = [
  "Every class in every style, as often as you like",
  "Slow down, mirror, or loop any move",
  "Your progress and saved classes on every device",
  "Cancel anytime before your next payment",
];

interface BenefitsProps {
  /** True if a payment follows, or would follow a purchase, that the member can cancel. */
  readonly isCancelable?: boolean;
  /** True for a former member, who has none of it now. */
  readonly isFormer?: boolean;
}

/** What a membership includes. */
export function Benefits({ isCancelable = true, isFormer = false }: BenefitsProps) {
  return (
    <AsidePanel title={isFormer ? "What you get back" : "What you get"}>
      <List>
        {(isCancelable ? BENEFITS : BENEFITS.slice(0, -1)).map((benefit) => (
          <li key={benefit}>
            <Check aria-hidden="true" />
            {benefit}
          </li>
        ))}
      </List>
    </AsidePanel>
  );
}

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${color.muted};
  line-height: 1.5;
  --icon: 18px;
  li {
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr);
    gap: 12px;
  }
  svg {
    margin-top: 3px;
    color: ${color.accent};
  }
`;
