import { LoadingValue } from "./LoadingValue";
import { pricesOf } from "./PlanPrice";
import { savedPerYear } from "./planChange/planRemarks";
import { amount } from "./subscriptionFormat";
import { usePlanPrices } from "./usePlanPrices";

interface YearlySavingProps {
  readonly planChoice: string;
  readonly currency: string;
}

/** What the yearly plan saves a member who pays monthly, if it is sold and costs less. */
export function YearlySaving({ planChoice, currency }: YearlySavingProps) {
  const plans = usePlanPrices(pricesOf(planChoice, currency));
  if (plans === null) return <LoadingValue length={38} />;
  const own = plans.find(({ choice }) => choice === planChoice);
  const yearly = plans.find(({ intervalUnit }) => intervalUnit === "YEARS");
  if (own === undefined || yearly === undefined || own.intervalUnit !== "MONTHS") return null;
  const saved = savedPerYear(yearly, own);
  if (saved === null) return null;
  const perMonth = amount(Math.round(yearly.priceCents / 12), currency);
  return (
    <span>
      Yearly is {perMonth} a month and saves {saved} a year.
    </span>
  );
}
