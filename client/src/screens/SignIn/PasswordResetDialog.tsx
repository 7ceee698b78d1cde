import { useLocation, useNavigate } from "react-router-dom";
import { Button } from "../../design/Button";
import { INFORMATION_DIALOG_MS, Modal } from "../../design/Modal";

/** Shown once, to whoever comes from a successful reset. */
export function PasswordResetDialog() {
  const { state } = useLocation() as { state: { passwordReset?: unknown } | null };
  const navigate = useNavigate();
  if (state?.passwordReset !== true) return null;
  const close = () => void navigate("/signin", { replace: true, state: null });
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
