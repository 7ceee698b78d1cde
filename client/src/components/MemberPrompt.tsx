import { Suspense } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { Loading } from "../design/Loading";
import { Modal } from "../design/Modal";
import type { MemberPromptQuery } from "./__generated__/MemberPromptQuery.graphql";
import { MembershipPrompt } from "./MembershipPrompt";
import { memberInvitation, statusInvitation } from "./membershipInvitations";
import { SilentBoundary } from "./SilentBoundary";

interface MemberPromptProps {
  readonly onClose: () => void;
}

/** Tells a member who cannot watch why, by what billing says about the subscription. */
export function MemberPrompt({ onClose }: MemberPromptProps) {
  return (
    <SilentBoundary fallback={<MembershipPrompt invitation={statusInvitation} onClose={onClose} />}>
      <Suspense
        fallback={
          <Modal title="One moment" onClose={onClose}>
            <Loading />
          </Modal>
        }
      >
        <Loaded onClose={onClose} />
      </Suspense>
    </SilentBoundary>
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
