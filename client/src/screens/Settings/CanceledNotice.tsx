import { CalendarX2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import { PaymentPreview } from "../../components/membership/PaymentPreview";
import { Button } from "../../design/primitives/Button";
import { ActionRow } from "./ActionRow";
import { NoticeTerms, type NoticeTone, StateNotice } from "./StateNotice";

interface CanceledNoticeProps {
  /** Stronger on the last day. */
  readonly tone: NoticeTone;
  readonly title: string;
  /** How often the plan renews, such as "a month"; empty if that is unknown. */
  readonly interval: string;
  readonly onReactivate: () => void;
  /** Receives the card that would pay. */
  readonly onCard: (card: string | null) => void;
  readonly children: ReactNode;
}

/** Says until when access lasts, and what it would take to stay. */
export function CanceledNotice({ onReactivate, onCard, interval, ...rest }: CanceledNoticeProps) {
  const { children, ...notice } = rest;
  const termsId = useId();
  return (
    <StateNotice
      {...notice}
      icon={CalendarX2}
      action={
        <Button aria-describedby={termsId} onClick={onReactivate}>
          Reactivate Subscription
        </Button>
      }
    >
      {children}
      <NoticeTerms id={termsId}>
        <PaymentPreview
          action="REACTIVATE"
          isOffer
          interval={interval}
          onPriced={({ cardLabel }) => onCard(cardLabel ?? null)}
        />
      </NoticeTerms>
    </StateNotice>
  );
}

/** The same below another notice, which leads because a payment failed. */
export function ReactivateRow({ onReactivate }: Pick<CanceledNoticeProps, "onReactivate">) {
  return (
    <ActionRow>
      <Button kind="outline" onClick={onReactivate}>
        Reactivate Subscription
      </Button>
    </ActionRow>
  );
}
