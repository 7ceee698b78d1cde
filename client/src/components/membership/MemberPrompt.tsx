import { Suspense, useEffect, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { Loading } from "../../design/feedback/Loading";
import { Modal } from "../../design/feedback/Modal";
import { SilentBoundary } from "../SilentBoundary";
import type { MemberPromptQuery } from "./__generated__/MemberPromptQuery.graphql";
import { MembershipPrompt } from "./MembershipPrompt";
import { memberInvitation, unknownStatusInvitation } from "./membershipInvitations";

const SHOW_DELAY_MS = 250;

interface MemberPromptProps {
  readonly onClose: () => void;
}

export function MemberPrompt({ onClose }: MemberPromptProps) {
  return (
    <SilentBoundary
      fallback={<MembershipPrompt invitation={unknownStatusInvitation} onClose={onClose} />}
    >
      <Suspense fallback={<DelayedLoading onClose={onClose} />}>
        <LoadedPrompt onClose={onClose} />
      </Suspense>
    </SilentBoundary>
  );
}

/** Delays the dialog, because one that is replaced immediately would flash. */
function DelayedLoading({ onClose }: MemberPromptProps) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), SHOW_DELAY_MS);
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

function LoadedPrompt({ onClose }: MemberPromptProps) {
  const { viewer } = useLazyLoadQuery<MemberPromptQuery>(
    graphql`
      query MemberPromptQuery {
        viewer {
          subscription {
            accountStatus
            isOwing
            paymentMethod
            actions
            pause {
              isPaused
              resumesOn
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  return <MembershipPrompt invitation={memberInvitation(viewer?.subscription)} onClose={onClose} />;
}
