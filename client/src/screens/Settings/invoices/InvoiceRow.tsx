import { ChevronRight, FileDown } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { Button, ButtonLink } from "../../../design/primitives/Button";
import { VisuallyHidden } from "../../../design/primitives/VisuallyHidden";
import { below } from "../../../design/theme/breakpoints";
import { color, font, radius } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import { paths } from "../../../navigation/paths";
import { opensSubscriptionDialog } from "../../../navigation/subscriptionDialog";
import { keepDates } from "../keepDates";
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
        <Link to={paths.invoice(number)}>
          {lines[0]?.description ?? `Invoice ${number}`}
          <ChevronRight aria-hidden="true" />
          <VisuallyHidden>. View invoice {number}</VisuallyHidden>
        </Link>
        <span>
          {keepDates(longDate(issuedAt))} · No.&nbsp;{number}
        </span>
      </What>
      <Sum>{amount(totalCents, currency)}</Sum>
      <div>
        <InvoiceStatusChip status={status} />
      </div>
      <Actions>
        {status === "PAST_DUE" && (
          <ButtonLink size="s" to={paths.subscription} state={opensSubscriptionDialog("card")}>
            Pay<VisuallyHidden> invoice {number}</VisuallyHidden>
          </ButtonLink>
        )}
        <Button
          kind="outline"
          size="s"
          aria-label={`Download PDF of invoice ${number}`}
          onClick={download}
          busyLabel={isPending && "Loading"}
        >
          <FileDown aria-hidden="true" /> PDF
        </Button>
      </Actions>
    </Row>
  );
}

/** The link fills the row, below the buttons. */
const Row = styled.li`
  position: relative;
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  row-gap: 12px;
  padding: 20px 0;
  &:last-child {
    padding-bottom: 0;
  }
  & + & {
    border-top: 1px solid ${color.line};
  }
  &:hover > :first-child a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  /* The amount stays at the edge. The status and the buttons have the second line to themselves. */
  ${below.shell} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    column-gap: 16px;
    > :first-child {
      grid-column: 1 / 3;
    }
    > :nth-child(2) {
      align-self: start;
    }
    > :last-child {
      grid-column: 2 / 4;
    }
  }
`;

const What = styled.div`
  min-width: 0;
  --icon: 16px;
  a {
    overflow-wrap: anywhere;
    ${text.title3}
  }
  svg {
    display: inline-block;
    margin-left: 4px;
    color: ${color.muted};
    vertical-align: -2px;
  }
  a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  a:focus-visible {
    outline: none;
    box-shadow: none;
  }
  a:focus-visible::after {
    border-radius: ${radius.s};
    outline: 2px solid ${color.focus};
  }
  > span {
    display: block;
    margin-top: 2px;
    color: ${color.muted};
    ${text.small}
  }
`;

const Actions = styled.div`
  position: relative;
  display: flex;
  gap: 8px;
  justify-content: flex-end;
  pointer-events: none;
  --icon: 16px;
  > * {
    pointer-events: auto;
  }
  ${below.shell} {
    > * {
      height: 44px;
    }
  }
`;

const Sum = styled.p`
  font: 640 16px/1.3 ${font.text};
  font-variant-numeric: tabular-nums;
  text-align: right;
`;
