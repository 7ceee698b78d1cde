import { Suspense } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { useBillingForm } from "../../../components/billing/useBillingForm";
import { SilentBoundary } from "../../../components/SilentBoundary";
import { Modal } from "../../../design/feedback/Modal";
import type { UpdateCardDialogQuery } from "./__generated__/UpdateCardDialogQuery.graphql";
import { CardDialogContent } from "./CardDialogContent";
import { knownBilling, knownFields } from "./knownFields";

interface UpdateCardDialogProps {
  readonly onClose: () => void;
}

/** Replaces the card on file. */
export function UpdateCardDialog({ onClose }: UpdateCardDialogProps) {
  return (
    <SilentBoundary
      fallback={
        <Modal flow="Update Payment Method" title="Enter your new card" onClose={onClose}>
          <p>We couldn’t load the card form. Please try again later.</p>
        </Modal>
      }
    >
      <Suspense fallback={null}>
        <Loaded onClose={onClose} />
      </Suspense>
    </SilentBoundary>
  );
}

function Loaded({ onClose }: UpdateCardDialogProps) {
  const { checkoutSettings, viewer } = useLazyLoadQuery<UpdateCardDialogQuery>(
    graphql`
      query UpdateCardDialogQuery @throwOnFieldError {
        checkoutSettings {
          ...CardDialogContent_settings
        }
        viewer {
          profile {
            name
            familyName
          }
          billingInfo @catch {
            country
            region
            street
            city
            postalCode
            firstName
            lastName
          }
          subscription {
            currency
            ...CardDialogContent_subscription
          }
        }
      }
    `,
    {},
  );
  const subscription = viewer?.subscription;
  const form = useBillingForm({
    fixedCountry: subscription?.currency === "INR" ? "IN" : null,
    known: {
      ...knownFields(viewer?.profile),
      // Without the provider's answer, the form starts with the names alone.
      ...(viewer?.billingInfo?.ok ? knownBilling(viewer.billingInfo.value) : {}),
    },
  });
  if (!subscription) return null;
  return (
    <CardDialogContent
      settings={checkoutSettings}
      subscription={subscription}
      form={form}
      onClose={onClose}
    />
  );
}
