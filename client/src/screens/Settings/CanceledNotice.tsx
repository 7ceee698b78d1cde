import { CalendarX2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import { PaymentPreview } from "../../components/membership/PaymentPreview";
import { Button } from "../../design/primitives/Button";
import { ActionRow } from "./ActionRow";
import { NoticeTerms, StateNotice } from "./StateNotice";

interface CanceledNoticeProps {
  readonly title: string;
  /** True on the last day, on which a reactivation charges at once. */
  readonly isLastDay: boolean;
  readonly onReactivate: () => void;
  /** Receives the card that would pay. */
  readonly onCard: (card: string | null) => void;
  readonly children: ReactNode;
}

/** Says until when access lasts, and what it would take to stay. */
export function CanceledNotice({ title, isLastDay, children, ...rest }: CanceledNoticeProps) {
  const termsId = useId();
  return (
    <StateNotice
      tone="warning"
      icon={CalendarX2}
      title={title}
      action={
        <Button aria-describedby={termsId} onClick={rest.onReactivate}>
          Reactivate Subscription
        </Button>
      }
    >
      {children}
      <NoticeTerms id={termsId} $isLoud={isLastDay}>
        <PaymentPreview
          action="REACTIVATE"
          isOffer
          onPriced={({ cardLabel }) => rest.onCard(cardLabel ?? null)}
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
