import type { Pool, PoolClient } from "pg";
import { inRolledBackTransaction, inTransaction } from "../../storage/transaction";
import { webhookBody } from "../../webhooks/webhook-body";
import { Fault, notFound } from "../http/fault";
import { catchUp, nextDueAt } from "../renewals/due.rules";
import { accountNow, machineMoment } from "./account-clock";
import type { Book, Moment } from "./book";
import { announce, createBook, type Notice, type Posting } from "./posting";

/** Changes a book within the transaction of `client`. */
export type BookWork<T> = (posting: Posting, client: PoolClient) => T | Promise<T>;

export interface BookOptions {
  readonly createIfMissing?: boolean;
}

/** Every access first processes what has become due on the account's clock. */
export class BookRepository {
  constructor(
    private readonly pool: Pool,
    private readonly clock: () => Moment,
    private readonly onNotices: () => void,
  ) {}

  machineNow(): Moment {
    return this.clock();
  }

  /** Serializes access per account with an advisory lock. */
  async change<T>(code: string, work: BookWork<T>, options: BookOptions = {}): Promise<T> {
    const notices: Notice[] = [];
    const result = await inTransaction(this.pool, async (client) => {
      const { posting, before } = await this.#open(client, { code, notices, ...options });
      const outcome = await runWithFault(() => work(posting, client));
      await this.#save(client, { posting, before, notices });
      return outcome;
    });
    if (notices.length > 0) this.onNotices();
    if (result.fault) throw result.fault;
    return result.value as T;
  }

  /** Works on the current book and discards every change. Creates one for an unknown code. */
  inspect<T>(code: string, work: BookWork<T>): Promise<T> {
    return inRolledBackTransaction(this.pool, async (client) => {
      const { posting } = await this.#open(client, { code, notices: [], createIfMissing: true });
      return work(posting, client);
    });
  }

  async codeOf(accountId: string): Promise<string> {
    if (accountId.startsWith("code-")) return accountId.slice("code-".length);
    const text = "select code from sandbox.account_book where id = $1";
    const [code] = await this.#codes(text, [accountId]);
    if (code === undefined) throw notFound("Account", "id", accountId);
    return code;
  }

  /** Takes a subscription (`id`, `uuid-…`), invoice (`id`, `number-…`), or transaction. */
  async ownerOf(resource: string, key: string): Promise<string> {
    const text = "select account_code as code from sandbox.resource where key = $1";
    const [code] = await this.#codes(text, [key]);
    if (code === undefined) throw notFound(resource, "id", key);
    return code;
  }

  listCodes(limit: number): Promise<readonly string[]> {
    const text = "select code from sandbox.account_book order by updated_at desc limit $1";
    return this.#codes(text, [limit]);
  }

  listDue(limit: number): Promise<readonly string[]> {
    const text =
      "select code from sandbox.account_book where next_due_at <= $1 order by next_due_at limit $2";
    return this.#codes(text, [new Date(this.clock()), limit]);
  }

  async #codes(text: string, values: readonly unknown[]): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ code: string }>(text, [...values]);
    return rows.map(({ code }) => code);
  }

  async #open(
    client: PoolClient,
    { code, notices, createIfMissing }: { code: string; notices: Notice[] } & BookOptions,
  ): Promise<{ posting: Posting; before: string | null }> {
    await client.query("select pg_advisory_xact_lock(hashtextextended($1, 4020))", [code]);
    const found = await client.query<{ book: string }>(
      "select book::text as book from sandbox.account_book where code = $1",
      [code],
    );
    const before = found.rows[0]?.book ?? null;
    if (before === null && !createIfMissing) throw notFound("Account", "code", code);
    const book = before === null ? createBook(code, this.clock()) : (JSON.parse(before) as Book);
    const now = accountNow(book, this.clock());
    const posting = { book, now, notices };
    if (before === null) {
      announce(posting, { objectType: "account", eventType: "created", id: book.account.id });
    }
    catchUp(posting);
    return { posting, before: before === null ? null : JSON.stringify(JSON.parse(before)) };
  }

  async #save(
    client: PoolClient,
    change: { posting: Posting; before: string | null; notices: readonly Notice[] },
  ): Promise<void> {
    const { book } = change.posting;
    await numberInvoices(client, book);
    const after = JSON.stringify(book);
    if (after !== change.before) await this.#write(client, book, after);
    for (const notice of change.notices) {
      await client.query("insert into sandbox.webhook (account_code, body) values ($1, $2)", [
        book.account.code,
        webhookBody(book, notice),
      ]);
    }
  }

  async #write(client: PoolClient, book: Book, after: string): Promise<void> {
    const due = nextDueAt(book);
    const dueAt = due === null ? null : machineMoment(book, due);
    await client.query(
      `insert into sandbox.account_book (code, id, book, next_due_at) values ($1, $2, $3, $4)
       on conflict (code) do update
       set book = excluded.book, next_due_at = excluded.next_due_at, updated_at = now()`,
      [book.account.code, book.account.id, after, dueAt === null ? null : new Date(dueAt)],
    );
    await client.query(
      `insert into sandbox.resource (key, account_code)
       select key, $2 from unnest($1::text[]) as key on conflict (key) do nothing`,
      [resourceKeys(book), book.account.code],
    );
  }
}

interface WorkOutcome<T> {
  readonly value?: T;
  readonly fault?: Fault;
}

/** Returns a fault that keeps its changes, so that they are committed. Rethrows any other. */
async function runWithFault<T>(work: () => T | Promise<T>): Promise<WorkOutcome<T>> {
  try {
    return { value: await work() };
  } catch (error) {
    if (error instanceof Fault && error.keepsChanges) return { fault: error };
    throw error;
  }
}

async function numberInvoices(client: PoolClient, book: Book): Promise<void> {
  for (const invoice of book.invoices.filter(({ number }) => number === null)) {
    const next = await client.query<{ number: string }>(
      "select nextval('sandbox.invoice_number')::text as number",
    );
    invoice.number = next.rows[0]?.number ?? null;
  }
}

function resourceKeys(book: Book): string[] {
  return [
    ...book.subscriptions.flatMap(({ id, uuid }) => [id, `uuid-${uuid}`]),
    ...book.invoices.flatMap(({ id, number }) => [id, `number-${number}`]),
    ...book.invoices.flatMap(({ transactions }) => transactions.map(({ id }) => id)),
  ];
}
