import { useEffect, useState } from "react";
import { INFORMATION_DIALOG_MS, Modal } from "../../design/feedback/Modal";
import { Button } from "../../design/primitives/Button";
import { useSession } from "../../session/SessionProvider";

/** Says once that a gift card paid, and closes by itself. */
export function GiftCardRedeemed() {
  const { flags } = useSession();
  const [isOpen, setIsOpen] = useState(() => flags.isRaised("giftCardRedeemed"));
  // Also when it is left open, for another page.
  useEffect(() => () => flags.lower("giftCardRedeemed"), [flags]);
  if (!isOpen) return null;
  const close = () => {
    flags.lower("giftCardRedeemed");
    setIsOpen(false);
  };
  return (
    <Modal
      title="Gift card redeemed"
      onClose={close}
      closesAfterMs={INFORMATION_DIALOG_MS}
      actions={<Button onClick={close}>OK</Button>}
    >
      <p>Your gift card pays for your plan. Your card is charged only when gift funds run short.</p>
    </Modal>
  );
}
