import { AlertTriangle } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { owingMessage } from "../../components/membership/owingMessage";
import { Button } from "../../design/primitives/Button";
import { paths } from "../../navigation/paths";
import type { OwingNotice_subscription$key } from "./__generated__/OwingNotice_subscription.graphql";
import { QuietLink } from "./ActionRow";
import { keepDates } from "./keepDates";
import { StateNotice } from "./StateNotice";
import { amount, longDate } from "./subscriptionFormat";

interface OwingNoticeProps {
  readonly subscription: OwingNotice_subscription$key;
  /** Null if the card can't be replaced here, such as the CRM's. */
  readonly onUpdateCard: (() => void) | null;
}

/** Says that a payment failed, and what that means for access. */
export function OwingNotice({ subscription, onUpdateCard }: OwingNoticeProps) {
  const data = useFragment<OwingNotice_subscription$key>(
    graphql`
      fragment OwingNotice_subscription on MemberSubscription {
        isLocked
        graceEndsOn
        paymentMethod
        owingCents
        currency
      }
    `,
    subscription,
  );
  const { isLocked, graceEndsOn, paymentMethod, owingCents, currency } = data;
  const due = owingCents > 0 ? amount(owingCents, currency) : null;
  return (
    <StateNotice
      tone={isLocked ? "danger" : "warning"}
      icon={AlertTriangle}
      title={
        isLocked
          ? owingMessage(paymentMethod)
          : due === null
            ? "Your payment failed"
            : `${due} is due`
      }
      action={
        onUpdateCard !== null && <Button onClick={onUpdateCard}>Update Payment Method</Button>
      }
    >
      {!isLocked && <p>{keepDates(graceMessage(paymentMethod, graceEndsOn))}</p>}
      {isLocked && due !== null && (
        <p>
          <b>{due}</b>{" "}
          {onUpdateCard === null
            ? "is due."
            : "is charged when you save the card, and your classes open again right away."}
        </p>
      )}
      {onUpdateCard === null && (
        <p>
          <QuietLink to={paths.contactUs}>Contact us</QuietLink> and we’ll help you update your
          card.
        </p>
      )}
    </StateNotice>
  );
}

function graceMessage(paymentMethod: string | null | undefined, endsOn: string | null | undefined) {
  const failed = `We couldn’t charge ${paymentMethod ?? "your payment method"}.`;
  const until = endsOn == null ? "" : ` until ${longDate(endsOn)}`;
  return `${failed} You can keep dancing${until}. Update your payment method to stay a member.`;
}
