import { useEffect, useState } from "react";
import { INFORMATION_DIALOG_MS, Modal } from "../../design/feedback/Modal";
import { Button } from "../../design/primitives/Button";
import { useSession } from "../../session/SessionProvider";

export function GiftCardRedeemed() {
  const { flags } = useSession();
  const [isOpen, setIsOpen] = useState(() => flags.isRaised("giftCardRedeemed"));
  // Lowers the flag even if the member leaves the page with the dialog open.
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
