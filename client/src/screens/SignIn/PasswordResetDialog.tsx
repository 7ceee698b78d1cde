import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { INFORMATION_DIALOG_MS, Modal } from "../../design/feedback/Modal";
import { Button } from "../../design/primitives/Button";
import { paths } from "../../navigation/paths";

export function PasswordResetDialog() {
  const { state } = useLocation() as { state: { passwordReset?: unknown } | null };
  const navigate = useNavigate();
  const wasReset = state?.passwordReset === true;
  const [isOpen, setIsOpen] = useState(wasReset);
  useEffect(() => {
    // Browsers keep history state across reloads, so clear it to show the dialog only once.
    if (wasReset) void navigate(paths.signIn, { replace: true, state: null });
  }, [wasReset, navigate]);
  if (!isOpen) return null;
  const close = () => setIsOpen(false);
  return (
    <Modal
      title="Your password has been reset successfully"
      onClose={close}
      closesAfterMs={INFORMATION_DIALOG_MS}
      actions={
        <Button kind="inverse" onClick={close}>
          Sign In
        </Button>
      }
    />
  );
}
