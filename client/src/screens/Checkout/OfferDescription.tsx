import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { useId, useState } from "react";
import styled from "styled-components";
import { TextButton } from "../../design/primitives/TextLink";
import { color } from "../../design/theme/theme";
import { offerText } from "./offerTexts";

export function OfferDescription({ planChoice }: { planChoice: PlanChoice }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { short, long } = offerText(planChoice);
  return (
    <Description aria-live="polite">
      <p>
        {short}{" "}
        <TextButton
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? "less" : "more"}
        </TextButton>
      </p>
      <p id={id} hidden={!isOpen}>
        {long}
      </p>
    </Description>
  );
}

const Description = styled.div`
  max-width: 66ch;
  margin: 20px 0 48px;
  color: ${color.muted};
  line-height: 1.55;
  p + p {
    margin-top: 8px;
  }
`;
