import { CalendarClock } from "lucide-react";
import styled from "styled-components";
import { Button } from "../../../design/primitives/Button";
import { below } from "../../../design/theme/breakpoints";
import { color, radius } from "../../../design/theme/theme";
import { amount, longDate } from "../subscriptionFormat";

interface PendingChangeProps {
  readonly pendingChange: {
    readonly name: string;
    readonly costCents: number;
    readonly activatesOn: string;
  };
  readonly currency: string;
  readonly isWithdrawing: boolean;
  /** Missing if the change can't be withdrawn. */
  readonly onWithdraw?: () => void;
}

/** Announces the scheduled plan with its price, and lets the member change their mind. */
export function PendingChange(props: PendingChangeProps) {
  const { pendingChange, currency, isWithdrawing, onWithdraw } = props;
  const { name, costCents, activatesOn } = pendingChange;
  return (
    <Notice>
      <CalendarClock aria-hidden="true" />
      <div>
        <p>
          Change subscription request to {name} will occur on {longDate(activatesOn)}.
        </p>
        <p>The new price is {amount(costCents, currency)}.</p>
      </div>
      {onWithdraw !== undefined && (
        <Button
          kind="secondary"
          size="s"
          onClick={onWithdraw}
          busyLabel={isWithdrawing && "Undoing"}
        >
          Keep my current plan
        </Button>
      )}
    </Notice>
  );
}

const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 14px;
  margin-top: 24px;
  padding: 16px 18px;
  border-radius: ${radius.m};
  background: color-mix(in srgb, ${color.info} 10%, transparent);
  line-height: 1.5;
  > svg {
    color: ${color.info};
  }
  > div {
    flex: 1 1 0;
    min-width: min(100%, 240px);
  }
  p + p {
    color: ${color.muted};
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
