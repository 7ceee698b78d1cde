import type { Book, InvoiceEntry } from "../book/book";
import { invoiceWire } from "../wire/invoice.wire";
import { PAGE, Pen, styles } from "./pen";

type WireInvoice = ReturnType<typeof invoiceWire>;

const FULL = { x: PAGE.margin, width: PAGE.width - 2 * PAGE.margin };
/** Leaves room for an amount on the right. */
const NARROW = { x: PAGE.margin, width: FULL.width - 130 };

const dateFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const dateOf = (iso: string): string => dateFormat.format(new Date(iso));

export function invoicePdf(book: Book, invoice: InvoiceEntry): Promise<Buffer> {
  const wire = invoiceWire(book, invoice);
  const name = wire.type === "credit" ? "Credit invoice" : "Invoice";
  const title = `${name} ${wire.number ?? ""}`;
  const pen = Pen.open({ title, createdAt: new Date(wire.created_at) });
  writeHead(pen, title, wire);
  writeRecipient(pen, book);
  writeLines(pen, wire);
  writeSums(pen, wire);
  writePayments(pen, wire);
  return pen.close();
}

function writeHead(pen: Pen, title: string, wire: WireInvoice): void {
  pen.write("Eightcount", styles.strong, FULL);
  pen.down(34);
  pen.down(pen.write(title, styles.title, FULL) + 4);
  const state = wire.state.replace("_", " ");
  pen.down(pen.write(`${dateOf(wire.created_at)}, ${state}`, styles.muted, FULL) + 22);
}

function writeRecipient(pen: Pen, { account, billingInfo }: Book): void {
  const address = account.address ?? billingInfo?.address;
  const name = [account.firstName, account.lastName].filter(Boolean).join(" ");
  const place = [address?.postal_code, address?.city, address?.region].filter(Boolean).join(" ");
  const lines = [name, account.email, address?.street1, address?.street2, place, address?.country];
  pen.down(pen.write("Billed to", styles.muted, FULL));
  for (const line of lines) if (line) pen.down(pen.write(line, styles.body, FULL));
  pen.down(22);
}

function writeLines(pen: Pen, wire: WireInvoice): void {
  pen.rule();
  for (const line of wire.line_items) {
    pen.writeRight(money(line.subtotal, wire), styles.body);
    pen.down(pen.write(line.description, styles.body, NARROW));
    const period = `${dateOf(line.start_date)} – ${dateOf(line.end_date)}`;
    pen.down(pen.write(period, styles.muted, NARROW) + 8);
  }
  pen.rule();
}

function writeSums(pen: Pen, wire: WireInvoice): void {
  const rows: readonly (readonly [string, number])[] = [
    ["Subtotal", wire.subtotal],
    ["Discount", -wire.discount],
    ["Tax", wire.tax],
    ["Total", wire.total],
    ["Paid", wire.paid],
    ["Balance", wire.balance],
  ];
  const optional = new Set(["Discount", "Tax"]);
  for (const [label, amount] of rows) {
    if (amount === 0 && optional.has(label)) continue;
    const style = label === "Total" ? styles.strong : styles.body;
    pen.writeRight(money(amount, wire), style);
    pen.down(pen.write(label, style, NARROW) + 2);
  }
  pen.down(22);
}

function writePayments(pen: Pen, wire: WireInvoice): void {
  if (wire.transactions.length === 0) return;
  pen.down(pen.write("Payments", styles.muted, FULL));
  for (const entry of wire.transactions) {
    const card = entry.payment_method
      ? `${entry.payment_method.card_type} ending with ${entry.payment_method.last_four}`
      : "Card";
    const what = entry.type === "refund" ? `Refund to ${card}` : card;
    pen.writeRight(money(entry.amount, wire), styles.body);
    const line = `${dateOf(entry.created_at)}, ${what}: ${entry.status}`;
    pen.down(pen.write(line, styles.body, NARROW));
  }
}

const money = (amount: number, { currency }: WireInvoice): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).format(amount);
