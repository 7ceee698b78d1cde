import { AlertTriangle } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { owingMessage } from "../../components/membership/owingMessage";
import { Button } from "../../design/primitives/Button";
import { TextLink } from "../../design/primitives/TextLink";
import { below } from "../../design/theme/breakpoints";
import { color, radius } from "../../design/theme/theme";
import { paths } from "../../navigation/paths";
import type { OwingNotice_subscription$key } from "./__generated__/OwingNotice_subscription.graphql";
import { longDate } from "./subscriptionFormat";

interface OwingNoticeProps {
  readonly subscription: OwingNotice_subscription$key;
  /** Null if the card can't be replaced here, such as the CRM's. */
  readonly onUpdateCard: (() => void) | null;
}

/** Says that a payment failed, and what that means for access. */
export function OwingNotice({ subscription, onUpdateCard }: OwingNoticeProps) {
  const { isLocked, graceEndsOn, paymentMethod } = useFragment<OwingNotice_subscription$key>(
    graphql`
      fragment OwingNotice_subscription on MemberSubscription {
        isLocked
        graceEndsOn
        paymentMethod
      }
    `,
    subscription,
  );
  return (
    <Notice $color={isLocked ? color.danger : color.warning}>
      <AlertTriangle aria-hidden="true" />
      <div>
        <p>{isLocked ? owingMessage(paymentMethod) : graceMessage(paymentMethod, graceEndsOn)}</p>
        {onUpdateCard === null && (
          <p>
            <TextLink to={paths.contactUs}>Contact us</TextLink> and we’ll help you update it.
          </p>
        )}
      </div>
      {onUpdateCard !== null && (
        <Button size="s" kind="inverse" onClick={onUpdateCard}>
          Update your card
        </Button>
      )}
    </Notice>
  );
}

function graceMessage(paymentMethod: string | null | undefined, endsOn: string | null | undefined) {
  const failed = `We couldn’t charge ${paymentMethod ?? "your payment method"}.`;
  const until = endsOn == null ? "" : ` until ${longDate(endsOn)}`;
  return `${failed} You can keep dancing${until}. Update your card to stay a member.`;
}

const Notice = styled.div<{ $color: string }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 14px;
  margin-bottom: 28px;
  padding: 16px 18px;
  border: 1px solid color-mix(in srgb, ${(props) => props.$color} 50%, transparent);
  border-radius: ${radius.m};
  background: color-mix(in srgb, ${(props) => props.$color} 10%, transparent);
  line-height: 1.5;
  > div {
    flex: 1 1 0;
    min-width: min(100%, 240px);
  }
  > svg {
    color: ${(props) => props.$color};
  }
  a {
    white-space: nowrap;
  }
  ${below.small} {
    align-items: flex-start;
    > div {
      min-width: 0;
    }
    > button {
      flex-basis: 100%;
    }
  }
`;
