import { useNavigate } from "react-router-dom";
import styled from "styled-components";
import { Modal } from "../../design/feedback/Modal";
import { Button } from "../../design/primitives/Button";
import { color } from "../../design/theme/theme";
import type { Invitation } from "./membershipInvitations";

interface MembershipPromptProps {
  readonly invitation: Invitation;
  readonly onClose: () => void;
}

export function MembershipPrompt({ invitation, onClose }: MembershipPromptProps) {
  const navigate = useNavigate();
  const { title, message, action, to, state } = invitation;
  const accept = () => {
    onClose();
    void navigate(to, { state });
  };
  return (
    <Modal
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={accept}>{action}</Button>
        </>
      }
    >
      <Message>{message}</Message>
    </Modal>
  );
}

const Message = styled.p`
  color: ${color.muted};
`;
