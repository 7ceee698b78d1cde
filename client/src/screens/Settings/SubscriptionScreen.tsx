import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import { SilentBoundary } from "../../components/SilentBoundary";
import type { SubscriptionScreenQuery } from "./__generated__/SubscriptionScreenQuery.graphql";
import { SettingsFrame } from "./SettingsFrame";
import { NoSubscription, SubscriptionSummary } from "./SubscriptionSummary";

type QueryRef = PreloadedQuery<SubscriptionScreenQuery>;

/** The member's subscription. When billing cannot answer, it reads like none, with dashes. */
export function SubscriptionScreen({ queryRef }: { queryRef: QueryRef }) {
  return (
    <SettingsFrame>
      <SilentBoundary fallback={<NoSubscription />}>
        <Loaded queryRef={queryRef} />
      </SilentBoundary>
    </SettingsFrame>
  );
}

function Loaded({ queryRef }: { queryRef: QueryRef }) {
  const { viewer } = usePreloadedQuery<SubscriptionScreenQuery>(
    graphql`
      query SubscriptionScreenQuery @preloadable {
        viewer {
          subscription {
            ...SubscriptionSummary_subscription
          }
        }
      }
    `,
    queryRef,
  );
  const subscription = viewer?.subscription;
  return subscription == null ? (
    <NoSubscription />
  ) : (
    <SubscriptionSummary subscription={subscription} />
  );
}
