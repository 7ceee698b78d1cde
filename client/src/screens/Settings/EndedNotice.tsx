import { CalendarX2 } from "lucide-react";
import { StateNotice } from "./StateNotice";
import { longDate } from "./subscriptionFormat";

interface EndedNoticeProps {
  /** End of the last period; null if it is unknown. */
  readonly endedOn: string | null | undefined;
}

/** Says that the membership has ended, and when. */
export function EndedNotice({ endedOn }: EndedNoticeProps) {
  const isPast = endedOn != null && Date.parse(endedOn) <= Date.now();
  return (
    <StateNotice
      tone="info"
      icon={CalendarX2}
      title={isPast ? `Your membership ended on ${longDate(endedOn)}` : "Your membership has ended"}
    >
      <p>Your progress and your saved classes are waiting for you.</p>
    </StateNotice>
  );
}
