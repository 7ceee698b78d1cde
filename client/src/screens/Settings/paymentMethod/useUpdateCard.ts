import { regionToSend } from "@eightcount/rules/billing/addresses";
import { paymentMessages } from "@eightcount/rules/billing/card-problems";
import { graphql } from "react-relay/hooks";
import { type CardOutcome, outcomeOf, stopped } from "../../../components/billing/cardFlow";
import type { BillingForm } from "../../../components/billing/useBillingForm";
import { useCardFlow } from "../../../components/billing/useCardFlow";
import { useNotify } from "../../../design/feedback/Notifications";
import { useSession } from "../../../session/SessionProvider";
import { useAttemptedMutation } from "../useAttemptedMutation";
import type { useUpdateCardMutation } from "./__generated__/useUpdateCardMutation.graphql";

const NOT_PAID =
  "Your new card is saved, but it couldn’t pay the amount due. Try another card, or contact us.";

interface CardUpdate {
  readonly form: BillingForm;
  readonly onUpdated: () => void;
}

/** Replaces the card on file, after the bank's challenge if there is one, and pays what is due. */
export function useUpdateCard({ form, onUpdated }: CardUpdate) {
  const notify = useNotify();
  const session = useSession();
  const attempt = useAttemptedMutation<useUpdateCardMutation>(graphql`
    mutation useUpdateCardMutation($input: UpdatePaymentMethodInput!) {
      updatePaymentMethod(input: $input) {
        __typename
        ... on PaymentMethodUpdated {
          entitlementTicket
          isPaid
          member {
            id
            subscription {
              ...SubscriptionSummary_subscription
            }
          }
        }
        ... on ThreeDSecureRequired {
          actionTokenId
        }
        ... on UpdatePaymentMethodRefused {
          code
          message
          field
        }
      }
    }
  `);
  const send = async (tokenId: string, resultTokenId: string | null): Promise<CardOutcome> => {
    const address = form.address();
    const response = await attempt.send({
      tokenId,
      firstName: form.fields.firstName.trim(),
      lastName: form.fields.lastName.trim(),
      address: { ...address, region: regionToSend(address) },
      threeDSecureActionResultTokenId: resultTokenId,
    });
    if (response === null) return stopped(paymentMessages.contactAdmin);
    const result = response.updatePaymentMethod;
    if (result.__typename === "PaymentMethodUpdated") {
      notify.success("Payment Method Updated!");
      if (!result.isPaid) notify.error(NOT_PAID);
      onUpdated();
      const { entitlementTicket } = result;
      if (entitlementTicket !== "") await session.renewWithTicket(entitlementTicket);
    }
    const isRefused = result.__typename === "UpdatePaymentMethodRefused";
    if (isRefused && form.showRefusal(result.field, result.message)) return stopped();
    return outcomeOf(result, tokenId);
  };
  return useCardFlow({ check: form.check, send });
}
