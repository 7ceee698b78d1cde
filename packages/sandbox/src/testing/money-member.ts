import {
  buy,
  GOOD_CARD,
  invoicesOf,
  nextCode,
  type OrderInput,
  previewOf,
  subscriptionOf,
} from "./orders";
import type { TestSandbox } from "./test-sandbox";

const DAY_MS = 86_400_000;
/** A pause of three months takes four steps. */
const MAX_STEPS = 6;
/** After every story. */
const CARD_YEAR = "2046";

export interface Paid {
  readonly amount: number;
  readonly at: number;
}

const cents = (amount: number | null | undefined) => Math.round((amount ?? 0) * 100);

/** A member who buys at a chosen moment, on an account whose clock stands. */
export class MoneyMember {
  private constructor(
    private readonly sandbox: TestSandbox,
    readonly code: string,
    /** What the purchase was said to cost, and what was paid, in minor units. */
    readonly today: { readonly previewed: number; readonly paid: number },
    readonly boughtAt: number,
  ) {}

  static async buyAt(sandbox: TestSandbox, at: number, order: OrderInput): Promise<MoneyMember> {
    const code = nextCode();
    await sandbox.client.createAccount({ code });
    const stand = async (advanceDays?: number) => {
      const body = { accountCode: code, stands: true, ...(advanceDays ? { advanceDays } : {}) };
      const reply = await sandbox.post("/sandbox/clock", body);
      if (!reply.ok) throw new Error(await reply.text());
      return Date.parse(((await reply.json()) as { now: string }).now);
    };
    const now = await stand();
    await stand((at - now) / DAY_MS);
    const previewed = cents((await previewOf(sandbox, { ...order, code })).chargeInvoice?.balance);
    const tokenId = await sandbox.cardToken(GOOD_CARD, { year: CARD_YEAR });
    const { chargeInvoice: invoice } = await buy(sandbox, { ...order, code, tokenId });
    const { currentPeriodStartedAt } = await subscriptionOf(sandbox, code);
    const today = { previewed, paid: chargedBy(invoice) };
    return new MoneyMember(sandbox, code, today, currentPeriodStartedAt?.getTime() ?? 0);
  }

  subscription() {
    return subscriptionOf(this.sandbox, this.code);
  }

  async next(): Promise<Paid | null> {
    const { id } = await this.subscription();
    const { chargeInvoice } = await this.sandbox.client.getPreviewRenewal(id);
    return chargeInvoice ? paidBy(chargeInvoice) : null;
  }

  async previewChange(planCode: string): Promise<Paid | null> {
    const { id } = await this.subscription();
    const change = { planCode, timeframe: "bill_date" };
    const preview = await this.sandbox.client.previewSubscriptionChange(id, change);
    const invoice = preview.invoiceCollection?.chargeInvoice;
    return invoice ? paidBy(invoice) : null;
  }

  async changePlan(planCode: string): Promise<void> {
    const { id } = await this.subscription();
    const change = { planCode, timeframe: "bill_date" };
    await this.sandbox.client.createSubscriptionChange(id, change);
  }

  async pause(remainingPauseCycles: number): Promise<void> {
    const { id } = await this.subscription();
    await this.sandbox.client.pauseSubscription(id, { remainingPauseCycles });
  }

  async cancel(): Promise<void> {
    await this.sandbox.client.cancelSubscription((await this.subscription()).id);
  }

  async reactivate(): Promise<void> {
    await this.sandbox.client.reactivateSubscription((await this.subscription()).id);
  }

  /** Moves the clock to the next invoice and returns what the card paid. Null if none comes. */
  async renew(): Promise<Paid | null> {
    const before = (await invoicesOf(this.sandbox, this.code)).length;
    for (let step = 0; step < MAX_STEPS; step += 1) {
      await this.sandbox.post("/sandbox/clock", { accountCode: this.code, toNextEvent: true });
      const invoices = await invoicesOf(this.sandbox, this.code);
      const latest = invoices.at(-1);
      if (invoices.length === before || !latest) continue;
      return { amount: chargedBy(latest), at: latest.createdAt?.getTime() ?? 0 };
    }
    return null;
  }
}

interface Charges {
  readonly transactions?: readonly { amount?: number | null; success?: boolean | null }[] | null;
}

const chargedBy = (invoice: Charges | null | undefined): number =>
  (invoice?.transactions ?? [])
    .filter(({ success }) => success === true)
    .reduce((sum, { amount }) => sum + cents(amount), 0);

const paidBy = (invoice: {
  readonly balance?: number | null;
  readonly createdAt?: Date | null;
}): Paid => ({ amount: cents(invoice.balance), at: invoice.createdAt?.getTime() ?? 0 });
