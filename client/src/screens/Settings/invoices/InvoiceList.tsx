import { graphql, usePaginationFragment } from "react-relay/hooks";
import styled from "styled-components";
import { LoadMore } from "../../../components/LoadMore";
import { Panel } from "../../../design/layout/Page";
import { Button } from "../../../design/primitives/Button";
import { SettingsPanel } from "../profile/SettingsPanel";
import type { InvoiceList_viewer$key } from "./__generated__/InvoiceList_viewer.graphql";
import type { InvoiceListPaginationQuery } from "./__generated__/InvoiceListPaginationQuery.graphql";
import { InvoiceRow } from "./InvoiceRow";
import { NoInvoices } from "./NoInvoices";

const PAGE_SIZE = 12;

export function InvoiceList({ viewer }: { viewer: InvoiceList_viewer$key }) {
  const { data, loadNext, hasNext, isLoadingNext, refetch } = usePaginationFragment<
    InvoiceListPaginationQuery,
    InvoiceList_viewer$key
  >(
    graphql`
      fragment InvoiceList_viewer on Member
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 12 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "InvoiceListPaginationQuery") {
        invoices(first: $count, after: $cursor) @connection(key: "InvoiceList_invoices") {
          edges {
            node {
              number
              ...InvoiceRow_invoice
            }
          }
        }
        subscription {
          ...NoInvoices_subscription
        }
      }
    `,
    viewer,
  );
  const { invoices, subscription } = data;
  if (invoices == null) {
    return <NotLoaded onRetry={() => refetch({}, { fetchPolicy: "network-only" })} />;
  }
  if (invoices.edges.length === 0) return <NoInvoices subscription={subscription ?? null} />;
  return (
    <SettingsPanel
      title="Invoices"
      note="Newest first. Open one to see every detail, or to print it."
    >
      <List>
        <ul>
          {invoices.edges.map(({ node }) => (
            <InvoiceRow key={node.number} invoice={node} />
          ))}
        </ul>
        <LoadMore
          label="See More"
          hasNext={hasNext}
          isLoading={isLoadingNext}
          onLoad={(onComplete) => loadNext(PAGE_SIZE, { onComplete })}
        />
      </List>
    </SettingsPanel>
  );
}

/** Billing is unavailable, or the member asked very often. */
function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Problem role="alert">
      <p>We couldn’t load your invoices. Please try again in a minute.</p>
      <Button kind="outline" size="s" onClick={onRetry}>
        Try again
      </Button>
    </Problem>
  );
}

const Problem = styled(Panel)`
  display: grid;
  justify-items: start;
  gap: 16px;
  padding: 32px;
`;

const List = styled.div`
  max-width: 880px;
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
