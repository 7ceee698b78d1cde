import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { Gift } from "lucide-react";
import { useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import styled from "styled-components";
import { PaymentProvider } from "../../components/billing/PaymentProvider";
import { EmptyState } from "../../design/feedback/EmptyState";
import { PageTitle } from "../../design/layout/Page";
import { TextButton } from "../../design/primitives/TextLink";
import { below } from "../../design/theme/breakpoints";
import { color } from "../../design/theme/theme";
import type { GiftCardsScreenQuery } from "./__generated__/GiftCardsScreenQuery.graphql";
import { BalanceCheck, goToBalance } from "./BalanceCheck";
import type { BoughtGift } from "./boughtGift";
import { GiftAmounts } from "./GiftAmounts";
import { GiftConfirmation } from "./GiftConfirmation";
import { GiftFace } from "./GiftFace";
import { GiftOrderForm } from "./GiftOrderForm";
import { useGiftForm } from "./useGiftForm";

type Props = { readonly queryRef: PreloadedQuery<GiftCardsScreenQuery> };

/** Sells gift cards to anyone, and shows what is left of one. */
export function GiftCardsScreen({ queryRef }: Props) {
  const data = usePreloadedQuery<GiftCardsScreenQuery>(
    graphql`
      query GiftCardsScreenQuery @preloadable @throwOnFieldError {
        checkoutSettings {
          planPurchaseEnabled
          ...PaymentProvider_settings
        }
        plans(currency: USD, pageSource: "gift") {
          choice
          priceCents
          ...GiftAmounts_plans
        }
      }
    `,
    queryRef,
  );
  const [bought, setBought] = useState<BoughtGift | null>(null);
  return (
    <>
      <PageTitle>GIFT CARDS</PageTitle>
      {bought === null ? (
        <Shop data={data} onBought={setBought} />
      ) : (
        <GiftConfirmation gift={bought} onAnother={() => setBought(null)} />
      )}
    </>
  );
}

interface ShopProps {
  readonly data: GiftCardsScreenQuery["response"];
  readonly onBought: (gift: BoughtGift) => void;
}

function Shop({ data: { checkoutSettings, plans }, onBought }: ShopProps) {
  const form = useGiftForm();
  const [planChoice, setPlanChoice] = useState<PlanChoice>("GIFT_YEARLY");
  const chosen = plans.find(({ choice }) => choice === planChoice) ?? plans[0];
  const isOpen = checkoutSettings.planPurchaseEnabled && chosen !== undefined;
  return (
    <Columns>
      <Main>
        <p>
          Give someone a reason to dance. They start a membership with your gift, or use it for the
          one they have.{" "}
          <TextButton type="button" onClick={goToBalance}>
            Check the balance of a card
          </TextButton>
        </p>
        {isOpen ? (
          <PaymentProvider settings={checkoutSettings}>
            {(payment) => (
              <GiftOrderForm
                payment={payment}
                form={form}
                planChoice={(chosen.choice ?? planChoice) as PlanChoice}
                amountCents={chosen.priceCents}
                amounts={<GiftAmounts plans={plans} chosen={planChoice} onChoose={setPlanChoice} />}
                onBought={onBought}
              />
            )}
          </PaymentProvider>
        ) : (
          <EmptyState
            icon={<Gift />}
            sentence="Gift cards are not on sale right now. You can still check the balance of one."
          />
        )}
      </Main>
      <Aside aria-label="Preview and balance">
        {isOpen && <GiftFace draft={form.draft} amountCents={chosen.priceCents} code={null} />}
        <BalanceCheck />
      </Aside>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 640px) minmax(0, 420px);
  justify-content: space-between;
  gap: 40px 64px;
  align-items: start;
  ${below.desktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  > p {
    max-width: 56ch;
    color: ${color.muted};
    font-size: 17px;
    line-height: 1.6;
  }
`;

const Aside = styled.aside`
  position: sticky;
  top: 96px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  ${below.desktop} {
    position: static;
  }
`;
