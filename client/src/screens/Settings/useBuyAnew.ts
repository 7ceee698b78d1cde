import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { useNavigate } from "react-router-dom";
import { paths } from "../../navigation/paths";
import { useSession } from "../../session/SessionProvider";
import { savePlanChoice } from "../../visitor/registrationChoice";
import { useVisit } from "../../visitor/useVisit";

/** Leads a former member to the purchase of a plan with a new card. */
export function useBuyAnew() {
  const { flags } = useSession();
  const { tab } = useVisit();
  const navigate = useNavigate();
  return (plan: PlanChoice | null) => {
    flags.raise("resubscribe");
    if (plan !== null) savePlanChoice(tab, plan);
    void navigate(paths.purchase);
  };
}
