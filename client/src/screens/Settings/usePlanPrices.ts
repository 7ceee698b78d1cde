import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type {
  usePlanPricesQuery,
  usePlanPricesQuery$data,
  usePlanPricesQuery$variables,
} from "./__generated__/usePlanPricesQuery.graphql";

export type PricedPlans = usePlanPricesQuery$data["plans"];

/** The plans that are sold, with their prices. */
export function usePlanPrices(variables: usePlanPricesQuery$variables): PricedPlans {
  return useLazyLoadQuery<usePlanPricesQuery>(
    graphql`
      query usePlanPricesQuery($currency: Currency!, $pageSource: String) {
        plans(currency: $currency, pageSource: $pageSource) {
          choice
          priceCents
          currency
          intervalUnit
          trial {
            length
            unit
          }
        }
      }
    `,
    variables,
  ).plans;
}
