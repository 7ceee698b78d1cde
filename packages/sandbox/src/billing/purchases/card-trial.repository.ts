import type { PoolClient } from "pg";

/** Which cards have had their one trial. */
export class CardTrialRepository {
  async has(client: PoolClient, fingerprint: string): Promise<boolean> {
    const found = await client.query("select 1 from sandbox.card_trial where fingerprint = $1", [
      fingerprint,
    ]);
    return found.rowCount === 1;
  }

  async note(client: PoolClient, fingerprint: string, accountCode: string): Promise<void> {
    await client.query(
      `insert into sandbox.card_trial (fingerprint, account_code) values ($1, $2)
       on conflict (fingerprint) do nothing`,
      [fingerprint, accountCode],
    );
  }
}
