import { useState } from "react";
import styled from "styled-components";
import { PaymentPreview } from "../../components/membership/PaymentPreview";
import { Modal } from "../../design/feedback/Modal";
import { Button } from "../../design/primitives/Button";
import { color } from "../../design/theme/theme";
import { ConfirmButton } from "./ConfirmButton";

interface ConfirmReactivationProps {
  readonly onConfirm: () => void;
  readonly isPending: boolean;
  readonly onClose: () => void;
}

/** Names the amount, the date, and the card once more before a canceled subscription renews. */
export function ConfirmReactivation({ onConfirm, isPending, onClose }: ConfirmReactivationProps) {
  const [isPriced, setIsPriced] = useState(false);
  return (
    <Modal
      flow="Reactivate Subscription"
      title="Keep your membership going?"
      onClose={onClose}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            Not now
          </Button>
          <ConfirmButton
            disabled={!isPriced}
            onClick={onConfirm}
            busyLabel={isPending && "Reactivating"}
          >
            Reactivate
          </ConfirmButton>
        </>
      }
    >
      <Content>
        <PaymentPreview action="REACTIVATE" onPriced={() => setIsPriced(true)} />
        <p>Your plan renews as before. You can cancel again anytime.</p>
      </Content>
    </Modal>
  );
}

const Content = styled.div`
  display: grid;
  gap: 8px;
  > p {
    color: ${color.muted};
  }
`;
