import { context, ROOT_CONTEXT } from "@opentelemetry/api";
import type { Pool } from "pg";
import type { Logger } from "../logging/logger";

/** One mutation that was asked for. It holds no input, so no secret either. */
export interface AuditEntry {
  /** Who asked, or who signed in by it; null for a visitor. */
  readonly memberId: string | null;
  /** Name of the mutation. */
  readonly action: string;
  /** `done`, `failed`, or the code of the refusal. */
  readonly outcome: string;
  /** Client address, as the gateway saw it. */
  readonly address: string;
  /** Trace of the request, 32 hex digits; null while nothing is traced. */
  readonly traceId: string | null;
}

export interface AuditLogOptions {
  /** Connections to the subgraph's own database; at most one is used at a time. */
  readonly pool: Pick<Pool, "query">;
  readonly logger: Logger;
  /** Entries that may wait to be written; further ones are lost. */
  readonly mostWaiting?: number;
}

const MOST_WAITING = 1_000;
const WRITTEN_AT_ONCE = 100;
const ADDRESS_LENGTH = 64;

// The database dates the rows: its trigger decides by the same clock which of them are old.
const WRITE = `
  INSERT INTO audit_log (member_id, action, outcome, address, trace_id)
  SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[])`;
const FORGET = "DELETE FROM audit_log WHERE at < now() - interval '400 days'";

/** Appends to the table `audit_log`. Nobody waits for it, and nothing fails because of it. */
export class AuditLog {
  readonly #waiting: AuditEntry[] = [];
  #writing: Promise<void> | null = null;
  #isLosing = false;

  constructor(private readonly options: AuditLogOptions) {}

  /** Takes an entry; it is written in the background. */
  record(entry: AuditEntry): void {
    if (this.#waiting.length >= (this.options.mostWaiting ?? MOST_WAITING)) {
      this.#noteLoss(new Error("too many entries wait"));
      return;
    }
    this.#waiting.push(entry);
    // One write holds entries of several requests, so it belongs to no trace.
    this.#writing ??= context.with(ROOT_CONTEXT, () => this.#writeAll());
  }

  /** Waits until everything taken so far is written, or lost. */
  async drain(): Promise<void> {
    while (this.#writing) await this.#writing;
  }

  /** Removes what is older than 400 days. */
  async forgetOld(): Promise<void> {
    await this.options.pool.query(FORGET);
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#write(this.#waiting.splice(0, WRITTEN_AT_ONCE));
    }
    this.#writing = null;
  }

  async #write(entries: readonly AuditEntry[]): Promise<void> {
    try {
      await this.options.pool.query(WRITE, [
        entries.map(({ memberId }) => memberId),
        entries.map(({ action }) => action),
        entries.map(({ outcome }) => outcome),
        entries.map(({ address }) => address.slice(0, ADDRESS_LENGTH)),
        entries.map(({ traceId }) => traceId),
      ]);
      if (this.#isLosing) this.options.logger.info("audit entries are written again");
      this.#isLosing = false;
    } catch (error) {
      this.#noteLoss(error);
    }
  }

  /** Logs the first loss only, until a write succeeds again. */
  #noteLoss(error: unknown): void {
    if (this.#isLosing) return;
    this.#isLosing = true;
    this.options.logger.warn({ err: error }, "audit entries are lost; they cannot be written");
  }
}
