import type { Pool } from "pg";

export type WebhookSender = "billing" | "crm";

export interface WaitingWebhook {
  readonly id: number;
  readonly sender: WebhookSender;
  readonly body: string;
  readonly attempts: number;
}

export interface WebhookLogEntry {
  readonly id: number;
  readonly accountCode: string;
  readonly body: string;
  readonly state: "waiting" | "delivered" | "given_up";
  readonly attempts: number;
  readonly copies: number;
  readonly lastStatus: number | null;
  readonly lastError: string | null;
  readonly createdAt: Date;
}

export interface Attempt {
  readonly status: number | null;
  readonly error: string | null;
}

const LEASE_SECONDS = 30;
const SHOWN = 200;

export class WebhookRepository {
  constructor(private readonly pool: Pool) {}

  /** Claims due webhooks. Other processes skip them for half a minute. */
  async claim(
    limit: number,
    senders: readonly WebhookSender[],
  ): Promise<readonly WaitingWebhook[]> {
    const claimed = await this.pool.query<WaitingWebhook & { id: string }>(
      `update sandbox.webhook set due_at = now() + make_interval(secs => $2)
       where id in (
         select id from sandbox.webhook where state = 'waiting' and due_at <= now() and sender = any($3)
         order by id limit $1 for update skip locked)
       returning id, sender, body, attempts`,
      [limit, LEASE_SECONDS, senders],
    );
    return claimed.rows
      .map((row) => ({ ...row, id: Number(row.id) }))
      .sort((left, right) => left.id - right.id);
  }

  async release(ids: readonly number[]): Promise<void> {
    await this.pool.query("update sandbox.webhook set due_at = now() where id = any($1)", [ids]);
  }

  async markDelivered(id: number, { status }: Attempt): Promise<void> {
    await this.pool.query(
      `update sandbox.webhook set state = 'delivered', attempts = attempts + 1,
       copies = copies + 1, last_status = $2, last_error = null, delivered_at = now() where id = $1`,
      [id, status],
    );
  }

  async recordCopy(id: number): Promise<void> {
    await this.pool.query("update sandbox.webhook set copies = copies + 1 where id = $1", [id]);
  }

  /** Gives up if `retryInMs` is null. */
  async markFailed(
    id: number,
    attempt: Attempt & { readonly retryInMs: number | null },
  ): Promise<void> {
    await this.pool.query(
      `update sandbox.webhook set attempts = attempts + 1, last_status = $2, last_error = $3,
       state = case when $4::float is null then 'given_up' else 'waiting' end,
       due_at = now() + make_interval(secs => coalesce($4::float, 0) / 1000) where id = $1`,
      [id, attempt.status, attempt.error, attempt.retryInMs],
    );
  }

  /** Computed on the database's clock, which sets `due_at`. Null if nothing waits. */
  async nextDueInMs(senders: readonly WebhookSender[]): Promise<number | null> {
    const found = await this.pool.query<{ ms: number | null }>(
      `select extract(epoch from min(due_at) - now())::float * 1000 as ms
       from sandbox.webhook where state = 'waiting' and sender = any($1)`,
      [senders],
    );
    return found.rows[0]?.ms ?? null;
  }

  async retryAll(): Promise<number> {
    const updated = await this.pool.query(
      `update sandbox.webhook set state = 'waiting', attempts = 0, due_at = now()
       where state <> 'delivered'`,
    );
    return updated.rowCount ?? 0;
  }

  async log(): Promise<readonly WebhookLogEntry[]> {
    const found = await this.pool.query<WebhookLogEntry & { id: string }>(
      `select id, account_code as "accountCode", body, state, attempts, copies,
       last_status as "lastStatus", last_error as "lastError", created_at as "createdAt"
       from sandbox.webhook order by id desc limit $1`,
      [SHOWN],
    );
    return found.rows.map((row) => ({ ...row, id: Number(row.id) }));
  }
}
