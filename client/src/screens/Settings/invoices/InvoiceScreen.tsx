import { ArrowLeft } from "lucide-react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import styled from "styled-components";
import { EmptyState } from "../../../design/feedback/EmptyState";
import { Button, ButtonLink } from "../../../design/primitives/Button";
import { below } from "../../../design/theme/breakpoints";
import { paths } from "../../../navigation/paths";
import { opensSubscriptionDialog } from "../../../navigation/subscriptionDialog";
import { QuietLink } from "../ActionRow";
import { SettingsFrame } from "../SettingsFrame";
import { amount } from "../subscriptionFormat";
import type { InvoiceScreenQuery } from "./__generated__/InvoiceScreenQuery.graphql";
import { InvoiceSheet } from "./InvoiceSheet";
import { PrintStyle } from "./PrintStyle";
import { useInvoicePdf } from "./useInvoicePdf";

/** One invoice, which can be printed and downloaded. */
export function InvoiceScreen({ queryRef }: { queryRef: PreloadedQuery<InvoiceScreenQuery> }) {
  const { viewer } = usePreloadedQuery<InvoiceScreenQuery>(
    graphql`
      query InvoiceScreenQuery($number: ID!) @preloadable @throwOnFieldError {
        viewer {
          invoice(number: $number) {
            status
            balanceCents
            currency
            ...InvoiceSheet_invoice
          }
          # An invoice without an address shows the member's. Without an answer, it shows none.
          billingInfo @catch {
            ...InvoiceRecipient_billingInfo
          }
        }
      }
    `,
    queryRef,
  );
  const { number } = queryRef.variables;
  const { download, isPending } = useInvoicePdf(number);
  if (viewer?.invoice == null) return <UnknownInvoice />;
  const { invoice, billingInfo } = viewer;
  const { status, balanceCents, currency } = invoice;
  const isDue = status === "PAST_DUE" && balanceCents > 0;
  return (
    <SettingsFrame>
      <title>{`Invoice ${number} – Eightcount`}</title>
      <PrintStyle />
      <Bar>
        <QuietLink to={paths.invoices}>
          <ArrowLeft aria-hidden="true" /> All invoices
        </QuietLink>
        <div>
          <Button kind="outline" size="s" onClick={() => window.print()}>
            Print
          </Button>
          <Button
            kind={isDue ? "outline" : "primary"}
            size="s"
            onClick={download}
            busyLabel={isPending && "Loading"}
          >
            Download PDF
          </Button>
          {isDue && (
            <ButtonLink size="s" to={paths.subscription} state={opensSubscriptionDialog("card")}>
              Pay {amount(balanceCents, currency)}
            </ButtonLink>
          )}
        </div>
      </Bar>
      <InvoiceSheet invoice={invoice} billingInfo={billingInfo.ok ? billingInfo.value : null} />
    </SettingsFrame>
  );
}

function UnknownInvoice() {
  return (
    <SettingsFrame>
      <title>Invoice – Eightcount</title>
      <EmptyState
        icon={null}
        sentence="We can’t find this invoice."
        action={
          <ButtonLink kind="outline" size="s" to={paths.invoices}>
            All invoices
          </ButtonLink>
        }
      />
    </SettingsFrame>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  max-width: 880px;
  margin: -4px 0 20px;
  --icon: 16px;
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  /* The main action comes first, and has a line of its own. */
  ${below.small} {
    > div {
      flex: 1 1 100%;
      > * {
        flex: 1 1 auto;
        height: 44px;
      }
      > a {
        flex-basis: 100%;
        order: -1;
      }
    }
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;
