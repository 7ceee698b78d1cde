import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { color } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import { amount, longDate } from "../subscriptionFormat";
import type { InvoiceSums_invoice$key } from "./__generated__/InvoiceSums_invoice.graphql";

/** Lines of an invoice with their paid time, then coupon, tax, gift card, and what is left. */
export function InvoiceSums({ invoice }: { invoice: InvoiceSums_invoice$key }) {
  const data = useFragment<InvoiceSums_invoice$key>(
    graphql`
      fragment InvoiceSums_invoice on Invoice {
        currency
        lines {
          description
          startsOn
          endsOn
          amountCents
        }
        subtotalCents
        discountCents
        taxCents
        totalCents
        creditCents
        balanceCents
        status
      }
    `,
    invoice,
  );
  const money = (cents: number) => amount(cents, data.currency);
  const rows = [
    { name: "Subtotal", cents: data.subtotalCents },
    { name: "Coupon", cents: -data.discountCents, isOptional: true },
    { name: "Tax", cents: data.taxCents, isOptional: true },
    { name: "Total", cents: data.totalCents, isTotal: true },
    { name: "Paid with gift card or credit", cents: -data.creditCents, isOptional: true },
    { name: "Still to be paid", cents: data.balanceCents, isOptional: true, isDue: true },
  ];
  return (
    <Table>
      <caption>{isPaid(data.status) ? "What you paid for" : "What this is for"}</caption>
      <thead>
        <tr>
          <th scope="col">Description</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {data.lines.map(({ description, startsOn, endsOn, amountCents }) => (
          <tr key={`${description} ${startsOn} ${amountCents}`}>
            <th scope="row">
              <span dir="auto">{description}</span>
              {startsOn != null && endsOn != null && (
                <small>
                  {longDate(startsOn)} – {longDate(endsOn)}
                </small>
              )}
            </th>
            <td>{money(amountCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {rows
          .filter(({ cents, isOptional }) => !isOptional || cents !== 0)
          .map(({ name, cents, isTotal, isDue }) => (
            <tr key={name} data-total={isTotal} data-due={isDue}>
              <th scope="row">{name}</th>
              <td>{money(cents)}</td>
            </tr>
          ))}
      </tfoot>
    </Table>
  );
}

const PAID: readonly string[] = ["PAID", "REFUNDED", "PARTLY_REFUNDED"];
const isPaid = (status: string) => PAID.includes(status);

const Table = styled.table`
  width: 100%;
  margin-top: 36px;
  border-collapse: collapse;
  caption {
    padding-bottom: 10px;
    color: ${color.muted};
    text-align: left;
    ${text.caption}
  }
  thead {
    position: absolute;
    clip-path: inset(50%);
  }
  th {
    padding: 12px 24px 12px 0;
    font-weight: inherit;
    text-align: left;
  }
  td {
    padding: 12px 0;
    text-align: right;
    vertical-align: top;
    white-space: nowrap;
  }
  small {
    display: block;
    color: ${color.muted};
    ${text.small}
  }
  tbody tr,
  tfoot tr:first-child,
  [data-total] {
    border-top: 1px solid ${color.line};
  }
  tfoot th,
  tfoot td {
    padding-block: 8px;
  }
  [data-total] {
    font-weight: 700;
  }
  [data-due] {
    font-size: 18px;
    font-weight: 700;
  }
`;
