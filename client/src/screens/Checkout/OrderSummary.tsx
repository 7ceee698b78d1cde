import { formatBillingDate } from "@eightcount/rules/billing/billing-dates";
import { formatAmount, formatPrice } from "@eightcount/rules/billing/money";
import { type Discount, discountLabel, trialLabel } from "@eightcount/rules/billing/order-summary";
import { type RefObject, Suspense, useLayoutEffect, useState } from "react";
import styled from "styled-components";
import { GiftCurrencyNote } from "../../components/GiftCurrencyNote";
import { SilentBoundary } from "../../components/SilentBoundary";
import { Loading } from "../../design/feedback/Loading";
import { Box } from "../../design/layout/FunnelPage";
import { Button } from "../../design/primitives/Button";
import { color, font, radius } from "../../design/theme/theme";
import { text } from "../../design/theme/type";
import type { Offer } from "../../visitor/registrationChoice";
import { DiscountCode } from "./DiscountCode";
import { type OrderTotals, type SummedOrder, useOrderPreview } from "./useOrderPreview";

const UNREACHABLE = "We couldn't load the price. Check your connection and try again.";

interface OrderSummaryProps {
  readonly order: SummedOrder;
  readonly offer: Offer;
  /** Receives what is due today, before gift cards and tax. Null while no price is shown. */
  readonly shownCents: RefObject<number | null>;
  readonly onCoupon: (code: string | null) => void;
}

export function OrderSummary(props: OrderSummaryProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt(attempt + 1);
  return (
    <Box aria-label="Order Summary">
      <SilentBoundary
        key={attempt}
        fallback={<PreviewError problem={UNREACHABLE} onRetry={retry} />}
      >
        <Suspense fallback={<Loading />}>
          <Summary {...props} attempt={attempt} onRetry={retry} />
        </Suspense>
      </SilentBoundary>
    </Box>
  );
}

interface SummaryProps extends OrderSummaryProps {
  readonly attempt: number;
  readonly onRetry: () => void;
}

function Summary({ attempt, onRetry, ...props }: SummaryProps) {
  const preview = useOrderPreview(props.order, attempt);
  if (preview.totals) return <Totals {...props} preview={preview.totals} />;
  return <PreviewError problem={preview.problem} onRetry={onRetry} />;
}

function PreviewError({ problem, onRetry }: { problem: string; onRetry: () => void }) {
  return (
    <>
      <h2>Order Summary</h2>
      <Problem role="alert">{problem}</Problem>
      <Button kind="outline" onClick={onRetry}>
        Try again
      </Button>
    </>
  );
}

function Totals({
  order: { planChoice, couponCode },
  offer,
  shownCents,
  onCoupon,
  preview,
}: OrderSummaryProps & { readonly preview: OrderTotals }) {
  const { plan, nowSubtotalCents } = preview;
  // Unlike other effects, this one also ends while another price is loaded.
  useLayoutEffect(() => {
    shownCents.current = nowSubtotalCents;
    return () => {
      shownCents.current = null;
    };
  }, [shownCents, nowSubtotalCents]);
  const { isGift } = offer;
  const currency = plan.currency === "INR" ? "INR" : "USD";
  const discount = discountOf(preview);
  return (
    <>
      <Row>
        <h2>Order Summary</h2>
        {plan.trial && !discount && <Chip $kind="free">FREE TRIAL</Chip>}
      </Row>
      <Row>
        <div>
          <b>{plan.name}</b>
          {plan.trial && (
            <Small>{trialLabel(plan.trial as Parameters<typeof trialLabel>[0])}</Small>
          )}
        </div>
        <span>{formatAmount(plan.priceCents, currency)}</span>
      </Row>
      <Line />
      {!isGift && (
        <DiscountCode planChoice={planChoice} appliedCode={couponCode} onCoupon={onCoupon} />
      )}
      {discount && (
        <Row $isStart>
          <Chip $kind="promo">PROMO APPLIED</Chip>
          <Small>{discountLabel(discount)}</Small>
        </Row>
      )}
      {!isGift && <Line />}
      {preview.trialEndsOn != null && (
        <Row>
          <Small>{`First charge, ${formatBillingDate(new Date(preview.firstChargeOn))}`}</Small>
          <span>
            {preview.nextSubtotalCents !== plan.priceCents && (
              <s>{formatAmount(plan.priceCents, currency)}</s>
            )}{" "}
            {formatAmount(preview.nextSubtotalCents, currency)}
          </span>
        </Row>
      )}
      {isGift && (
        <Small>
          Your card is charged only if gift funds run short, and is used for the next billing cycle.
        </Small>
      )}
      <GiftCurrencyNote offer={offer} />
      <Row>
        <b>Total today</b>
        <Total>
          {isGift && <s>{formatPrice(plan.priceCents, currency)}</s>}
          {formatPrice(isGift ? 0 : nowSubtotalCents, currency)}
        </Total>
      </Row>
      {currency === "USD" && <Small>Plus sales tax where it’s due.</Small>}
    </>
  );
}

function discountOf({ discount, plan }: OrderTotals): Discount | null {
  if (!discount) return null;
  if (discount.type === "PERCENT") return { type: "PERCENT", percent: discount.percent ?? 0 };
  if (discount.type === "FREE_TRIAL" && discount.trial) {
    return { type: "FREE_TRIAL", trial: discount.trial as never };
  }
  const currency = plan.currency === "INR" ? "INR" : "USD";
  return { type: "FIXED", amountCents: discount.amountCents ?? 0, currency };
}

const Row = styled.div<{ $isStart?: boolean }>`
  display: flex;
  align-items: center;
  justify-content: ${(props) => (props.$isStart ? "flex-start" : "space-between")};
  gap: 12px;
  margin-top: 14px;
  font-variant-numeric: tabular-nums;
  h2 {
    ${text.title2}
  }
  b {
    font-weight: 660;
  }
  s {
    color: ${color.muted};
  }
`;

const Line = styled.hr`
  margin: 18px 0;
  border: 0;
  border-top: 1px solid ${color.line};
`;

const Small = styled.p`
  margin-top: 4px;
  color: ${color.muted};
  ${text.small}
`;

const Problem = styled.p`
  margin: 14px 0 18px;
`;

const Chip = styled.span<{ $kind: "free" | "promo" }>`
  padding: 5px 9px;
  border-radius: ${radius.s};
  background: ${(props) =>
    props.$kind === "free"
      ? `color-mix(in srgb, ${color.success} 16%, transparent)`
      : color.tintBg};
  color: ${(props) => (props.$kind === "free" ? color.success : color.tintText)};
  font: 720 12px/1.2 ${font.text};
`;

const Total = styled.span`
  font: 820 44px/1 ${font.display};
  font-stretch: 112%;
  s {
    margin-right: 10px;
    font-size: 22px;
  }
`;
