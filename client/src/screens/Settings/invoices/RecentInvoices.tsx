import { Suspense } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { SilentBoundary } from "../../../components/SilentBoundary";
import { PanelSkeleton } from "../../../design/primitives/Skeleton";
import { color, font } from "../../../design/theme/theme";
import { paths } from "../../../navigation/paths";
import { QuietLink } from "../ActionRow";
import { AsidePanel } from "../AsidePanel";
import { SupportLink } from "../CrmNotes";
import { keepDates } from "../keepDates";
import { amount, longDate } from "../subscriptionFormat";
import type { RecentInvoicesQuery } from "./__generated__/RecentInvoicesQuery.graphql";
import { InvoiceStatusChip } from "./InvoiceStatusChip";

interface RecentInvoicesProps {
  /** True if the CRM bills the member, which sends its own invoices. */
  readonly isCrm: boolean;
  /** Changes with everything that could add an invoice. */
  readonly version: string;
}

/** The last invoices beside the subscription, with the way to all of them once there is one. */
export function RecentInvoices({ isCrm, version }: RecentInvoicesProps) {
  return (
    <AsidePanel title={isCrm ? "Invoices" : "Recent invoices"}>
      {isCrm ? (
        <>
          <Text>We send your invoices by email.</Text>
          <Ask>
            Missing one? Write to <SupportLink subject="Please send me an invoice" />.
          </Ask>
        </>
      ) : (
        <SilentBoundary fallback={<Unknown />}>
          <Suspense fallback={<Placeholder role="img" aria-label="Loading" data-loading />}>
            <Rows version={version} />
          </Suspense>
        </SilentBoundary>
      )}
    </AsidePanel>
  );
}

function Rows({ version }: { readonly version: string }) {
  const { viewer } = useLazyLoadQuery<RecentInvoicesQuery>(
    graphql`
      query RecentInvoicesQuery {
        viewer {
          invoices(first: 3) {
            edges {
              node {
                number
                issuedAt
                status
                totalCents
                currency
              }
            }
          }
        }
      }
    `,
    {},
    { fetchKey: version, fetchPolicy: "store-and-network" },
  );
  const invoices = viewer?.invoices;
  if (invoices == null) return <Unknown />;
  if (invoices.edges.length === 0)
    return <Text>No invoices yet. Each payment will appear here.</Text>;
  return (
    <>
      <List>
        {invoices.edges.map(({ node: { number, issuedAt, status, totalCents, currency } }) => (
          <li key={number}>
            <Link to={paths.invoice(number)}>
              <span>
                {keepDates(longDate(issuedAt))}
                <small>No. {number}</small>
              </span>
              <b>{amount(totalCents, currency)}</b>
              <InvoiceStatusChip status={status} />
            </Link>
          </li>
        ))}
      </List>
      <AllInvoices />
    </>
  );
}

/** The list itself offers another try. */
const Unknown = () => (
  <>
    <Text>We couldn’t load your invoices.</Text>
    <AllInvoices />
  </>
);

const AllInvoices = () => (
  <More>
    <QuietLink to={paths.invoices}>All invoices</QuietLink>
  </More>
);

const Text = styled.p`
  color: ${color.muted};
`;

const Ask = styled(Text)`
  margin-top: 8px;
  overflow-wrap: anywhere;
`;

/** As high as one invoice, because most members who wait here for the first time have one. */
const Placeholder = styled(PanelSkeleton)`
  height: 65px;
`;

const More = styled.p`
  margin-top: 16px;
`;

/** The rows share the columns of the list, so that amounts stand below each other. */
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  column-gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  li,
  a {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
  a {
    align-items: center;
    min-height: 64px;
    border-top: 1px solid ${color.line};
    font: 620 15px/1.4 ${font.text};
    font-variant-numeric: tabular-nums;
  }
  a:hover > span:first-child {
    text-decoration: underline;
  }
  a > :last-child {
    justify-self: end;
  }
  b {
    font-weight: inherit;
    text-align: right;
  }
  small {
    display: block;
    color: ${color.muted};
    font: 440 13px/1.4 ${font.text};
  }
`;
