import { fetchQuery, graphql, type IEnvironment } from "relay-runtime";
import type { fetchInvoiceTableQuery } from "./__generated__/fetchInvoiceTableQuery.graphql";
import type { DataTable } from "./dataTable";

const query = graphql`
  query fetchInvoiceTableQuery($after: String) @throwOnFieldError {
    viewer {
      invoices(first: 100, after: $after) {
        edges {
          node {
            number
            issuedAt
            status
            currency
            subtotalCents
            discountCents
            taxCents
            totalCents
            creditCents
            balanceCents
            lines {
              description
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

const COLUMNS = [
  "Number",
  "Issued at",
  "For",
  "Status",
  "Currency",
  "Subtotal in cents",
  "Discount in cents",
  "Tax in cents",
  "Total in cents",
  "Paid by credit in cents",
  "Still to pay in cents",
];

type Page = NonNullable<NonNullable<fetchInvoiceTableQuery["response"]["viewer"]>["invoices"]>;
type Invoice = Page["edges"][number]["node"];

/**
 * Loads all invoices of the signed-in member; the payment provider keeps them.
 * @throws if any page could not be read.
 */
export async function fetchInvoiceTable(environment: IEnvironment): Promise<DataTable> {
  const rows: (string | null)[][] = [];
  let after: string | null = null;
  do {
    const page: Page = await fetchPage(environment, after);
    rows.push(...page.edges.map(({ node }) => rowOf(node)));
    after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  return { name: "Invoices", columns: COLUMNS, rows, isTruncated: false };
}

async function fetchPage(environment: IEnvironment, after: string | null): Promise<Page> {
  const response = await fetchQuery<fetchInvoiceTableQuery>(
    environment,
    query,
    { after },
    { fetchPolicy: "network-only" },
  ).toPromise();
  const page = response?.viewer?.invoices;
  if (!page) throw new Error("the invoices are missing");
  return page;
}

function rowOf(invoice: Invoice): (string | null)[] {
  const { number, issuedAt, lines, status, currency } = invoice;
  const { subtotalCents, discountCents, taxCents, totalCents, creditCents, balanceCents } = invoice;
  const sums = [subtotalCents, discountCents, taxCents, totalCents, creditCents, balanceCents];
  const what = lines.map(({ description }) => description).join(", ");
  return [number, issuedAt, what, status, currency, ...sums.map(String)];
}
