import type { Pool, PoolClient } from "pg";
import type { GiftCardEntry, Moment } from "../book/book";
import { resourceId } from "../book/identifiers";
import { type GiftCardSeed, giftCardSeedFor, giftCardSeeds } from "../catalogue/gift-cards";

interface Row {
  readonly card: GiftCardEntry;
  readonly account_code: string | null;
}

export class GiftCardRepository {
  constructor(private readonly pool: Pool) {}

  async seed(): Promise<void> {
    for (const seed of giftCardSeeds) await this.#insert(this.pool, seed.code, seed);
  }

  /** Locks the card for this transaction. Returns null if it is unknown, used, or canceled. */
  async lockUnused(client: Pool | PoolClient, code: string): Promise<GiftCardEntry | null> {
    const wanted = code.trim().toUpperCase();
    const seed = giftCardSeedFor(wanted);
    if (seed) await this.#insert(client, wanted, seed);
    const found = await client.query<Row>(
      "select card, account_code from sandbox.gift_card where redemption_code = $1 for update",
      [wanted],
    );
    const row = found.rows[0];
    const isUsed = !row || row.account_code !== null || row.card.redeemedAt !== null;
    return isUsed || row.card.canceledAt !== undefined ? null : row.card;
  }

  async assignTo(client: PoolClient, card: GiftCardEntry, accountCode: string): Promise<void> {
    await client.query(
      "update sandbox.gift_card set account_code = $2, card = $3 where redemption_code = $1",
      [card.redemptionCode, accountCode, JSON.stringify(card)],
    );
  }

  async findById(id: string): Promise<{ card: GiftCardEntry; accountCode: string | null } | null> {
    const found = await this.pool.query<Row>(
      "select card, account_code from sandbox.gift_card where id = $1",
      [id],
    );
    const row = found.rows[0];
    return row ? { card: row.card, accountCode: row.account_code } : null;
  }

  /** Takes the balance of a redeemed card from the book of its account, whose charges use it up. */
  async list(): Promise<readonly GiftCardEntry[]> {
    const found = await this.pool.query<Pick<Row, "card">>(
      `select gift.card || coalesce(
         (select jsonb_build_object('balance', entry->'balance')
          from sandbox.account_book, jsonb_array_elements(book->'giftCards') entry
          where code = gift.account_code and entry->>'id' = gift.id), '{}') as card
       from sandbox.gift_card gift`,
    );
    return found.rows.map(({ card }) => card);
  }

  /** Cancels an unused card. Returns false if there is none with this code. */
  async cancel(code: string, at: Moment): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `update sandbox.gift_card set card = card || jsonb_build_object('canceledAt', $2::bigint)
       where redemption_code = $1 and account_code is null`,
      [code.trim().toUpperCase(), at],
    );
    return rowCount === 1;
  }

  async add(client: Pool | PoolClient, card: GiftCardEntry): Promise<void> {
    await client.query(
      `insert into sandbox.gift_card (redemption_code, id, card) values ($1, $2, $3)
       on conflict (redemption_code) do nothing`,
      [card.redemptionCode, card.id, JSON.stringify(card)],
    );
  }

  async #insert(client: Pool | PoolClient, code: string, seed: GiftCardSeed): Promise<void> {
    const now = Date.now();
    const card: GiftCardEntry = {
      id: resourceId(),
      redemptionCode: code,
      productCode: "eightcount-gift",
      unitAmount: seed.unitAmount,
      currency: "USD",
      balance: seed.used ? 0 : seed.unitAmount,
      createdAt: now,
      redeemedAt: seed.used ? now : null,
    };
    await this.add(client, card);
  }
}
