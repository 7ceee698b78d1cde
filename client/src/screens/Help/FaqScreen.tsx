import { formatPrice } from "@eightcount/rules/billing/money";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { Plus } from "lucide-react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import styled from "styled-components";
import { color, font, motion } from "../../design/theme/theme";
import type { FaqScreenQuery } from "./__generated__/FaqScreenQuery.graphql";
import { faqEntries } from "./faq";
import { HelpFrame } from "./HelpFrame";

export function FaqScreen({ queryRef }: { queryRef: PreloadedQuery<FaqScreenQuery> }) {
  const { plans } = usePreloadedQuery<FaqScreenQuery>(
    graphql`
      query FaqScreenQuery @preloadable @throwOnFieldError {
        plans(currency: USD) {
          choice
          priceCents
        }
      }
    `,
    queryRef,
  );
  const priceOf = (choice: PlanChoice) => {
    const plan = plans.find((one) => one.choice === choice);
    return plan === undefined ? "-" : formatPrice(plan.priceCents, "USD");
  };
  const entries = faqEntries({
    monthly: priceOf("MONTHLY"),
    yearly: priceOf("YEARLY"),
  });
  return (
    <HelpFrame>
      {entries.map(({ question, answer }) => (
        <Entry key={question}>
          <summary>
            <h2>{question}</h2>
            <Plus aria-hidden="true" />
          </summary>
          <p>{answer}</p>
        </Entry>
      ))}
    </HelpFrame>
  );
}

const Entry = styled.details`
  border-bottom: 1px solid ${color.line};
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 64px;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  h2 {
    font: 640 18px/1.3 ${font.text};
  }
  svg {
    flex: none;
    color: ${color.muted};
    transition: rotate ${motion.half} ${motion.groove};
  }
  &[open] svg {
    rotate: 45deg;
  }
  p {
    max-width: 62ch;
    padding: 0 40px 24px 0;
    color: ${color.muted};
    line-height: 1.6;
  }
`;
