import styled from "styled-components";
import { PanelSkeleton } from "../../design/primitives/Skeleton";
import { VisuallyHidden } from "../../design/primitives/VisuallyHidden";
import { below } from "../../design/theme/breakpoints";
import { radius } from "../../design/theme/theme";
import { KeyValues } from "./KeyValues";
import { LoadingValue } from "./LoadingValue";
import { SubscriptionColumns } from "./SubscriptionColumns";
import { SummaryPanel } from "./SummaryPanel";
import { EMPTY_VALUE } from "./subscriptionFormat";

/** Keeps the place of the subscription until it has loaded, without claiming anything. */
export function LoadingSubscription() {
  return (
    <SubscriptionColumns aside={null}>
      <SummaryPanel plan={<LoadingValue length={14} />} isLoading>
        <VisuallyHidden role="status">Loading your subscription</VisuallyHidden>
        <Sentence aria-hidden="true" />
        <KeyValues
          entries={[
            { name: "Price", value: <LoadingValue /> },
            // The only one that the specification shows before it is known.
            { name: "Account status", value: EMPTY_VALUE },
            { name: "Next billing amount", value: <LoadingValue length={6} /> },
            { name: "Next billing date", value: <LoadingValue length={11} /> },
            { name: "Payment method", value: <LoadingValue length={18} />, isWide: true },
          ]}
        />
        <Buttons aria-hidden="true" />
      </SummaryPanel>
    </SubscriptionColumns>
  );
}

/** As high as the box about the renewal. */
const Sentence = styled(PanelSkeleton)`
  height: 89px;
  border-radius: ${radius.m};
  ${below.small} {
    height: 133px;
  }
`;

const Buttons = styled(PanelSkeleton)`
  width: 200px;
  height: 44px;
  border-radius: ${radius.pill};
`;
