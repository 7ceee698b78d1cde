import type { Pool } from "pg";
import type { GiftCardRepository } from "../billing/purchases/gift-card.repository";
import { inTransaction } from "../storage/transaction";

/** Books first: every change of one begins there, so that neither waits for the other in a ring. */
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
  // Its contacts stay: the product knows them by id.
  "crm_subscription",
];

/** Forgets what happened in the sandbox and puts the gift cards back. */
export class ResetService {
  constructor(
    private readonly pool: Pool,
    private readonly giftCards: GiftCardRepository,
    private readonly forgetTraces: () => void,
  ) {}

  async everything(): Promise<void> {
    const tables = EVERYTHING.map((name) => `sandbox.${name}`).join(", ");
    await this.pool.query(`truncate ${tables}`);
    await this.giftCards.seed();
    this.forgetTraces();
  }

  /** Forgets one account; what it used up is good again. False when there is none. */
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
    return isKnown;
  }
}
