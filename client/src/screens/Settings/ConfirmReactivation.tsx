import { type ReactNode, useState } from "react";
import styled from "styled-components";
import { PaymentPreview } from "../../components/membership/PaymentPreview";
import { Modal } from "../../design/feedback/Modal";
import { Button } from "../../design/primitives/Button";
import { color } from "../../design/theme/theme";
import { ConfirmButton } from "./ConfirmButton";

interface ConfirmReactivationProps {
  /** What the plan costs, such as "$19.00 a month"; null if it is not sold here. */
  readonly price: ReactNode;
  /** How often the plan renews, such as "a month"; empty if that is unknown. */
  readonly interval: string;
  readonly onConfirm: () => void;
  readonly isPending: boolean;
  readonly onClose: () => void;
}

/** Names the amount, the date, and the card once more before a canceled subscription renews. */
export function ConfirmReactivation(props: ConfirmReactivationProps) {
  const { price, interval, onConfirm, isPending, onClose } = props;
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
        <PaymentPreview
          action="REACTIVATE"
          interval={interval}
          onPriced={() => setIsPriced(true)}
        />
        <p>
          {price !== null && <>Your plan is {price}. </>}
          You can cancel, change the plan, or replace the card anytime, even before that payment.
        </p>
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
