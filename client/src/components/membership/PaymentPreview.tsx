import { formatBillingDate } from "@eightcount/rules/billing/billing-dates";
import { type Currency, formatAmount, formatPrice } from "@eightcount/rules/billing/money";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import styled from "styled-components";
import { Loading } from "../../design/feedback/Loading";
import { Button } from "../../design/primitives/Button";
import { color } from "../../design/theme/theme";
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
export function PaymentPreview({ action, planChoice }: PaymentPreviewProps) {
  const { preview, retry } = usePreview(action, planChoice ?? null);
  return <Area>{contentOf(preview, retry)}</Area>;
}

type Preview = NonNullable<
  NonNullable<PaymentPreviewQuery["response"]["viewer"]>["subscription"]
>["paymentPreview"];

/** Undefined while it is loading, null if it could not be loaded. */
type LoadedPreview = Preview | null | undefined;

/** Does not suspend, so that the plans around it stay while another one is priced. */
function usePreview(action: PreviewedAction, planChoice: PlanChoice | null) {
  const environment = useRelayEnvironment();
  const [attempt, setAttempt] = useState(0);
  const [preview, setPreview] = useState<LoadedPreview>();
  useEffect(() => {
    setPreview(undefined);
    const request = fetchQuery<PaymentPreviewQuery>(
      environment,
      query,
      { action, planChoice },
      { fetchPolicy: "network-only" },
    ).subscribe({
      next: ({ viewer }) => setPreview(viewer?.subscription?.paymentPreview ?? null),
      error: () => setPreview(null),
    });
    return () => request.unsubscribe();
  }, [environment, action, planChoice, attempt]);
  return { preview, retry: () => setAttempt((before) => before + 1) };
}

const query = graphql`
  query PaymentPreviewQuery($action: PreviewedAction!, $planChoice: PlanChoice) @throwOnFieldError {
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
`;

function contentOf(preview: LoadedPreview, onRetry: () => void) {
  if (preview === undefined) return <Loading label="Checking what you pay" />;
  if (preview?.__typename === "PaymentPreview") return <p role="status">{sentenceOf(preview)}</p>;
  const message = preview?.__typename === "PaymentPreviewRefused" ? preview.message : UNREACHABLE;
  return <Problem message={message} onRetry={onRetry} />;
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
