import type { Pool } from "pg";
import type { GiftCardRepository } from "../billing/purchases/gift-card.repository";

const EVERYTHING = [
  "resource",
  "account_book",
  "gift_card",
  "card_trial",
  "token",
  "idempotent_reply",
  "webhook",
  "mail",
  "engagement_event",
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

  /** Forgets one account only. True when there was one. */
  async account(code: string): Promise<boolean> {
    const deleted = await this.pool.query("delete from sandbox.account_book where code = $1", [
      code,
    ]);
    return deleted.rowCount === 1;
  }
}
