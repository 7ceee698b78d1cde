import type { Pool } from "pg";
import { brandOf } from "../recurly/cards/card-number.rules";
import { inTransaction } from "../storage/transaction";
import { CrmRepository } from "./crm.repository";
import { type BillingCycle, CRM_OFFERS, type CrmSubscription } from "./crm-record";
import { isActive } from "./crm-subscription.rules";

export interface CrmOptions {
  readonly pool: Pool;
  readonly clock: () => number;
  readonly onNotices: () => void;
}

export interface CrmOrder {
  readonly email: string;
  readonly cycle: BillingCycle;
  /** Validated, digits only. */
  readonly cardNumber: string;
}

type HookKey = "subscription.add" | "subscription.edit";

export class CrmService {
  readonly records: CrmRepository;

  constructor(private readonly options: CrmOptions) {
    this.records = new CrmRepository(options.pool);
  }

  now(): Date {
    return new Date(this.options.clock());
  }

  /** A member with an active subscription keeps it and pays with the new card. */
  placeOrder({ email, cycle, cardNumber }: CrmOrder): Promise<CrmSubscription> {
    return this.#change(async (records, notify) => {
      const contact = await records.upsertContact({ email });
      await records.saveCard(contact.id, cardOf(cardNumber));
      const running = await this.#activeSubscription(records, contact.id);
      if (running) {
        await notify("subscription.edit", running);
        return running;
      }
      const { amount } = CRM_OFFERS[cycle];
      const offer = { cycle, amount, startedAt: this.now() };
      const subscription = await records.addSubscription(contact.id, offer);
      await notify("subscription.add", subscription);
      return subscription;
    });
  }

  replaceCard(email: string, cardNumber: string): Promise<void> {
    return this.#change(async (records, notify) => {
      const contact = await records.upsertContact({ email });
      await records.saveCard(contact.id, cardOf(cardNumber));
      const running = await this.#activeSubscription(records, contact.id);
      if (running) await notify("subscription.edit", running);
    });
  }

  /** Stops renewal. The paid period continues. Returns null for an unknown subscription. */
  cancel(subscriptionId: number): Promise<CrmSubscription | null> {
    return this.#change(async (records, notify) => {
      const found = await records.findSubscription(subscriptionId);
      if (!found) return null;
      await records.cancel(subscriptionId, this.now());
      await notify("subscription.edit", found);
      return records.findSubscription(subscriptionId);
    });
  }

  async #activeSubscription(
    records: CrmRepository,
    contactId: number,
  ): Promise<CrmSubscription | null> {
    const list = await records.listSubscriptions(contactId);
    return list.find((one) => one.cancelledAt === null && isActive(one, this.now())) ?? null;
  }

  async #change<T>(
    work: (
      records: CrmRepository,
      notify: (key: HookKey, subscription: CrmSubscription) => Promise<void>,
    ) => Promise<T>,
  ): Promise<T> {
    const value = await inTransaction(this.options.pool, (client) => {
      const records = new CrmRepository(client);
      return work(records, (event_key, { id, contactId }) => {
        const object_keys = [{ id: String(id), timestamp: this.now().toISOString() }];
        return records.addHook(contactId, { event_key, object_type: "subscription", object_keys });
      });
    });
    this.options.onNotices();
    return value;
  }
}

const cardOf = (number: string) => ({ type: brandOf(number), lastFour: number.slice(-4) });
