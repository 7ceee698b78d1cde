import { CalendarX2 } from "lucide-react";
import type { ReactNode } from "react";
import { StateNotice } from "./StateNotice";
import { longDate } from "./subscriptionFormat";

interface EndedNoticeProps {
  /** End of the last period; null if it is unknown. */
  readonly endedOn: string | null | undefined;
  /** What a return costs. Without it, the notice says what waits. */
  readonly children?: ReactNode;
  /** The button that leads back. */
  readonly action?: ReactNode;
}

/** Says that the membership has ended, when, and how to return. */
export function EndedNotice({ endedOn, children, action }: EndedNoticeProps) {
  const isPast = endedOn != null && Date.parse(endedOn) <= Date.now();
  return (
    <StateNotice
      tone="quiet"
      icon={CalendarX2}
      title={isPast ? `Your membership ended on ${longDate(endedOn)}` : "Your membership has ended"}
      action={action}
    >
      {children || <p>Your progress and your saved classes are waiting for you.</p>}
    </StateNotice>
  );
}
