import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { Button, ButtonLink } from "../../../design/primitives/Button";
import { VisuallyHidden } from "../../../design/primitives/VisuallyHidden";
import { below } from "../../../design/theme/breakpoints";
import { color, font } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import { paths } from "../../../navigation/paths";
import { amount, longDate } from "../subscriptionFormat";
import type { InvoiceRow_invoice$key } from "./__generated__/InvoiceRow_invoice.graphql";
import { InvoiceStatusChip } from "./InvoiceStatusChip";
import { useInvoicePdf } from "./useInvoicePdf";

export function InvoiceRow({ invoice }: { invoice: InvoiceRow_invoice$key }) {
  const { number, issuedAt, status, totalCents, currency, lines } =
    useFragment<InvoiceRow_invoice$key>(
      graphql`
        fragment InvoiceRow_invoice on Invoice {
          number
          issuedAt
          status
          totalCents
          currency
          lines {
            description
          }
        }
      `,
      invoice,
    );
  const { download, isPending } = useInvoicePdf(number);
  return (
    <Row>
      <What>
        <p>{lines[0]?.description ?? `Invoice ${number}`}</p>
        <span>
          {longDate(issuedAt)} · No. {number}
        </span>
      </What>
      <Sum>{amount(totalCents, currency)}</Sum>
      <InvoiceStatusChip status={status} />
      <Ways>
        <ButtonLink kind="secondary" size="s" to={paths.invoice(number)}>
          View<VisuallyHidden> invoice {number}</VisuallyHidden>
        </ButtonLink>
        <Button kind="outline" size="s" onClick={download} busyLabel={isPending && "Loading"}>
          Download PDF<VisuallyHidden> of invoice {number}</VisuallyHidden>
        </Button>
      </Ways>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 110px 132px auto;
  align-items: center;
  gap: 12px 24px;
  padding: 20px 0;
  border-top: 1px solid ${color.line};
  > :nth-child(3) {
    justify-self: start;
  }
  ${below.compact} {
    grid-template-columns: minmax(0, 1fr) auto;
    > :nth-child(3) {
      grid-row: 2;
    }
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const What = styled.div`
  min-width: 0;
  p {
    overflow-wrap: anywhere;
    ${text.title3}
  }
  span {
    color: ${color.muted};
    ${text.small}
  }
`;

const Sum = styled.p`
  font: 640 16px/1.3 ${font.text};
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

const Ways = styled.div`
  display: flex;
  gap: 10px;
`;
