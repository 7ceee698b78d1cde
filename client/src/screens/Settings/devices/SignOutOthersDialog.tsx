import { Modal } from "../../../design/feedback/Modal";
import { Button } from "../../../design/primitives/Button";
import { DialogNote } from "../DialogParts";
import { useSignOutOtherDevices } from "./useSignOutOtherDevices";

interface SignOutOthersDialogProps {
  readonly onClose: () => void;
}

export function SignOutOthersDialog({ onClose }: SignOutOthersDialogProps) {
  const { signOut, isBusy } = useSignOutOtherDevices(onClose);
  return (
    <Modal
      title="Sign out all other devices?"
      onClose={onClose}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="danger" onClick={signOut} busyLabel={isBusy && "Signing out"}>
            Sign out others
          </Button>
        </>
      }
    >
      <DialogNote>You’ll stay signed in on this one.</DialogNote>
    </Modal>
  );
}
