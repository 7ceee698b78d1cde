import { Suspense, useEffect, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { Loading } from "../../design/feedback/Loading";
import { Modal } from "../../design/feedback/Modal";
import { SilentBoundary } from "../SilentBoundary";
import type { MemberPromptQuery } from "./__generated__/MemberPromptQuery.graphql";
import { MembershipPrompt } from "./MembershipPrompt";
import { memberInvitation, statusInvitation } from "./membershipInvitations";

const SHOWN_AFTER_MS = 250;

interface MemberPromptProps {
  readonly onClose: () => void;
}

export function MemberPrompt({ onClose }: MemberPromptProps) {
  return (
    <SilentBoundary fallback={<MembershipPrompt invitation={statusInvitation} onClose={onClose} />}>
      <Suspense fallback={<Waiting onClose={onClose} />}>
        <Loaded onClose={onClose} />
      </Suspense>
    </SilentBoundary>
  );
}

/** Delays the dialog, because one that is replaced immediately would flash. */
function Waiting({ onClose }: MemberPromptProps) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isShown && (
      <Modal title="One moment" onClose={onClose}>
        <Loading />
      </Modal>
    )
  );
}

function Loaded({ onClose }: MemberPromptProps) {
  const { viewer } = useLazyLoadQuery<MemberPromptQuery>(
    graphql`
      query MemberPromptQuery {
        viewer {
          subscription {
            accountStatus
            isOwing
            paymentMethod
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  return <MembershipPrompt invitation={memberInvitation(viewer?.subscription)} onClose={onClose} />;
}
