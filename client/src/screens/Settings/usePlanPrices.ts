import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type {
  usePlanPricesQuery,
  usePlanPricesQuery$data,
  usePlanPricesQuery$variables,
} from "./__generated__/usePlanPricesQuery.graphql";

export type PricedPlans = usePlanPricesQuery$data["plans"];

const query = graphql`
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
`;

/**
 * The plans that are sold, with their prices; none if they can't be loaded. Null until they are
 * known, because the page says what matters without them and must not wait.
 */
export function usePlanPrices(variables: usePlanPricesQuery$variables): PricedPlans | null {
  const environment = useRelayEnvironment();
  const [plans, setPlans] = useState<PricedPlans | null>(null);
  const { currency, pageSource } = variables;
  useEffect(() => {
    const request = fetchQuery<usePlanPricesQuery>(
      environment,
      query,
      { currency, pageSource },
      { fetchPolicy: "store-or-network" },
    ).subscribe({ next: (found) => setPlans(found.plans), error: () => setPlans([]) });
    return () => request.unsubscribe();
  }, [environment, currency, pageSource]);
  return plans;
}
