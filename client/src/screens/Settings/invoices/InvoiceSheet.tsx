import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { usePublicConfig } from "../../../config/PublicConfigContext";
import { Panel } from "../../../design/layout/Page";
import { below } from "../../../design/theme/breakpoints";
import { color, font } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import { longDate } from "../subscriptionFormat";
import type { InvoiceRecipient_billingInfo$key } from "./__generated__/InvoiceRecipient_billingInfo.graphql";
import type { InvoiceSheet_invoice$key } from "./__generated__/InvoiceSheet_invoice.graphql";
import { InvoicePart } from "./InvoicePart";
import { InvoicePayments } from "./InvoicePayments";
import { InvoiceRecipient } from "./InvoiceRecipient";
import { InvoiceStatusChip } from "./InvoiceStatusChip";
import { InvoiceSums } from "./InvoiceSums";

interface InvoiceSheetProps {
  readonly invoice: InvoiceSheet_invoice$key;
  /** Null if unknown. */
  readonly billingInfo: InvoiceRecipient_billingInfo$key | null | undefined;
}

/** The printed part of an invoice's page. */
export function InvoiceSheet({ invoice, billingInfo }: InvoiceSheetProps) {
  const data = useFragment<InvoiceSheet_invoice$key>(
    graphql`
      fragment InvoiceSheet_invoice on Invoice {
        number
        issuedAt
        status
        recipient {
          ...InvoiceRecipient_recipient
        }
        ...InvoiceSums_invoice
        ...InvoicePayments_invoice
      }
    `,
    invoice,
  );
  const { supportEmail } = usePublicConfig();
  const { number, issuedAt, status, recipient } = data;
  return (
    <Sheet as="article" data-printed aria-labelledby="invoice">
      <Head>
        <div>
          <h2 id="invoice">Invoice {number}</h2>
          <p>{longDate(issuedAt)}</p>
        </div>
        <InvoiceStatusChip status={status} />
      </Head>
      <Parties>
        <InvoicePart>
          <h3>Billed from</h3>
          <address>
            <div>Eightcount</div>
            <div>{supportEmail}</div>
          </address>
        </InvoicePart>
        <InvoicePart>
          <h3>Billed to</h3>
          <InvoiceRecipient recipient={recipient} billingInfo={billingInfo} />
        </InvoicePart>
      </Parties>
      <InvoiceSums invoice={data} />
      <InvoicePayments invoice={data} />
    </Sheet>
  );
}

const Sheet = styled(Panel)`
  max-width: 880px;
  padding: 40px;
  line-height: 1.5;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  address {
    font-style: normal;
  }
  ${below.shell} {
    padding: 20px;
  }
`;

const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 24px;
  ${below.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: 16px;
  h2 {
    margin: 0 0 8px;
    ${text.title1}
  }
  p {
    color: ${color.muted};
    font: 620 14px/1.4 ${font.text};
  }
`;
