import { graphql, usePaginationFragment } from "react-relay/hooks";
import styled from "styled-components";
import { LoadMore } from "../../../components/LoadMore";
import { Panel } from "../../../design/layout/Page";
import { Button } from "../../../design/primitives/Button";
import { below } from "../../../design/theme/breakpoints";
import { color } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
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
    <List as="section" aria-labelledby="invoices">
      <h2 id="invoices">Invoices</h2>
      <p>Newest first. Open one to see every detail, or to print it.</p>
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

/** The rows share the columns of the list, so that amounts and buttons stand below each other. */
const List = styled(Panel)`
  max-width: 880px;
  padding: 32px;
  h2 {
    ${text.title2}
  }
  > p {
    margin-top: 6px;
    color: ${color.muted};
    ${text.small}
  }
  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto auto;
    column-gap: 24px;
    margin: 16px 0 0;
    padding: 0;
    list-style: none;
  }
  ${below.shell} {
    padding: 20px;
    ul {
      display: block;
      margin-top: 8px;
    }
  }
`;
