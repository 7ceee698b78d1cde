import { context, ROOT_CONTEXT } from "@opentelemetry/api";
import type { Pool } from "pg";
import type { Logger } from "../logging/logger";
import { deleteRows } from "../process/delete-in-steps";

/** A requested mutation. Contains no input, so no secrets either. */
export interface AuditEntry {
  /** Member who sent the request or signed in with it, null for a visitor. */
  readonly memberId: string | null;
  readonly action: string;
  /** `done`, `failed`, or the code of the refusal. */
  readonly outcome: string;
  readonly address: string;
  /** Trace and our span in it, which no caller chooses. */
  readonly traceId: string | null;
}

export interface AuditLogOptions {
  /** At most one connection is in use at any time. */
  readonly pool: Pick<Pool, "query">;
  readonly logger: Logger;
  /** Further entries are lost. */
  readonly maxPending?: number;
}

const MAX_PENDING = 1_000;
const BATCH_SIZE = 100;
const ADDRESS_LENGTH = 64;

// The database sets the timestamp, because its trigger checks the age of rows by the same clock.
const WRITE = `
  INSERT INTO audit_log (member_id, action, outcome, address, trace_id)
  SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[])`;
const EXPIRED = { condition: "at < now() - interval '400 days'" };

/** Appends to the table `audit_log` in the background. Never delays or fails a request. */
export class AuditLog {
  readonly #pending: AuditEntry[] = [];
  #writing: Promise<void> | null = null;
  #isDropping = false;

  constructor(private readonly options: AuditLogOptions) {}

  record(entry: AuditEntry): void {
    if (this.#pending.length >= (this.options.maxPending ?? MAX_PENDING)) {
      this.#reportLoss(new Error("audit buffer full"));
      return;
    }
    this.#pending.push(entry);
    // One write contains entries of several requests, so it belongs to no trace.
    this.#writing ??= context.with(ROOT_CONTEXT, () => this.#writeAll());
  }

  async drain(): Promise<void> {
    while (this.#writing) await this.#writing;
  }

  async prune(): Promise<void> {
    await deleteRows(this.options.pool, "audit_log", EXPIRED);
  }

  async #writeAll(): Promise<void> {
    while (this.#pending.length > 0) {
      await this.#write(this.#pending.splice(0, BATCH_SIZE));
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
      if (this.#isDropping) this.options.logger.info("audit log writable again");
      this.#isDropping = false;
    } catch (error) {
      this.#reportLoss(error);
    }
  }

  #reportLoss(error: unknown): void {
    if (this.#isDropping) return;
    this.#isDropping = true;
    this.options.logger.warn({ err: error }, "audit log write failed; entries dropped");
  }
}
