import { refusal } from "../execution/errors";
import type { Resolvers } from "../execution/resolver";
import { connection, type Order, type PageArgs } from "../paging";
import type { InvoiceRow, MemberRow } from "../world/memberRows";

const INVOICE_PAGE = 12;

const newestFirst: Order<InvoiceRow> = {
  name: "INVOICES",
  keys: ({ issuedAt, number }) => [issuedAt.getTime(), number],
  descending: true,
};

interface Numbered {
  readonly number: string;
}

const find = ({ invoices }: MemberRow, { number }: Numbered) =>
  invoices.find((one) => one.number === number) ?? null;

/** The shortest document that counts as a PDF here. */
const printed = ({ number }: InvoiceRow): string =>
  Buffer.from(`%PDF-1.3\n% invoice ${number}\n%%EOF\n`).toString("base64");

export const invoiceResolvers: Resolvers = {
  Member: {
    invoices: ({ invoices }: MemberRow, page: PageArgs) =>
      connection(invoices, newestFirst, { ...page, standard: INVOICE_PAGE }),
    invoice: find,
    invoicePdf: (member: MemberRow, { number }: Numbered) => {
      const invoice = find(member, { number });
      if (invoice === null) {
        return refusal("InvoicePdfRefused", {
          code: "INVOICE_UNKNOWN",
          message: "We can't find this invoice.",
          field: "number",
        });
      }
      const fileName = `eightcount-invoice-${number}.pdf`;
      return { __typename: "InvoicePdf", number, fileName, content: printed(invoice) };
    },
  },
};
