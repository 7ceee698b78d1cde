import { VisuallyHidden } from "../../design/primitives/VisuallyHidden";
import { KeyValues } from "./KeyValues";
import { SubscriptionColumns } from "./SubscriptionColumns";
import { SummaryPanel } from "./SummaryPanel";
import { EMPTY_VALUE } from "./subscriptionFormat";

const NAMES = [
  "Price",
  "Account status",
  "Next billing amount",
  "Next billing date",
  "Payment method",
];

/** Keeps the place of the subscription until it has loaded, without claiming anything. */
export function LoadingSubscription() {
  return (
    <SubscriptionColumns aside={null}>
      <SummaryPanel plan={EMPTY_VALUE} isLoading>
        <VisuallyHidden role="status">Loading your subscription</VisuallyHidden>
        <KeyValues
          entries={NAMES.map((name) => ({
            name,
            value: EMPTY_VALUE,
            isWide: name === "Payment method",
          }))}
        />
      </SummaryPanel>
    </SubscriptionColumns>
  );
}
