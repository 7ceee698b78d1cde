import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { useEffect, useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import styled from "styled-components";
import { Loading } from "../../design/feedback/Loading";
import { Button } from "../../design/primitives/Button";
import { color } from "../../design/theme/theme";
import type {
  PaymentPreviewQuery,
  PreviewedAction,
} from "./__generated__/PaymentPreviewQuery.graphql";
import { offerSentence } from "./offerSentence";
import { type PreviewedSums, paymentSentence } from "./paymentSentence";
import { intervalUnitOf, perInterval } from "./priceInterval";
import { keepCards } from "./unbroken";

const UNREACHABLE = "We couldn’t load what you pay. Please try again.";

interface PaymentPreviewProps {
  readonly action: PreviewedAction;
  /** Missing for the plan that the member has or had. */
  readonly planChoice?: PlanChoice;
  /** Where the price is only an addition, so that its absence needs no words. */
  readonly isOptional?: boolean;
  /** Where the action is only an offer, so that the sentence begins with "If". */
  readonly isOffer?: boolean;
  /** How often an offer repeats, such as "a month"; missing for that of the plan. */
  readonly interval?: string;
  /** Called once it says what is paid, with the sums. */
  readonly onPriced?: (sums: PreviewedSums) => void;
}

/** Says what an action charges today and next, before the member presses its button. */
export function PaymentPreview({
  action,
  planChoice,
  isOptional = false,
  isOffer = false,
  interval,
  onPriced,
}: PaymentPreviewProps) {
  const { preview, retry } = usePreview(action, planChoice ?? null);
  const latest = useRef(onPriced);
  useEffect(() => {
    latest.current = onPriced;
  });
  useEffect(() => {
    if (preview?.__typename === "PaymentPreview") latest.current?.(preview);
  }, [preview]);
  const isUnknown = preview !== undefined && preview?.__typename !== "PaymentPreview";
  if (isOptional && isUnknown) return null;
  const inWords = isOffer ? offerSentence : paymentSentence;
  const every = interval || (planChoice ? perInterval(intervalUnitOf(planChoice)) : null);
  const sentenceOf = (sums: PreviewedSums) =>
    keepCards(inWords(sums, { action, now: new Date(), every }));
  return (
    <Area>
      {preview === undefined ? (
        <Place data-sentence={sentenceOf(TYPICAL)}>
          <Loading label="Checking what you pay" />
        </Place>
      ) : (
        contentOf(preview, sentenceOf, retry)
      )}
    </Area>
  );
}

type Preview = NonNullable<
  NonNullable<PaymentPreviewQuery["response"]["viewer"]>["subscription"]
>["paymentPreview"];

/** Sums whose sentence is as long as most, so that its place can be kept. */
const TYPICAL: PreviewedSums = {
  todayCents: 0,
  nextCents: 1_900,
  nextOn: "2030-12-26T12:00:00Z",
  currency: "USD",
  cardLabel: "Visa ending with 1111",
};

/** Does not suspend, so that the plans around it stay while another one is priced. */
function usePreview(action: PreviewedAction, planChoice: PlanChoice | null) {
  const environment = useRelayEnvironment();
  const [attempt, setAttempt] = useState(0);
  const [preview, setPreview] = useState<Preview | null>();
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

function contentOf(
  preview: Preview | null,
  sentenceOf: (sums: PreviewedSums) => string,
  onRetry: () => void,
) {
  if (preview?.__typename === "PaymentPreview") {
    return <p role="status">{sentenceOf(preview)}</p>;
  }
  const message = preview?.__typename === "PaymentPreviewRefused" ? preview.message : UNREACHABLE;
  return <Problem message={message} onRetry={onRetry} />;
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

/** As high as the sentence that will be here, which it lays out unseen. */
const Place = styled.div`
  display: grid;
  flex: 1 1 100%;
  align-items: center;
  &::before {
    content: attr(data-sentence);
    visibility: hidden;
  }
  &::before,
  > * {
    grid-area: 1 / 1;
  }
  > [data-loading] {
    justify-content: start;
    min-height: 0;
  }
`;

const Area = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  min-height: 32px;
  color: ${color.text};
  font-variant-numeric: tabular-nums;
  > p {
    text-wrap: pretty;
  }
`;
