import type { PlanChoice } from "@eightcount/rules/plans";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { useOrderPreviewQuery } from "./__generated__/useOrderPreviewQuery.graphql";

/** What the order costs now and next, as the provider reckons it. */
export function useOrderPreview(planChoice: PlanChoice, couponCode: string | null) {
  const { orderPreview } = useLazyLoadQuery<useOrderPreviewQuery>(
    graphql`
      query useOrderPreviewQuery($input: OrderPreviewInput!) {
        orderPreview(input: $input) {
          nowSubtotalCents
          nextSubtotalCents
          firstChargeOn
          trialEndsOn
          plan {
            name
            currency
            priceCents
            intervalUnit
            trial {
              length
              unit
            }
          }
          discount {
            type
            percent
            amountCents
            trial {
              length
              unit
            }
          }
        }
      }
    `,
    { input: { planChoice, couponCode } },
    { fetchPolicy: "store-or-network" },
  );
  return orderPreview;
}
