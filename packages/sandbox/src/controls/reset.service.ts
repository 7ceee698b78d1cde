import type { Pool } from "pg";
import type { FaultSwitches } from "../faults/fault-switches";
import type { GiftCardRepository } from "../recurly/purchases/gift-card.repository";
import { inTransaction } from "../storage/transaction";
import type { TraceStore } from "../traces/trace-store";

/** Books come first, because every change locks them first. Another order could deadlock. */
const EVERYTHING = [
  "account_book",
  "resource",
  "gift_card",
  "card_trial",
  "token",
  "idempotent_reply",
  "webhook",
  "mail",
  "engagement_event",
  // The product has stored the ids of its contacts.
  "crm_subscription",
];

export class ResetService {
  constructor(
    private readonly pool: Pool,
    private readonly giftCards: GiftCardRepository,
    private readonly memory: { readonly traces: TraceStore; readonly faults: FaultSwitches },
  ) {}

  async everything(): Promise<void> {
    const tables = EVERYTHING.map((name) => `sandbox.${name}`).join(", ");
    await this.pool.query(`truncate ${tables}`);
    await this.giftCards.seed();
    this.memory.traces.clear();
    this.memory.faults.clear();
  }

  /** Deletes one account and restores its used gift cards and trials. Returns false if unknown. */
  async account(code: string): Promise<boolean> {
    const isKnown = await inTransaction(this.pool, async (client) => {
      for (const table of ["gift_card", "card_trial"]) {
        await client.query(`delete from sandbox.${table} where account_code = $1`, [code]);
      }
      const books = await client.query("delete from sandbox.account_book where code = $1", [code]);
      await client.query("delete from sandbox.webhook where account_code = $1", [code]);
      return books.rowCount === 1;
    });
    await this.giftCards.seed();
    this.memory.faults.setAccount(code, "none");
    return isKnown;
  }
}
