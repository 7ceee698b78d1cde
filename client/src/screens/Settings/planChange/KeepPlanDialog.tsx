import { Modal } from "../../../design/feedback/Modal";
import { Button } from "../../../design/primitives/Button";
import { useWithdrawPlanChange } from "./useWithdrawPlanChange";

interface KeepPlanDialogProps {
  readonly plan: string;
  readonly nextPlan: string;
  readonly onClose: () => void;
}

/** Asks before the scheduled change is withdrawn. */
export function KeepPlanDialog({ plan, nextPlan, onClose }: KeepPlanDialogProps) {
  const { withdraw, isPending } = useWithdrawPlanChange(onClose);
  return (
    <Modal
      flow="Change Subscription"
      title="Keep your current plan?"
      onClose={onClose}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            Change as planned
          </Button>
          <Button onClick={withdraw} busyLabel={isPending && "Keeping"}>
            Keep {plan}
          </Button>
        </>
      }
    >
      <p>
        You stay with your {plan}, and the change to {nextPlan} is withdrawn. You can choose it
        again later.
      </p>
    </Modal>
  );
}
