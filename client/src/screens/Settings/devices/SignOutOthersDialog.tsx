import { Modal } from "../../../design/feedback/Modal";
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
          <WideAction kind="secondary" onClick={onClose}>
            Keep them
          </WideAction>
          <WideAction kind="danger" onClick={signOut} busyLabel={isBusy && "Signing out"}>
            Sign out all others
          </WideAction>
        </>
      }
    >
      <DialogNote>
        Anyone dancing there has to sign in again. You stay signed in on this device.
      </DialogNote>
    </Modal>
  );
}
