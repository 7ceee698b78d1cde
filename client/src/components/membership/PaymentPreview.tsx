import { formatBillingDate } from "@eightcount/rules/billing/billing-dates";
import { type Currency, formatAmount, formatPrice } from "@eightcount/rules/billing/money";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { Suspense, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import styled from "styled-components";
import { Loading } from "../../design/feedback/Loading";
import { Button } from "../../design/primitives/Button";
import { color } from "../../design/theme/theme";
import { SilentBoundary } from "../SilentBoundary";
import type {
  PaymentPreviewQuery,
  PreviewedAction,
} from "./__generated__/PaymentPreviewQuery.graphql";

const UNREACHABLE = "We couldn’t load what you pay. Please try again.";

interface PaymentPreviewProps {
  readonly action: PreviewedAction;
  /** Missing for the plan that the member has or had. */
  readonly planChoice?: PlanChoice;
}

/** Says what an action charges today and next, before the member presses its button. */
export function PaymentPreview(props: PaymentPreviewProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt(attempt + 1);
  return (
    <Area>
      <SilentBoundary
        key={`${attempt} ${props.planChoice}`}
        fallback={<Problem message={UNREACHABLE} onRetry={retry} />}
      >
        <Suspense fallback={<Loading label="Checking what you pay" />}>
          <Sentence {...props} attempt={attempt} onRetry={retry} />
        </Suspense>
      </SilentBoundary>
    </Area>
  );
}

interface SentenceProps extends PaymentPreviewProps {
  readonly attempt: number;
  readonly onRetry: () => void;
}

function Sentence({ action, planChoice, attempt, onRetry }: SentenceProps) {
  const { viewer } = useLazyLoadQuery<PaymentPreviewQuery>(
    graphql`
      query PaymentPreviewQuery($action: PreviewedAction!, $planChoice: PlanChoice)
      @throwOnFieldError {
        viewer {
          subscription {
            paymentPreview(action: $action, planChoice: $planChoice) {
              __typename
              ... on PaymentPreview {
                todayCents
                nextCents
                nextOn
                currency
                cardLabel
              }
              ... on PaymentPreviewRefused {
                message
              }
            }
          }
        }
      }
    `,
    { action, planChoice: planChoice ?? null },
    { fetchPolicy: "network-only", fetchKey: attempt },
  );
  const preview = viewer?.subscription?.paymentPreview;
  if (preview?.__typename === "PaymentPreviewRefused") {
    return <Problem message={preview.message} onRetry={onRetry} />;
  }
  if (preview?.__typename !== "PaymentPreview") {
    return <Problem message={UNREACHABLE} onRetry={onRetry} />;
  }
  return <p role="status">{sentenceOf(preview)}</p>;
}

interface Sums {
  readonly todayCents: number;
  readonly nextCents: number | null | undefined;
  readonly nextOn: string | null | undefined;
  readonly currency: string;
  readonly cardLabel: string | null | undefined;
}

/** For example "You pay $0 today, then $99.00 on Jan 3, 2027, with your Visa ending with 1111." */
function sentenceOf({ todayCents, nextCents, nextOn, currency: code, cardLabel }: Sums): string {
  const currency: Currency = code === "INR" ? "INR" : "USD";
  const money = (cents: number) =>
    cents === 0 ? formatPrice(0, currency) : formatAmount(cents, currency);
  const next =
    nextCents == null || nextOn == null
      ? ""
      : `, then ${money(nextCents)} on ${formatBillingDate(new Date(nextOn))}`;
  const card = cardLabel == null ? "" : `, with your ${cardLabel}`;
  return `You pay ${money(todayCents)} today${next}${card}.`;
}

function Problem({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <>
      <p role="alert">{message}</p>
      <Button kind="secondary" size="s" onClick={onRetry}>
        Try again
      </Button>
    </>
  );
}

const Area = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  min-height: 32px;
  margin-top: 16px;
  color: ${color.text};
  font-variant-numeric: tabular-nums;
`;
