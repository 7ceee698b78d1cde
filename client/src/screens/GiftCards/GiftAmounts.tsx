import { formatPrice } from "@eightcount/rules/billing/money";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { RadioCardGroup } from "../../design/form/RadioCard";
import { color, font } from "../../design/theme/theme";
import { text } from "../../design/theme/type";
import type { GiftAmounts_plans$key } from "./__generated__/GiftAmounts_plans.graphql";

interface GiftAmountsProps {
  readonly plans: GiftAmounts_plans$key;
  readonly chosen: PlanChoice;
  readonly onChoose: (choice: PlanChoice) => void;
}

/** The amounts on sale: a year or a month of dancing. */
export function GiftAmounts({ plans, chosen, onChoose }: GiftAmountsProps) {
  const all = useFragment<GiftAmounts_plans$key>(
    graphql`
      fragment GiftAmounts_plans on Plan @relay(plural: true) {
        choice
        priceCents
        intervalUnit
      }
    `,
    plans,
  );
  const options = all.flatMap(({ choice, priceCents, intervalUnit }) =>
    choice == null
      ? []
      : [
          {
            value: choice as PlanChoice,
            content: (
              <>
                <Name>{intervalUnit === "YEARS" ? "A year of dancing" : "A month of dancing"}</Name>
                <Note>Pays for any plan in US dollars</Note>
              </>
            ),
            end: <Amount>{formatPrice(priceCents, "USD")}</Amount>,
          },
        ],
  );
  return <RadioCardGroup legend="Amount" value={chosen} onChange={onChoose} options={options} />;
}

const Name = styled.b`
  font: 680 18px/1.4 ${font.text};
`;

const Note = styled.p`
  margin-top: 4px;
  color: ${color.muted};
  ${text.small}
`;

const Amount = styled.b`
  font: 800 30px/1 ${font.display};
  font-stretch: 118%;
`;
