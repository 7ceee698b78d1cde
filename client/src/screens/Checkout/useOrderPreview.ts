import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { useOrderPreviewQuery } from "./__generated__/useOrderPreviewQuery.graphql";

export type OrderTotals = Extract<
  useOrderPreviewQuery["response"]["orderPreview"],
  { readonly __typename: "OrderPreview" }
>;

export interface SummedOrder {
  readonly planChoice: PlanChoice;
  readonly couponCode: string | null;
  /** A card that was not charged because the provider would have charged it another amount. */
  readonly cardTokenId: string | null;
}

/** Returns the provider's totals, or the reason for none. A different `attempt` refetches them. */
export function useOrderPreview(
  { cardTokenId, ...order }: SummedOrder,
  attempt = 0,
): { readonly totals: OrderTotals } | { readonly totals: null; readonly problem: string } {
  const { orderPreview } = useLazyLoadQuery<useOrderPreviewQuery>(
    graphql`
      query useOrderPreviewQuery($input: OrderPreviewInput!) {
        orderPreview(input: $input) {
          __typename
          ... on OrderPreview {
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
          ... on OrderPreviewRefused {
            message
          }
        }
      }
    `,
    { input: cardTokenId === null ? order : { ...order, cardTokenId } },
    { fetchPolicy: attempt === 0 ? "store-or-network" : "network-only", fetchKey: attempt },
  );
  if (orderPreview.__typename === "OrderPreview") return { totals: orderPreview };
  return {
    totals: null,
    problem: orderPreview.__typename === "OrderPreviewRefused" ? orderPreview.message : "",
  };
}
