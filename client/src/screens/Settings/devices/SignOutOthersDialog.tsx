import { Modal } from "../../../design/feedback/Modal";
import { DialogNote, WideAction } from "../DialogParts";
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
          <WideAction kind="outline" onClick={onClose}>
            Cancel
          </WideAction>
          <WideAction kind="danger" onClick={signOut} busyLabel={isBusy && "Signing out"}>
            Sign out others
          </WideAction>
        </>
      }
    >
      <DialogNote>You’ll stay signed in on this one.</DialogNote>
    </Modal>
  );
}
