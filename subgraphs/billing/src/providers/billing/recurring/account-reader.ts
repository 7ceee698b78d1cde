import type { Logger } from "@eightcount/service-kit/logging/logger";
import type recurly from "recurly";
import type { AccountCredit, AccountReading, BillingInfo } from "../billing.provider";
import { isFinal, orNull } from "./failures";
import { listAll, PAGE } from "./list-all";
import { listPastDue } from "./past-due";
import { renews, subscriptionToRead, toAccountReading, toCredit } from "./read-account";
import { toBillingInfo } from "./read-billing-info";
import { listPaid } from "./read-charges";

export class AccountReader {
  constructor(
    private readonly client: recurly.Client,
    private readonly logger: Logger,
  ) {}

  async read(account: string): Promise<AccountReading> {
    const [{ subscriptions, renewal }, billingInfo, { balance, pastDue }, paid] = await Promise.all(
      [
        this.#subscriptionsOf(account).then(async (subscriptions) => ({
          subscriptions,
          renewal: await this.#renewalOf(subscriptionToRead(subscriptions)),
        })),
        orNull(this.client.getBillingInfo(account)),
        this.#debtsOf(account),
        listPaid(this.client, account),
      ],
    );
    return toAccountReading({ subscriptions, billingInfo, balance, pastDue, paid, renewal });
  }

  async readBillingInfo(account: string): Promise<BillingInfo | null> {
    const found = await orNull(this.client.getAccount(account));
    return found && toBillingInfo(found);
  }

  async readCredit(account: string): Promise<AccountCredit | null> {
    const balance = await orNull(this.client.getAccountBalance(account));
    return toCredit(balance);
  }

  async #debtsOf(account: string) {
    const balance = await orNull(this.client.getAccountBalance(account));
    return { balance, pastDue: balance?.pastDue ? await listPastDue(this.client, account) : [] };
  }

  // Only the renewal preview includes coupons and credit on the account.
  async #renewalOf(
    subscription: recurly.Subscription | null,
  ): Promise<recurly.InvoiceCollection | null> {
    if (!subscription?.id || !renews(subscription)) return null;
    return this.client.getPreviewRenewal(subscription.id).catch((error: unknown) => {
      // Access must not depend on an amount. Without a preview, the plan's price is shown.
      if (!isFinal(error)) throw error;
      this.logger.warn({ err: error }, "renewal preview failed; showing the plan's price");
      return null;
    });
  }

  async #subscriptionsOf(account: string): Promise<readonly recurly.Subscription[]> {
    const params = { limit: PAGE, sort: "created_at", order: "desc" };
    const pager = this.client.listAccountSubscriptions(account, { params });
    return (await orNull(listAll(pager))) ?? [];
  }
}
