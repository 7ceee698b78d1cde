import type { PoolClient } from "pg";

export class CardTrialRepository {
  /** Locks the card for this transaction, so that two accounts cannot start its trial together. */
  async has(client: PoolClient, fingerprint: string): Promise<boolean> {
    await client.query("select pg_advisory_xact_lock(hashtextextended($1, 4021))", [fingerprint]);
    const found = await client.query("select 1 from sandbox.card_trial where fingerprint = $1", [
      fingerprint,
    ]);
    return found.rowCount === 1;
  }

  async record(client: PoolClient, fingerprint: string, accountCode: string): Promise<void> {
    await client.query(
      `insert into sandbox.card_trial (fingerprint, account_code) values ($1, $2)
       on conflict (fingerprint) do nothing`,
      [fingerprint, accountCode],
    );
  }
}
