import { useBlocker } from "react-router-dom";
import { Modal } from "../../../design/feedback/Modal";
import { Button } from "../../../design/primitives/Button";

/** Asks before another page takes edits that are not saved. */
export function LeaveDialog({ isEdited }: { readonly isEdited: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isEdited &&
      currentLocation.pathname !== nextLocation.pathname &&
      // A redirect, such as after signing out, is not the member's choice.
      historyAction !== "REPLACE",
  );
  if (blocker.state !== "blocked") return null;
  const stay = () => blocker.reset();
  return (
    <Modal
      flow="Profile"
      title="Leave without saving?"
      onClose={stay}
      actions={
        <>
          <Button kind="outline" onClick={() => blocker.proceed()}>
            Leave
          </Button>
          <Button onClick={stay}>Keep editing</Button>
        </>
      }
    >
      <p>Your changes will be lost.</p>
    </Modal>
  );
}
