import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { color } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import { amount, longDate } from "../subscriptionFormat";
import type { InvoicePayments_invoice$key } from "./__generated__/InvoicePayments_invoice.graphql";
import { groupAttempts } from "./groupAttempts";
import { InvoiceAttempts } from "./InvoiceAttempts";
import { InvoicePart } from "./InvoicePart";
import { cardText } from "./invoiceTexts";

/** Payments, failed attempts, and refunds, in the order in which they happened. */
export function InvoicePayments({ invoice }: { invoice: InvoicePayments_invoice$key }) {
  const { currency, payments, refunds } = useFragment<InvoicePayments_invoice$key>(
    graphql`
      fragment InvoicePayments_invoice on Invoice {
        currency
        payments {
          attemptedAt
          amountCents
          failure
          card {
            brand
            lastFour
          }
        }
        refunds {
          refundedAt
          amountCents
          number
          card {
            brand
            lastFour
          }
        }
      }
    `,
    invoice,
  );
  if (payments.length === 0 && refunds.length === 0) return null;
  return (
    <Part>
      <h3>Payments</h3>
      <ul>
        {groupAttempts(payments).map((attempts) => (
          <li key={attempts[0].attemptedAt}>
            <InvoiceAttempts attempts={attempts} currency={currency} />
          </li>
        ))}
        {refunds.map(({ refundedAt, amountCents, number, card }) => (
          <li key={number}>
            <span>
              Refund to {cardText(card)}
              <small>
                {longDate(refundedAt)}, credit invoice {number}
              </small>
            </span>
            <span>{amount(-amountCents, currency)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

const Part = styled(InvoicePart)`
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    justify-content: space-between;
    gap: 24px;
    padding: 12px 0;
    border-top: 1px solid ${color.line};
  }
  li > :last-child {
    white-space: nowrap;
  }
  small {
    display: block;
    color: ${color.muted};
    ${text.small}
  }
  [data-failed] {
    text-decoration: line-through;
  }
  details {
    margin-top: 6px;
  }
  @media print {
    details {
      display: none;
    }
  }
  summary {
    width: fit-content;
    padding-block: 6px;
    cursor: pointer;
    color: ${color.muted};
    ${text.small}
  }
`;
