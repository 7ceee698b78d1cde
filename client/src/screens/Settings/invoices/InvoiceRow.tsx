import { ChevronRight, FileDown } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { ButtonLink } from "../../../design/primitives/Button";
import { IconButton } from "../../../design/primitives/IconButton";
import { VisuallyHidden } from "../../../design/primitives/VisuallyHidden";
import { below } from "../../../design/theme/breakpoints";
import { color, font, radius } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import { paths } from "../../../navigation/paths";
import { opensSubscriptionDialog } from "../../../navigation/subscriptionDialog";
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
          <VisuallyHidden>. View invoice {number}</VisuallyHidden>
        </Link>
        <span>
          {longDate(issuedAt)} · No. {number}
        </span>
      </What>
      <Sum>{amount(totalCents, currency)}</Sum>
      <State>
        <InvoiceStatusChip status={status} />
        {status === "PAST_DUE" && (
          <ButtonLink size="s" to={paths.subscription} state={opensSubscriptionDialog("card")}>
            Pay<VisuallyHidden> invoice {number}</VisuallyHidden>
          </ButtonLink>
        )}
      </State>
      <IconButton
        label={`Download PDF of invoice ${number}`}
        onClick={download}
        disabled={isPending}
        aria-busy={isPending || undefined}
      >
        <FileDown />
      </IconButton>
      <ChevronRight aria-hidden="true" />
    </Row>
  );
}

/** The link fills the row, below the button for the PDF. */
const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(104px, auto) 44px 20px;
  align-items: center;
  gap: 4px 12px;
  padding: 14px 0;
  --icon: 20px;
  &:first-child {
    padding-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
  & + & {
    border-top: 1px solid ${color.line};
  }
  > button {
    position: relative;
  }
  > svg {
    color: ${color.muted};
  }
  &:hover a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${below.compact} {
    grid-template-columns: auto minmax(0, 1fr) 44px 20px;
    gap: 6px 12px;
    > :first-child {
      grid-column: 1 / 3;
    }
    > :nth-child(2) {
      grid-area: 2 / 1;
    }
    > :nth-child(3) {
      grid-area: 2 / 2;
    }
    > :nth-child(4) {
      grid-area: 1 / 3 / span 2;
    }
    > :last-child {
      grid-area: 1 / 4 / span 2;
    }
  }
  /* The status and its button have the second line to themselves. */
  ${below.small} {
    > :nth-child(3) {
      grid-area: 2 / 2 / auto / -1;
    }
    > :nth-child(4) {
      grid-area: 1 / 3;
    }
    > :last-child {
      grid-area: 1 / 4;
    }
  }
`;

const What = styled.div`
  min-width: 0;
  a {
    overflow-wrap: anywhere;
    ${text.title3}
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

const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  > a {
    position: relative;
    margin-left: auto;
  }
`;

const Sum = styled.p`
  font: 640 16px/1.3 ${font.text};
  font-variant-numeric: tabular-nums;
  text-align: right;
`;
