import styled from "styled-components";
import { Button } from "../../design/primitives/Button";
import { ActionRow } from "./ActionRow";
import { PlanPitch } from "./PlanPitch";
import { usePlanPicker } from "./usePlanPicker";

interface PurchaseButtonsProps {
  /** True if the member had a subscription before. */
  readonly isResubscription?: boolean;
  /** True if the CRM bills this member. It does not support gift cards. */
  readonly isCrm?: boolean;
  /** True for a first subscription, which starts with the free trial. */
  readonly isFirst?: boolean;
}

/** For a member without a subscription, and for a former one whose plan can't be reactivated. */
export function PurchaseButtons(props: PurchaseButtonsProps) {
  const { isResubscription = false, isCrm = false, isFirst = false } = props;
  const plans = usePlanPicker({ isResubscription, hasTrial: isFirst });
  return (
    <div>
      {isFirst && !isCrm && (
        <Pitch>
          <PlanPitch />
        </Pitch>
      )}
      <ActionRow>
        <Button onClick={() => plans.open("regular")}>
          {isCrm ? "Choose Membership" : "Purchase Subscription"}
        </Button>
        {!isCrm && (
          <Button kind="outline" onClick={() => plans.open("gift")}>
            Redeem Gift Card
          </Button>
        )}
      </ActionRow>
      {plans.dialog}
    </div>
  );
}

const Pitch = styled.div`
  margin-bottom: 24px;
`;
