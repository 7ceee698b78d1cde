import { Modal } from "../../../design/feedback/Modal";
import { Button } from "../../../design/primitives/Button";
import { DialogNote, WideAction } from "../cancellation/CancelDialogParts";
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
          <Button kind="secondary" onClick={onClose}>
            Keep them
          </Button>
          <WideAction kind="danger" onClick={signOut} busyLabel={isBusy && "Signing out"}>
            Sign out all others
          </WideAction>
        </>
      }
    >
      <DialogNote>
        They lose access right away, also in the middle of a class. You stay signed in on this
        device.
      </DialogNote>
    </Modal>
  );
}
