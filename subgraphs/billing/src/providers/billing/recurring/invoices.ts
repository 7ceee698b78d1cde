import type recurly from "recurly";
import type { Invoice } from "../billing.invoices";
import { orNull } from "./failures";
import { listAtMost, PAGE } from "./list-all";
import { toInvoices } from "./read-invoices";

/** More than a member gets in a lifetime of months. */
const MOST = 1_000;

export class Invoices {
  constructor(private readonly client: recurly.Client) {}

  async list(account: string): Promise<readonly Invoice[]> {
    const params = { limit: PAGE, sort: "created_at", order: "desc" };
    const pager = this.client.listAccountInvoices(account, { params });
    return toInvoices((await orNull(listAtMost(pager, MOST))) ?? []);
  }

  /** The client returns the bytes as a string with one character for each. */
  async pdf(code: string, number: string): Promise<Buffer | null> {
    const id = `number-${number}`;
    const invoice = await orNull(this.client.getInvoice(id));
    if (invoice?.account?.code !== code) return null;
    const { data } = await this.client.getInvoicePdf(id);
    return Buffer.from(data ?? "", "latin1");
  }
}
