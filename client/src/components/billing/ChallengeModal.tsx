import type { ComponentType } from "react";
import { Modal } from "../../design/feedback/Modal";
import type { ChallengeProps } from "../../payments/cardPayment";
import { ChallengeFrame } from "./ChallengeFrame";

interface ChallengeModalProps extends ChallengeProps {
  readonly Challenge: ComponentType<ChallengeProps>;
  readonly onClose: () => void;
}

/** The bank's 3-D Secure challenge for a card that was just typed. */
export function ChallengeModal({ Challenge, onClose, ...challenge }: ChallengeModalProps) {
  return (
    <Modal title="Confirm with your bank" flow="3-D Secure" onClose={onClose}>
      <ChallengeFrame>
        <Challenge {...challenge} />
      </ChallengeFrame>
    </Modal>
  );
}
