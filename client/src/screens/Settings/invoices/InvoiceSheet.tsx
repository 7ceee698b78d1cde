import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { Panel } from "../../../design/layout/Page";
import { below } from "../../../design/theme/breakpoints";
import { color, font } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import { longDate } from "../subscriptionFormat";
import type { InvoiceSheet_invoice$key } from "./__generated__/InvoiceSheet_invoice.graphql";
import { InvoicePart } from "./InvoicePart";
import { InvoicePayments } from "./InvoicePayments";
import { InvoiceStatusChip } from "./InvoiceStatusChip";
import { InvoiceSums } from "./InvoiceSums";
import { countryName } from "./invoiceTexts";

/** The printed part of an invoice's page. */
export function InvoiceSheet({ invoice }: { invoice: InvoiceSheet_invoice$key }) {
  const data = useFragment<InvoiceSheet_invoice$key>(
    graphql`
      fragment InvoiceSheet_invoice on Invoice {
        number
        issuedAt
        status
        recipient {
          name
          addressLines
          country
        }
        ...InvoiceSums_invoice
        ...InvoicePayments_invoice
      }
    `,
    invoice,
  );
  const { number, issuedAt, status, recipient } = data;
  const country = recipient.country == null ? [] : [countryName(recipient.country)];
  return (
    <Sheet as="article" data-printed aria-labelledby="invoice">
      <Head>
        <div>
          <p>Eightcount</p>
          <h1 id="invoice">Invoice {number}</h1>
          <p>{longDate(issuedAt)}</p>
        </div>
        <InvoiceStatusChip status={status} />
      </Head>
      <InvoicePart>
        <h2>Billed to</h2>
        <address>
          {[recipient.name ?? "", ...recipient.addressLines, ...country]
            .filter((line) => line !== "")
            .map((line) => (
              <div key={line} dir="auto">
                {line}
              </div>
            ))}
        </address>
      </InvoicePart>
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

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: 16px;
  h1 {
    margin: 6px 0 8px;
    ${text.title1}
  }
  p {
    color: ${color.muted};
    font: 620 14px/1.4 ${font.text};
  }
`;
